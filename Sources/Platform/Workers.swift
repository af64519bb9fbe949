import CPlatform
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Runs independent jobs on several threads and hands their products on in order.
package enum Workers {
  /// How many cores the process may use.
  package static var coreCount: Int {
    #if canImport(Darwin)
      return max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    #else
      return max(1, Int(navlint_usable_cores()))
    #endif
  }

  /// How many jobs can go on at once without running out of open files: a job needs up to four,
  /// the process twelve and the folders of an output.
  private static var mostJobs: Int { max(1, (mostOpenFiles - 12 - OpenFolders.limit) / 4) }

  /// How many files the process may open.
  static var mostOpenFiles: Int {
    let limit = sysconf(Int32(_SC_OPEN_MAX))
    return limit < 0 ? .max : limit
  }

  /// Calls `produce` for 0 to `count - 1`, on `jobs` threads of which the caller's is one, and
  /// `consume` with each product, in order, on the caller's thread.
  ///
  /// A product is consumed as soon as those before it are. Production runs at most `lookAhead`
  /// indices ahead of consumption, so that memory does not grow with `count`. When `consume`
  /// throws, no further index is begun, and the error is thrown once all threads have ended.
  package static func run<Product: Sendable, Failure: Error>(
    count: Int, jobs: Int, lookAhead: Int = 256,
    produce: @escaping @Sendable (Int) -> Product,
    consume: (Int, Product) throws(Failure) -> Void
  ) throws(Failure) {
    let jobs = count > 1 ? min(jobs, count, mostJobs) : 1
    if jobs > 1,
      let line = Line(count: count, lookAhead: max(lookAhead, jobs), produce: produce)
    {
      try line.run(threads: jobs - 1, consume: consume)
    } else {
      for index in 0..<count { try consume(index, produce(index)) }
    }
  }
}

/// One run: products wait in it for their turn.
private final class Line<Product: Sendable>: Sendable {
  private struct State {
    /// The next index to produce.
    var next = 0
    /// The next index to consume.
    var turn = 0
    /// Products of the indices from `turn`, by index modulo `lookAhead`.
    var ready: [Product?]
    var isStopped = false
    var sleepingWorkers = 0
    var callerSleeps = false
    /// How many threads have ended.
    var ended = 0
  }

  /// What a thread does next.
  private enum Step {
    case produce(Int)
    case consume(Int, Product)
    case sleep
    case end
  }

  private let count: Int
  private let lookAhead: Int
  private let produce: @Sendable (Int) -> Product
  private let state: Mutex<State>
  private let workerWakeUps: Tokens
  /// For the caller's turn and for the end of each thread; the caller looks again at each wake-up.
  private let callerWakeUps: Tokens

  /// Nil where the process may open no more files.
  init?(count: Int, lookAhead: Int, produce: @escaping @Sendable (Int) -> Product) {
    guard let workerWakeUps = Tokens(), let callerWakeUps = Tokens() else { return nil }
    self.workerWakeUps = workerWakeUps
    self.callerWakeUps = callerWakeUps
    self.count = count
    self.lookAhead = lookAhead
    self.produce = produce
    state = Mutex(State(ready: Array(repeating: nil, count: lookAhead)))
  }

  func run<Failure: Error>(
    threads: Int, consume: (Int, Product) throws(Failure) -> Void
  ) throws(Failure) {
    var started = 0
    for _ in 0..<threads where SystemThread.start({ self.work() }) { started += 1 }
    defer {
      stop()
      while state.withLock({ $0.ended < started }) { callerWakeUps.take() }
    }
    while true {
      switch callerStep() {
      case .produce(let index): finish(index, produce(index))
      case .consume(let index, let product): try consume(index, product)
      case .sleep: callerWakeUps.take()
      case .end: return
      }
    }
  }

  private func work() {
    defer {
      state.withLock { $0.ended += 1 }
      callerWakeUps.add()
    }
    while true {
      switch workerStep() {
      case .produce(let index): finish(index, produce(index))
      case .sleep: workerWakeUps.take()
      case .consume, .end: return
      }
    }
  }

  private func workerStep() -> Step {
    state.withLock { state in
      if state.isStopped || state.next == count { return .end }
      if let index = begin(&state) { return .produce(index) }
      state.sleepingWorkers += 1
      return .sleep
    }
  }

  /// The caller consumes what it can, and produces rather than sleep.
  private func callerStep() -> Step {
    let (step, sleepers) = state.withLock { state -> (Step, Int) in
      if state.turn == count { return (.end, 0) }
      let slot = state.turn % lookAhead
      if let product = state.ready[slot] {
        state.ready[slot] = nil
        state.turn += 1
        defer { state.sleepingWorkers = 0 }
        return (.consume(state.turn - 1, product), state.sleepingWorkers)
      }
      if let index = begin(&state) { return (.produce(index), 0) }
      state.callerSleeps = true
      return (.sleep, 0)
    }
    workerWakeUps.add(sleepers)
    return step
  }

  /// Takes the next index, nil while the look-ahead is full or nothing is left.
  private func begin(_ state: inout State) -> Int? {
    guard state.next < count, state.next - state.turn < lookAhead else { return nil }
    defer { state.next += 1 }
    return state.next
  }

  private func finish(_ index: Int, _ product: Product) {
    let wakesCaller = state.withLock { state in
      state.ready[index % lookAhead] = product
      guard state.callerSleeps, index == state.turn else { return false }
      state.callerSleeps = false
      return true
    }
    if wakesCaller { callerWakeUps.add() }
  }

  private func stop() {
    let sleepers = state.withLock { state in
      state.isStopped = true
      defer { state.sleepingWorkers = 0 }
      return state.sleepingWorkers
    }
    workerWakeUps.add(sleepers)
  }
}
