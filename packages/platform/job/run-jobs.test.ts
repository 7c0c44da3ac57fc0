import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Log, silentLog } from '../log/log.ts'
import { createJobs, type Job } from './run-jobs.ts'

const start = Date.UTC(2026, 10, 15)

describe('jobs', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: start })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  const clock = () => Date.now()

  /** A job whose runs end when the test says so. */
  function heldJob() {
    const ends: (() => void)[] = []
    let runs = 0
    let atOnce = 0
    let mostAtOnce = 0
    const job: Job = {
      name: 'mail',
      everyMs: 5000,
      async run() {
        runs += 1
        atOnce += 1
        mostAtOnce = Math.max(mostAtOnce, atOnce)
        await new Promise<void>((resolve) => ends.push(resolve))
        atOnce -= 1
      },
    }
    const end = async () => {
      ends.shift()?.()
      await vi.advanceTimersByTimeAsync(0)
    }
    return { job, end, runs: () => runs, mostAtOnce: () => mostAtOnce }
  }

  test('run at the start and again and again after that', async () => {
    const moments: number[] = []
    const run = async (now: number) => void moments.push(now - start)
    const jobs = createJobs({ jobs: [{ name: 'a', everyMs: 1000, run }], clock, log: silentLog })
    await vi.advanceTimersByTimeAsync(5000)
    expect(moments).toEqual([])
    jobs.start()
    await vi.advanceTimersByTimeAsync(2500)
    expect(moments).toEqual([5000, 6000, 7000])
    await jobs.stop()
    await vi.advanceTimersByTimeAsync(5000)
    expect(moments).toHaveLength(3)
  })

  test('a job that is woken before the start waits for it', async () => {
    const moments: number[] = []
    const run = async (now: number) => void moments.push(now - start)
    const jobs = createJobs({ jobs: [{ name: 'a', everyMs: 1000, run }], clock, log: silentLog })
    jobs.wake('a')
    await vi.advanceTimersByTimeAsync(500)
    expect(moments).toEqual([])
    jobs.start()
    await vi.advanceTimersByTimeAsync(500)
    expect(moments).toEqual([500])
    await jobs.stop()
  })

  test('a job that is woken runs at once, and its time begins anew', async () => {
    const moments: number[] = []
    const run = async (now: number) => void moments.push(now - start)
    const jobs = createJobs({ jobs: [{ name: 'a', everyMs: 1000, run }], clock, log: silentLog })
    jobs.start()
    await vi.advanceTimersByTimeAsync(300)
    jobs.wake('a')
    await vi.advanceTimersByTimeAsync(1000)
    expect(moments).toEqual([0, 300, 1300])
    await jobs.stop()
  })

  test('a job that gathers runs a moment after it was first woken, once for all who woke it', async () => {
    const moments: number[] = []
    const run = async (now: number) => void moments.push(now - start)
    const jobs = createJobs({ jobs: [{ name: 'a', everyMs: 5000, gatherMs: 400, run }], clock, log: silentLog })
    jobs.start()
    await vi.advanceTimersByTimeAsync(100)
    for (let wakes = 0; wakes < 6; wakes++) {
      jobs.wake('a')
      await vi.advanceTimersByTimeAsync(100)
    }
    await vi.advanceTimersByTimeAsync(5200)
    expect(moments).toEqual([0, 500, 900, 5900])
    jobs.wake('a')
    await jobs.stop()
    await vi.advanceTimersByTimeAsync(5000)
    expect(moments).toHaveLength(4)
  })

  test('one job never runs twice at once; who wakes it meanwhile gets one more run', async () => {
    const { job, end, runs, mostAtOnce } = heldJob()
    const jobs = createJobs({ jobs: [job], clock, log: silentLog })
    jobs.start()
    for (let wakes = 0; wakes < 5; wakes++) jobs.wake('mail')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(runs()).toBe(1)
    await end()
    expect(runs()).toBe(2)
    await end()
    await vi.advanceTimersByTimeAsync(4999)
    expect(runs()).toBe(2)
    await vi.advanceTimersByTimeAsync(1)
    expect([runs(), mostAtOnce()]).toEqual([3, 1])
    const stopped = jobs.stop()
    await end()
    await stopped
  })

  test('stopping waits for what has begun and begins nothing more', async () => {
    const { job, end, runs } = heldJob()
    const jobs = createJobs({ jobs: [job], clock, log: silentLog })
    jobs.start()
    jobs.wake('mail')
    const stopped = jobs.stop()
    const soon = Promise.race([stopped.then(() => 'over'), vi.advanceTimersByTimeAsync(1000).then(() => 'waiting')])
    expect(await soon).toBe('waiting')
    await end()
    await stopped
    jobs.wake('mail')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(runs()).toBe(1)
  })

  test('a run is told that the process wants to end', async () => {
    const jobs = createJobs({
      jobs: [
        {
          name: 'long',
          everyMs: 1,
          run: (_, signal) => new Promise((resolve) => signal.addEventListener('abort', () => resolve())),
        },
      ],
      clock,
      log: silentLog,
    })
    jobs.start()
    await expect(jobs.stop()).resolves.toBeUndefined()
  })

  test('a job that fails is told to the log and tried again; the others do not notice', async () => {
    const lines: object[] = []
    const log: Log = { ...silentLog, error: (fields, message) => void lines.push({ ...fields, message }) }
    let tries = 0
    let others = 0
    const jobs = createJobs({
      jobs: [
        {
          name: 'bad',
          everyMs: 1000,
          async run() {
            tries += 1
            throw Object.assign(new Error('no database'), { detail: 'anna@example.com' })
          },
        },
        {
          name: 'good',
          everyMs: 1000,
          async run() {
            others += 1
          },
        },
      ],
      clock,
      log,
    })
    jobs.start()
    await vi.advanceTimersByTimeAsync(2000)
    await jobs.stop()
    expect([tries, others, lines.length]).toEqual([3, 3, 3])
    expect(lines[0]).toMatchObject({ job: 'bad', message: 'a job failed', error: { message: 'no database' } })
    expect(JSON.stringify(lines)).not.toContain('anna')
  })

  test('waking a job that is none is a bug', () => {
    expect(() => createJobs({ jobs: [], clock, log: silentLog }).wake('mial')).toThrow('no job with the name mial')
  })
})
