import { setImmediate as turn } from 'node:timers/promises'

/** Bytes that this process holds on to when everything is thrown away that nobody needs. */
export async function heldMemory(): Promise<number> {
  if (!globalThis.gc) throw new Error('A process of the stage is started with --expose-gc.')
  // What one collection frees may have held the next.
  for (let round = 0; round < 3; round++) {
    await turn()
    globalThis.gc()
  }
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
