type Compare = (a: number, b: number) => number

/** The first `count` in order, without sorting the rest. */
export function firstSorted(ordinals: Uint32Array, count: number, compare: Compare): number[] {
  if (count >= ordinals.length / 4) return Array.from(ordinals).sort(compare).slice(0, count)
  // A heap with the last of the best on top: whatever comes before it takes its place.
  const heap: number[] = []
  for (const ordinal of ordinals) {
    if (heap.length < count) rise(heap, heap.push(ordinal) - 1, compare)
    else if (count > 0 && compare(ordinal, heap[0]!) < 0) {
      heap[0] = ordinal
      sink(heap, compare)
    }
  }
  return heap.sort(compare)
}

function rise(heap: number[], from: number, compare: Compare): void {
  let at = from
  while (at > 0) {
    const parent = (at - 1) >>> 1
    if (compare(heap[at]!, heap[parent]!) <= 0) return
    swap(heap, at, parent)
    at = parent
  }
}

function sink(heap: number[], compare: Compare): void {
  let at = 0
  for (;;) {
    const left = 2 * at + 1
    if (left >= heap.length) return
    const right = left + 1
    const child = right < heap.length && compare(heap[right]!, heap[left]!) > 0 ? right : left
    if (compare(heap[child]!, heap[at]!) <= 0) return
    swap(heap, at, child)
    at = child
  }
}

function swap(heap: number[], a: number, b: number): void {
  const kept = heap[a]!
  heap[a] = heap[b]!
  heap[b] = kept
}
