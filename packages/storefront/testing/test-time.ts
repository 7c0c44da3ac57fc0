/** A time that passes only while everybody waits: an hour takes no longer than a second. */
export interface TestTime {
  clock: () => number
  wait: (milliseconds: number) => Promise<void>
  /** Lets time pass until something has come to its end. */
  until: <Result>(end: Promise<Result>) => Promise<Result>
}

const aDay = 24 * 60 * 60 * 1000

export function testTime(start = 0): TestTime {
  let now = start
  let sleepers: { at: number; wake: () => void }[] = []

  const wakeNext = () => {
    const at = Math.min(...sleepers.map((sleeper) => sleeper.at))
    const next = sleepers.find((sleeper) => sleeper.at === at)
    if (!next) return
    sleepers = sleepers.filter((sleeper) => sleeper !== next)
    now = Math.max(now, at)
    next.wake()
  }
  return {
    clock: () => now,
    wait: (milliseconds) => new Promise((wake) => sleepers.push({ at: now + milliseconds, wake })),
    async until(end) {
      let isOver = false
      const settle = () => {
        isOver = true
      }
      end.then(settle, settle)
      for (;;) {
        // Whoever can go on without time passing goes first.
        await new Promise((resolve) => {
          setImmediate(resolve)
        })
        if (isOver) return end
        if (now > start + aDay) throw new Error('Nothing has come to its end for a day.')
        wakeNext()
      }
    },
  }
}
