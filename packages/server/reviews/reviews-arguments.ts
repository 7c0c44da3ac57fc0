export const reviewWords = { waiting: 2, approved: 1, rejected: 3 } as const
export type ReviewWord = keyof typeof reviewWords

export type ReviewsTask =
  | { task: 'help' }
  | { task: 'list'; word: ReviewWord | 'all'; storeCode: string | undefined }
  | { task: 'judge'; word: 'approved' | 'rejected'; ids: number[] }
  | { task: 'refuse'; reason: string }

const verdicts: Readonly<Record<string, 'approved' | 'rejected'>> = { approve: 'approved', reject: 'rejected' }

/** What the words behind `npm run reviews --` ask for. */
export function readReviewsArguments(args: readonly string[], storeCodes: readonly string[]): ReviewsTask {
  const [command = 'list', ...rest] = args
  if (['--help', '-h', 'help'].includes(command)) return { task: 'help' }
  if (command === 'list') return readList(rest, storeCodes)
  const word = verdicts[command]
  if (word === undefined) return refuse(`There is no command ${command}; --help lists what there is.`)
  const wrong = rest.find((id) => !/^[1-9]\d{0,14}$/.test(id))
  if (wrong !== undefined) return refuse(`${wrong} is no number of a review.`)
  if (rest.length === 0) return refuse(`${command} needs the number of a review; list tells them.`)
  return { task: 'judge', word, ids: [...new Set(rest.map(Number))] }
}

function readList(args: readonly string[], storeCodes: readonly string[]): ReviewsTask {
  let word: ReviewWord | 'all' = 'waiting'
  let storeCode: string | undefined
  for (let at = 0; at < args.length; at += 1) {
    const [name = '', inline] = args[at]?.split('=') ?? []
    if (name === '--help' || name === '-h') return { task: 'help' }
    const isWord = ['waiting', 'approved', 'rejected', 'all'].find((one) => `--${one}` === name)
    if (isWord !== undefined) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one of the four above
      word = isWord as ReviewWord | 'all'
      continue
    }
    if (name !== '--store') return refuse(`There is no option ${name}; --help lists what there is.`)
    storeCode = inline ?? args[(at += 1)]
    if (storeCode === undefined) return refuse('--store needs a value.')
    if (!storeCodes.includes(storeCode)) {
      return refuse(`There is no store view ${storeCode}; there are ${storeCodes.join(', ')}.`)
    }
  }
  return { task: 'list', word, storeCode }
}

function refuse(reason: string): ReviewsTask {
  return { task: 'refuse', reason }
}
