package import SourceText
import YAMLTree

extension SourceFile {
  /// The documents of the stream, each as a file of its own.
  package var separateDocuments: [SourceFile] {
    guard YAMLStream.compose(self).documents.count > 1 else { return [self] }
    return String(decoding: text, as: UTF8.self).split(separator: "---\n").map {
      SourceFile(path: path, bytes: Array($0.utf8))
    }
  }
}
