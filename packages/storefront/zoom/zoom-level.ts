/** How large the picture can be shown; 1 is the whole of it in the window. */
export const zoomLevels = [1, 1.5, 2, 3, 4] as const

const [least] = zoomLevels
const most = zoomLevels[zoomLevels.length - 1] ?? least

export function clampZoom(level: number): number {
  return Math.min(most, Math.max(least, level))
}

/** The next named level above or below, from wherever a pinch has left the picture. */
export function stepZoom(level: number, direction: 1 | -1): number {
  const steps = direction === 1 ? zoomLevels : zoomLevels.toReversed()
  return steps.find((step) => (step - level) * direction > 0.01) ?? level
}

export interface Span {
  /** Where the window begins on the picture. */
  scroll: number
  /** Length of the window. */
  window: number
  /** Length of the picture. */
  picture: number
}

/** Where the window must begin, so that what was under `point` of it still is when the picture's length changes. */
export function scrollAfterZoom({ scroll, window, picture }: Span, point: number, grown: number): number {
  // A picture smaller than its window lies in the middle of it.
  const offset = Math.max(0, window - picture) / 2
  const share = (scroll + point - offset) / picture
  const grownOffset = Math.max(0, window - grown) / 2
  return Math.min(Math.max(0, grown - window), Math.max(0, share * grown + grownOffset - point))
}
