import { parentPort } from 'node:worker_threads'
import type { Drawn, ToDraw } from '../drawing-worker.ts'

/** Does what the shoe that it should draw is called. */
parentPort?.on('message', ({ number, drawing }: ToDraw) => {
  const behaviour = drawing.kind === 'shoe' ? drawing.spec : ''
  if (behaviour === 'hangs') for (;;) if (number < 0) break
  if (behaviour === 'breaks') throw new Error('out of paper')
  const answer: Drawn =
    behaviour === 'fails' ? { number, fault: 'no pencil' } : { number, svg: `<svg id="${behaviour}"/>` }
  parentPort?.postMessage(answer, [])
})
