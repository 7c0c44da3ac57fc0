import { describeError } from '../http/describe-error.ts'
import type { Log } from '../log/log.ts'

export interface Job {
  name: string
  /** Milliseconds from the end of one run to the beginning of the next. */
  everyMs: number
  /** Milliseconds from being woken to the run: what comes meanwhile is done together. At once where it is not said. */
  gatherMs?: number
  /** Looks at the signal between its steps: when it is aborted the process wants to end. */
  run(now: number, signal: AbortSignal): Promise<void>
}

export interface Jobs {
  start(): void
  /** Begins nothing more and ends when everything that has begun has ended. */
  stop(): Promise<void>
  /** Has a job run now, or when it has gathered; while it runs, once more after that. */
  wake(name: string): void
}

export interface JobsOptions {
  jobs: readonly Job[]
  clock: () => number
  log: Log
}

/** Runs each job again and again, one run of a job at a time. A job that fails is tried again when its time comes. */
export function createJobs({ jobs, clock, log }: JobsOptions): Jobs {
  const ending = new AbortController()
  let isStarted = false
  const runners = new Map(jobs.map((job) => [job.name, createRunner(job, { clock, log, signal: ending.signal })]))
  return {
    start() {
      isStarted = true
      for (const runner of runners.values()) runner.run()
    },
    async stop() {
      ending.abort()
      await Promise.all([...runners.values()].map((runner) => runner.over()))
    },
    wake(name) {
      const runner = runners.get(name)
      if (!runner) throw new Error(`There is no job with the name ${name}.`)
      // Whoever wakes a job before the start is served by the start.
      if (isStarted) runner.wake()
    },
  }
}

interface Surroundings {
  clock: () => number
  log: Log
  signal: AbortSignal
}

function createRunner(job: Job, { clock, log, signal }: Surroundings) {
  let timer: NodeJS.Timeout | undefined
  let gathering: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let isWanted = false

  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    clearTimeout(gathering)
  })

  async function attempt(): Promise<void> {
    try {
      await job.run(clock(), signal)
    } catch (error) {
      log.error({ job: job.name, error: describeError(error) }, 'a job failed')
    }
  }

  async function runAndRest(): Promise<void> {
    do {
      isWanted = false
      await attempt()
    } while (isWanted && !signal.aborted)
    running = undefined
    if (signal.aborted) return
    // A process that has nothing else to do may end.
    timer = setTimeout(run, job.everyMs).unref()
  }

  function run(): void {
    gathering = undefined
    if (signal.aborted) return
    isWanted = true
    clearTimeout(timer)
    running ??= runAndRest()
  }

  function wake(): void {
    if (!job.gatherMs) return run()
    if (!signal.aborted) gathering ??= setTimeout(run, job.gatherMs).unref()
  }

  return { run, wake, over: async () => running }
}
