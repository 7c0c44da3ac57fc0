import { fail } from '../http/envelope.ts'
import { HttpError } from '../http/http-error.ts'

export interface RenderQueueOptions {
  /** Renderings under way at the same time. */
  atOnce: number
  /** Renderings that may wait; one more is refused. */
  length: number
  /** Milliseconds that one may wait. */
  patience: number
}

interface Waiting {
  begin(): void
}

/** Lets a few renderings run and a few more wait. What nobody waits for any longer leaves without having run. */
export class RenderQueue {
  readonly #options: RenderQueueOptions
  readonly #waiting = new Set<Waiting>()
  #running = 0

  constructor(options: RenderQueueOptions) {
    this.#options = options
  }

  get isIdle(): boolean {
    return this.#running === 0 && this.#waiting.size === 0
  }

  async run<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
    if (signal.aborted) throw givenUp()
    if (this.#running >= this.#options.atOnce) await this.#turn(signal)
    else this.#running += 1
    try {
      return await work()
    } finally {
      this.#next()
    }
  }

  /** The one whose turn it is takes over the place of the one that ended. */
  #next(): void {
    const [first] = this.#waiting
    if (first) first.begin()
    else this.#running -= 1
  }

  #turn(signal: AbortSignal): Promise<void> {
    if (this.#waiting.size >= this.#options.length) throw busy()
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#waiting.delete(waiting)
        clearTimeout(timer)
        signal.removeEventListener('abort', giveUp)
      }
      const waiting: Waiting = {
        begin() {
          leave()
          resolve()
        },
      }
      const giveUp = () => {
        leave()
        reject(givenUp())
      }
      const timer = setTimeout(() => {
        leave()
        reject(busy())
      }, this.#options.patience)
      signal.addEventListener('abort', giveUp)
      this.#waiting.add(waiting)
    })
  }
}

export const busyText = 'Too many pictures are being made at the moment. Please try again.'

function busy(): HttpError {
  return new HttpError(fail(503, busyText, { headers: { 'retry-after': '2' } }))
}

/** Nobody reads it. */
function givenUp(): HttpError {
  return new HttpError(fail(503, 'The request was given up.'))
}
