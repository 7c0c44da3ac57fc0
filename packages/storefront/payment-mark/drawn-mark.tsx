import type { Mark } from './mark-data.ts'

/** Twenty pixels high, in the ink of the text around it. */
export function DrawnMark({ mark: { name, width, shape } }: { mark: Mark }) {
  return (
    <svg role="img" aria-label={name} width={width} height={20} fill="currentColor">
      <use href={shape} />
    </svg>
  )
}
