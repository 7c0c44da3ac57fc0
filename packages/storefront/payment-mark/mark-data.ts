/** A small drawing that stands for a name: it is read aloud by it. */
export interface Mark {
  name: string
  width: number
  /** Where it is drawn: a shape of an SVG file. */
  shape: string
}
