import type { Property } from './properties-of.ts'

export interface CompareRow {
  id: string
  label: string
  /** One for each product; empty where it says nothing. */
  cells: string[]
  /** Whether it tells the products apart. */
  isDifferent: boolean
}

/** The lines of several products side by side. One about which none of them says anything is left out. */
export function compareRows(columns: readonly (readonly Property[])[]): CompareRow[] {
  const [first = []] = columns
  return first.flatMap(({ id, label }) => {
    const cells = columns.map((properties) => properties.find((property) => property.id === id)?.text ?? '')
    return cells.some(Boolean) ? [{ id, label, cells, isDifferent: new Set(cells).size > 1 }] : []
  })
}
