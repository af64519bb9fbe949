import Foundation
import Platform
import Synchronization
import Testing

struct WorkersTests {
  struct Stop: Error, Equatable {
    let index: Int
  }

  @Test(arguments: [1, 2, 3, 8], [0, 1, 2, 7, 1_000])
  func consumesEveryProductInOrder(jobs: Int, count: Int) {
    var seen: [Int] = []
    Workers.run(
      count: count, jobs: jobs, lookAhead: 5,
      produce: { index in
        // Uneven work, so that products are ready out of order.
        if index % 7 == 0 { usleep(500) }
        return index * index
      },
      consume: { index, product in
        #expect(product == index * index)
        seen.append(index)
      })
    #expect(seen == Array(0..<count))
  }

  @Test func oneJobRunsOnTheCallersThread() {
    let caller = ObjectIdentifier(Thread.current)
    Workers.run(
      count: 10, jobs: 1, produce: { _ in ObjectIdentifier(Thread.current) == caller },
      consume: { _, isCaller in #expect(isCaller) })
  }

  @Test func productionStaysWithinTheLookAhead() {
    let consumed = Atomic<Int>(0)
    let farthest = Atomic<Int>(0)
    Workers.run(
      count: 500, jobs: 4, lookAhead: 8,
      produce: { index in
        farthest.max(index - consumed.load(ordering: .acquiring), ordering: .relaxed)
        if index == 0 { usleep(20_000) }
        return index
      },
      consume: { _, _ in consumed.add(1, ordering: .releasing) })
    // One more: the turn moves on just before its product is counted here.
    #expect(farthest.load(ordering: .relaxed) <= 8)
  }

  @Test(arguments: [1, 4])
  func anErrorOfTheConsumerEndsTheRun(jobs: Int) {
    let produced = Atomic<Int>(0)
    #expect(throws: Stop(index: 3)) {
      try Workers.run(
        count: 100_000, jobs: jobs, lookAhead: 16,
        produce: { index in
          produced.add(1, ordering: .relaxed)
          return index
        },
        consume: { index, _ throws(Stop) in
          if index == 3 { throw Stop(index: index) }
        })
    }
    #expect(produced.load(ordering: .relaxed) <= 4 + 16)
  }

  @Test func thereIsACore() {
    #expect(Workers.coreCount >= 1)
    #expect(Workers.coreCount <= ProcessInfo.processInfo.processorCount)
  }
}
