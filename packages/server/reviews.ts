import './start/require-runtime.ts'
import { resolve } from 'node:path'
import { reviewRepo } from '@welt/platform/review/review-repo.ts'
import type { Database } from '@welt/platform/storage/database.ts'
import type { Config } from './config/config.ts'
import { readConfig } from './config/read-config.ts'
import { withShopDatabase } from './platform/with-shop-database.ts'
import { describeReview } from './reviews/describe-review.ts'
import { type ReviewsTask, readReviewsArguments, reviewWords } from './reviews/reviews-arguments.ts'
import { reviewsHelp } from './reviews/reviews-help.ts'
import { exitWithSentence } from './start/exit-with-sentence.ts'
import { StartUpError } from './start/start-up-error.ts'

const root = resolve(import.meta.dirname, '../..')
const say = (text: string) => process.stdout.write(`${text}\n`)

try {
  const config = readConfig({ root, env: process.env })
  const task = readReviewsArguments(
    process.argv.slice(2),
    config.storeViews.map(({ storeCode }) => storeCode),
  )
  if (task.task === 'refuse') throw new StartUpError(task.reason)
  if (task.task === 'help') say(reviewsHelp)
  else {
    const shop = { config, dataFolder: resolve(root, config.dataDir), owned: 'reviews' } as const
    await withShopDatabase(shop, (database) => run(task, config, database))
  }
} catch (error) {
  exitWithSentence(error)
}

async function run(
  task: Extract<ReviewsTask, { task: 'list' | 'judge' }>,
  { storeViews }: Config,
  database: Database,
): Promise<void> {
  if (task.task === 'list') {
    const view = storeViews.find(({ storeCode }) => storeCode === task.storeCode)
    const status = task.word === 'all' ? undefined : reviewWords[task.word]
    const reviews = await reviewRepo.list(database, { index: view?.elasticsearch.index, status })
    for (const review of reviews) say(`${describeReview(review)}\n`)
    say(reviews.length === 0 ? 'There are none.' : `${reviews.length} reviews.`)
    return
  }
  const missing: number[] = []
  for (const id of task.ids) {
    const judged = await reviewRepo.judge(database, id, reviewWords[task.word])
    if (judged) say(`${id} is ${task.word}.`)
    else missing.push(id)
  }
  if (missing.length > 0) throw new StartUpError(`There is no review ${missing.join(', ')}.`)
}
