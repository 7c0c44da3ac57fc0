import type { Model } from '../collection/model.ts'
import { models } from '../collection/models.ts'
import { beltSeeds } from '../good/belts.ts'
import { goodSeeds } from '../good/goods.ts'
import { drawModel } from './draw-model.ts'

/** How large a catalogue is wanted. */
export interface Enlargement {
  /** Listed products, those of the collection included. */
  products: number
  /** Sizes in which a model beyond the collection is made. */
  sizes: number
  /** Codes of the store views that get the models beyond the collection; all where none are named. */
  views?: readonly string[]
}

/** What the collection lists by itself. */
export const smallestCatalog = models.length + beltSeeds.length + goodSeeds.length

/** More than the embedded search was ever measured with. */
export const largestCatalog = 1_000_000

/** The collection, and behind it so many drawn models that there are enough. Each is made when it is asked for. */
export function enlargedCollection({ products, sizes }: Enlargement): Iterable<Model> {
  return {
    *[Symbol.iterator]() {
      yield* models
      for (let place = 0; place < products - smallestCatalog; place += 1) yield drawModel(place, sizes)
    },
  }
}
