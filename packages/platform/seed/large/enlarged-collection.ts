import type { Model } from '../collection/model.ts'
import { models } from '../collection/models.ts'

/** How large a catalogue is wanted. */
export interface Enlargement {
  /** Listed products, those of the collection included. */
  products: number
  /** Sizes in which a model beyond the collection is made. */
  sizes: number
  /** Codes of the store views that get the models beyond the collection; all where none are named. */
  views?: readonly string[]
}
export function enlargedCollection(_: Enlargement): Iterable<Model> {
  return models
}
