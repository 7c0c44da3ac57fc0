import type { Review } from '@welt/contract/entity/review.ts'
import type { ColourName } from '@welt/illustration/params/colour.ts'
import type { EuSize } from '../attribute/sizes.ts'
import type { Width } from '../attribute/widths.ts'
import type { Model } from '../collection/model.ts'
import type { Fit } from './line/fit-lines.ts'

export type Status = Review['review_status']

/** What happened, before anybody puts it into words: the same in every language. */
export interface ReviewFact {
  model: Model
  rating: 1 | 2 | 3 | 4 | 5
  status: Status
  nickname: string
  createdAt: Date
  /** Months between the model's first day and the review. */
  age: number
  isVerified: boolean
  colour: ColourName
  size: EuSize
  usual: EuSize
  width: Width
  fit: Fit
}

interface Votes {
  length: NonNullable<Review['fit_length']>
  width: NonNullable<Review['fit_width']>
}

/** A shoe that had to be taken larger runs small, whether or not it was then kept. */
export const votesOf: Readonly<Record<Fit, Votes>> = {
  true: { length: 'fits', width: 'fits' },
  'took-more': { length: 'small', width: 'fits' },
  'too-small': { length: 'small', width: 'fits' },
  'took-less': { length: 'large', width: 'fits' },
  'too-large': { length: 'large', width: 'fits' },
  narrow: { length: 'fits', width: 'narrow' },
  wide: { length: 'fits', width: 'wide' },
}
