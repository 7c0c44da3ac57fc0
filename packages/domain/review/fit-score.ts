/** What buyers said against the size that they usually wear: too little, right, too much. */
export interface FitVotes {
  low: number
  fits: number
  high: number
}

export interface FitScore {
  /** How many have said anything. */
  count: number
  /** How many of a hundred say that it fits. */
  percent: number
  /** Where the mean of all votes lies, from 0 (all low) to 1 (all high). */
  place: number
  leaning: 'low' | 'fits' | 'high'
}

/** Null where nobody has said anything: a scale without votes would look like one that says "fits". */
export function fitScore(votes: FitVotes): FitScore | null {
  const { low, fits, high } = votes
  const count = low + fits + high
  if (count === 0) return null
  return {
    count,
    percent: Math.round((fits * 100) / count),
    place: (fits / 2 + high) / count,
    leaning: leaningOf(votes, count),
  }
}

/** A shoe leans to one side when a fifth more of all say so than say the contrary. */
function leaningOf({ low, high }: FitVotes, count: number): FitScore['leaning'] {
  if (Math.abs(high - low) * 5 < count) return 'fits'
  return high < low ? 'low' : 'high'
}
