import NavLint
import Platform

/// `navlint clean`: empties the result cache.
struct CleanCommand {
  let arguments: ParsedArguments
  let console: Console

  func run() throws(CommandFailure) -> ExitStatus {
    guard let folder = CacheRun.folder(arguments, console.environment) else {
      throw .failed("there is no folder for the cache: neither XDG_CACHE_HOME nor HOME is set")
    }
    do throws(FileError) {
      let count = try ResultCache.clean(folder)
      console.note("removed \(count) files from `\(folder.displayText)`")
    } catch {
      guard error.isMissing else { throw .file(error) }
      console.note("there is no cache in `\(folder.displayText)`")
    }
    return .success
  }
}
