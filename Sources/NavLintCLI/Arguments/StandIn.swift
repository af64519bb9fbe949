package enum ReportFormat: String, CaseIterable, Sendable {
  case text, concise, json, ndjson, sarif, junit, github, gitlab, checkstyle, rdjson, markdown
  case html, tap
}
