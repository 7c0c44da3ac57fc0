import { EmbeddedCarousel } from '@welt/contract/entity/cms-block.ts'

/** A product carousel as it is embedded in a block: an element whose text is the JSON of the contract. */
export function embeddedCarousel(carousel: EmbeddedCarousel['carousel']): string {
  return `<div>${JSON.stringify(EmbeddedCarousel.parse({ carousel }))}</div>`
}
