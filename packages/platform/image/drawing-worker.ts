import { parentPort } from 'node:worker_threads'
import type { DetailName } from '@welt/illustration/params/shoe-params.ts'
import type { DrawnThing } from './drawing.ts'
import { illustrate } from './illustrate.ts'

export interface ToDraw {
  number: number
  drawing: DrawnThing
  detail: DetailName
}

/** The whole SVG, or why there is none. */
export type Drawn = { number: number } & ({ svg: string } | { fault: string })

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
