import { Worker } from 'node:worker_threads'
import type { Draw } from './drawing.ts'
import type { Drawn, ToDraw } from './drawing-worker.ts'

export interface DrawingThread {
  draw: Draw
  close: () => Promise<void>
}

export interface DrawingThreadOptions {
  /** The program that draws; ours unless a test brings its own. */
  program?: URL
  /** Milliseconds that one drawing may take. */
  timeout: number
}

type Waiting = Pick<PromiseWithResolvers<string>, 'resolve' | 'reject'>

/**
 * Draws in a thread of its own: a drawing takes longer than a page may wait. The thread begins with the first drawing, and
 * anew after one that broke it or took too long.
 */
export function createDrawingThread({
  program = new URL('drawing-worker.ts', import.meta.url),
  timeout,
}: DrawingThreadOptions): DrawingThread {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | undefined
  let count = 0

  const end = (error: Error) => {
    const ended = worker
    worker = undefined
    for (const [number, { reject }] of waiting) {
      waiting.delete(number)
      reject(error)
    }
    return ended?.terminate()
  }
  const begin = () => {
    const begun = new Worker(program, { name: 'drawing' })
    begun.unref()
    begun.on('message', (drawn: Drawn) => {
      const asked = waiting.get(drawn.number)
      waiting.delete(drawn.number)
      if ('svg' in drawn) asked?.resolve(drawn.svg)
      else asked?.reject(new Error(`A drawing failed: ${drawn.fault}`))
    })
    begun.on('error', (error) => {
      if (begun === worker) void end(new Error('The drawing thread broke.', { cause: error }))
    })
    return begun
  }

  return {
    async draw(drawing, detail) {
      count += 1
      const number = count
      const { promise, resolve, reject } = Promise.withResolvers<string>()
      waiting.set(number, { resolve, reject })
      const timer = setTimeout(() => void end(new Error('timeout: a drawing took too long')), timeout)
      worker ??= begin()
      worker.postMessage({ number, drawing, detail } satisfies ToDraw, [])
      try {
        return await promise
      } finally {
        clearTimeout(timer)
      }
    },
    async close() {
      await end(new Error('The drawing thread was closed.'))
    },
  }
}
