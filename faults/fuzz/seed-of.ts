/** A different one each full round; it is among the figures, so that a round can be played again with `FUZZ_SEED`. */
export function seedOf(size: 'small' | 'full'): number {
  return Number(process.env.FUZZ_SEED ?? (size === 'full' ? Date.now() % 1_000_000 : 4711))
}
