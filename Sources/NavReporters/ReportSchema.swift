internal import SourceText

/// The JSON Schema (draft-07) of the JSON report, also in schemas/report.schema.json.
package enum ReportSchema {
  /// The schema's text, with a final line break.
  package static let text = #"""
    {
      "$schema": "http://json-schema.org/draft-07/schema#",
      "$id": "\#(SchemaAddress.id(ofFile: "report.schema.json"))",
      "title": "navlint JSON report, version 1",
      "description": "The report of `--format json`; a line of `--format ndjson` is a `file`.",
      "type": "object",
      "additionalProperties": false,
      "required": ["version", "tool", "files", "summary"],
      "properties": {
        "version": {"description": "The version of this format.", "const": 1},
        "tool": {"$ref": "#/definitions/tool"},
        "files": {
          "description": "Every input once, in the order of the run.",
          "type": "array",
          "items": {"$ref": "#/definitions/file"}
        },
        "summary": {"$ref": "#/definitions/summary"}
      },
      "definitions": {
        "tool": {
          "type": "object",
          "additionalProperties": false,
          "required": ["name", "version"],
          "properties": {
            "name": {"const": "navlint"},
            "version": {"type": "string"}
          }
        },
        "file": {
          "type": "object",
          "additionalProperties": false,
          "required": ["path", "status", "diagnostics"],
          "properties": {
            "path": {
              "description": "As written; bytes that are not UTF-8 appear as `\\xNN`.",
              "type": "string"
            },
            "status": {"enum": ["checked", "unreadable", "skipped"]},
            "reason": {"description": "Why the file is unreadable.", "type": "string"},
            "diagnostics": {"type": "array", "items": {"$ref": "#/definitions/diagnostic"}}
          },
          "if": {"properties": {"status": {"const": "unreadable"}}},
          "then": {"required": ["reason"]}
        },
        "diagnostic": {
          "type": "object",
          "additionalProperties": false,
          "required": ["rule", "category", "severity", "message", "pointer", "document", "range"],
          "properties": {
            "rule": {"description": "The rule's id, which never changes.", "type": "string"},
            "category": {"enum": ["yaml", "schema", "semantics", "policy", "project"]},
            "severity": {"enum": ["note", "warning", "error"]},
            "message": {"description": "What is wrong, in one line.", "type": "string"},
            "help": {"description": "What the documents say, or what to do.", "type": "string"},
            "pointer": {
              "description": "A JSON Pointer along the effective path, without merge keys.",
              "type": "string"
            },
            "document": {
              "description": "The number of the document in its stream, from 0.",
              "type": "integer",
              "minimum": 0
            },
            "range": {"$ref": "#/definitions/range"},
            "related": {
              "description": "Other places that matter.",
              "type": "array",
              "items": {"$ref": "#/definitions/relatedLocation"}
            },
            "fixes": {
              "description": "Proposed repairs, the best first.",
              "type": "array",
              "items": {"$ref": "#/definitions/fix"}
            },
            "expected": {"$ref": "#/definitions/expected"},
            "facts": {
              "description": "Ids of the documented facts that the diagnostic rests on.",
              "type": "array",
              "items": {"type": "string"}
            },
            "policy": {"description": "The policy that disallows it.", "type": "string"},
            "references": {
              "description": "Addresses of the documents behind it.",
              "type": "array",
              "items": {"type": "string"}
            }
          }
        },
        "position": {
          "type": "object",
          "additionalProperties": false,
          "required": ["line", "column", "offset"],
          "properties": {
            "line": {
              "description": "From 1; lines end at LF, CR LF or a lone CR.",
              "type": "integer",
              "minimum": 1
            },
            "column": {
              "description": "From 1, in Unicode code points; a byte-order mark is no column.",
              "type": "integer",
              "minimum": 1
            },
            "offset": {
              "description": "From 0, in bytes of the file.",
              "type": "integer",
              "minimum": 0
            }
          }
        },
        "range": {
          "description": "From the start up to, not including, the end.",
          "type": "object",
          "additionalProperties": false,
          "required": ["start", "end"],
          "properties": {
            "start": {"$ref": "#/definitions/position"},
            "end": {"$ref": "#/definitions/position"}
          }
        },
        "relatedLocation": {
          "type": "object",
          "additionalProperties": false,
          "required": ["path", "message", "range"],
          "properties": {
            "path": {"type": "string"},
            "message": {"description": "What this place is.", "type": "string"},
            "range": {"$ref": "#/definitions/range"}
          }
        },
        "fix": {
          "type": "object",
          "additionalProperties": false,
          "required": ["title", "applicability", "edits"],
          "properties": {
            "title": {"description": "What the edits do, as an imperative.", "type": "string"},
            "applicability": {
              "description": "`safe` keeps or states the evident meaning; `unsafe` may change it.",
              "enum": ["safe", "unsafe"]
            },
            "edits": {
              "description": "Without overlap, in order.",
              "type": "array",
              "items": {
                "type": "object",
                "additionalProperties": false,
                "required": ["range", "text"],
                "properties": {
                  "range": {"$ref": "#/definitions/range"},
                  "text": {"description": "What stands there afterwards.", "type": "string"}
                }
              }
            }
          }
        },
        "expected": {
          "description": "What the schema allows here.",
          "type": "object",
          "additionalProperties": false,
          "required": ["type"],
          "properties": {
            "type": {"description": "The type in words.", "type": "string"},
            "values": {
              "description": "The allowed values, if they can be listed.",
              "type": "array",
              "items": {"type": "string"}
            },
            "minimum": {"type": "number"},
            "maximum": {"type": "number"},
            "default": {
              "description": "The documented default as it is written in a document.",
              "type": "string"
            }
          }
        },
        "summary": {
          "type": "object",
          "additionalProperties": false,
          "required": ["files", "errors", "warnings", "notes", "suppressed", "fixable"],
          "properties": {
            "files": {"type": "integer", "minimum": 0},
            "errors": {"type": "integer", "minimum": 0},
            "warnings": {"type": "integer", "minimum": 0},
            "notes": {"type": "integer", "minimum": 0},
            "suppressed": {
              "description": "Diagnostics that a comment or the baseline silenced.",
              "type": "integer",
              "minimum": 0
            },
            "fixable": {
              "description": "Diagnostics with a fix.",
              "type": "integer",
              "minimum": 0
            }
          }
        }
      }
    }

    """#
}
