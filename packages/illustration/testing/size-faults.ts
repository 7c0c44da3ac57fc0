import { gzipSync } from 'node:zlib'
import type { DetailName } from '../params/shoe-params.ts'

/** What a picture may weigh on its way to a browser, in bytes. */
const limits: Readonly<Record<DetailName, number>> = { thumb: 3_000, card: 12_000, stage: 45_000 }

/** Says by how much a picture is too heavy; an empty list is a picture within its limit. */
export function sizeFaults(svg: string, detail: DetailName): string[] {
  const size = gzipSync(svg).length
  return size > limits[detail] ? [`${size} bytes, ${limits[detail]} allowed`] : []
}
