import { parentPort } from 'node:worker_threads'
import type { DetailName } from '@welt/illustration/params/shoe-params.ts'
import type { DrawnThing } from './drawing.ts'
import { illustrate } from './illustrate.ts'

export interface ToDraw {
  number: number
  drawing: DrawnThing
  detail: DetailName
}

export interface Drawn {
  number: number
  svg?: string | undefined
  /** Why there is no drawing. */
  fault?: string | undefined
}

/** The program of the drawing thread: one message in, one out. */
parentPort?.on('message', ({ number, drawing, detail }: ToDraw) => {
  parentPort?.postMessage(answer(), [])

  function answer(): Drawn {
    try {
      return { number, svg: illustrate(drawing, detail) }
    } catch (error) {
      return { number, fault: error instanceof Error ? (error.stack ?? error.message) : 'unknown' }
    }
  }
})
