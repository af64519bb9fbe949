import NavLint
import Platform
import SourceText

extension Console {
  /// Lists the files of a run: for other programs byte for byte, for people as reports show them.
  func list(_ inputs: BatchInputs, isNullSeparated: Bool) throws(CommandFailure) {
    let isForPeople = StandardStream.output.isTerminal && !isNullSeparated
    for input in inputs {
      var line: [UInt8] = []
      if case .file(let path) = input.origin, !isForPeople {
        line = path.bytes
      } else {
        line.appendVisible(input.name)
      }
      line.append(isNullSeparated ? 0 : UInt8(ascii: "\n"))
      do throws(FileError) { try output.write(line) } catch { throw .file(error) }
    }
  }
}
