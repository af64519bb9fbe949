import NavLint
import Platform

/// `navlint convert`: documents as canonical JSON.
struct ConvertCommand {
  let arguments: ParsedArguments
  let console: Console

  func run() throws(CommandFailure) -> ExitStatus {
    var plan = try RunPlan(arguments, console)
    let inputs = try plan.inputs()
    let status = try run(inputs, &plan)
    return plan.hasMissingInput ? .failure : status
  }

  private func run(
    _ inputs: BatchInputs, _ plan: inout RunPlan
  ) throws(CommandFailure) -> ExitStatus {
    if try plan.showsInstead(inputs) { return .success }
    var products = try ConvertProducts(arguments, console, inputs, named: plan.namedPaths)
    let reports = try ReportOutputs.open(
      arguments, console, on: products.reportStream(for: arguments[.reports]))
    // What a baseline knows has no canonical form either, so it is not silenced here.
    var run = CheckRun(arguments, console, inputs, nil, reports)
    try reporting { () throws(FileError) in try run.begin() }
    try convert(inputs, &products, &run)
    return try reporting { () throws(FileError) in
      let status = try run.finish()
      try console.errors.flush()
      return status.combined(with: try products.finish())
    }
  }

  private func convert(
    _ inputs: BatchInputs, _ products: inout ConvertProducts, _ run: inout CheckRun
  ) throws(CommandFailure) {
    var progress = Progress(
      console, total: inputs.count, isCrowded: products.writesToStandardOutput)
    let converter = products.converter
    let folder = products.folder?.stage
    let keepsText = products.keepsText
    try Workers.run(count: inputs.count, jobs: arguments.jobCount) { index in
      let input = inputs[index]
      var file = input.convert(by: converter)
      let outputs = folder?.handle(file, of: input) ?? []
      if !keepsText { file.conversion.removeText() }
      return (file, outputs)
    } consume: { (index, product) throws(CommandFailure) in
      let input = inputs[index]
      progress.makeRoom(for: product.0.report)
      try products.add(product.0, product.1, of: input)
      try reporting { () throws(FileError) in try run.add(product.0.report, of: input) }
      progress.update(index + 1)
    }
    progress.clear()
  }

  private func reporting<Value>(
    _ body: () throws(FileError) -> Value
  ) throws(CommandFailure) -> Value {
    do throws(FileError) { return try body() } catch { throw .file(error) }
  }
}
