interface SwatchProps {
  colour: string
  size: number
  className: string | undefined
}

/** A colour as a disc; its name stands beside it. */
export function Swatch({ colour, size, className }: SwatchProps) {
  return (
    <svg className={className} width={size} height={size} viewBox="0 0 18 18" aria-hidden="true">
      <circle cx="9" cy="9" r="8.5" fill={colour} />
    </svg>
  )
}
