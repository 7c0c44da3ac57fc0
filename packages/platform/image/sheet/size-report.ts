import { type DetailName, detailNames } from '@welt/illustration/params/shoe-params.ts'

export interface FileSize {
  name: string
  detail: DetailName
  plain: number
  zipped: number
}

/** What a drawing may weigh, gzipped. */
export const sizeLimits: Readonly<Record<DetailName, number>> = { thumb: 3_000, card: 12_000, stage: 45_000 }

/** The heaviest drawings of each detail, and how many are too heavy. */
export function sizeReport(sizes: readonly FileSize[], count = 5): string {
  return detailNames
    .flatMap((detail) => {
      const own = sizes.filter((size) => size.detail === detail).sort((a, b) => b.zipped - a.zipped)
      if (own.length === 0) return []
      const over = own.filter(({ zipped }) => zipped > sizeLimits[detail]).length
      const head = `${detail}: ${own.length} drawings, limit ${kilobytes(sizeLimits[detail])}, ${over === 0 ? 'none over it' : `${over} OVER IT`}`
      return [
        head,
        ...own
          .slice(0, count)
          .map(({ name, plain, zipped }) => `  ${kilobytes(zipped)} gzipped, ${kilobytes(plain)} plain: ${name}`),
      ]
    })
    .join('\n')
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`
