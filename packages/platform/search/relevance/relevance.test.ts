import { expect, test } from 'vitest'
import { buildCatalog } from '../../seed/build-catalog.ts'
import { ellermoor, laszlo } from '../../seed/testing/demo-store-views.ts'
import { createEmbeddedEngine } from '../embedded-engine.ts'
import { englishQuestions, germanQuestions } from './relevance-questions.ts'
import { scoreRelevance } from './score-relevance.ts'

test.each([
  ['German', ellermoor, germanQuestions],
  ['English', laszlo, englishQuestions],
])('[SEARCH-4] %s shoppers find what they mean', async (language, storeView, questions) => {
  const score = await scoreRelevance(createEmbeddedEngine(), buildCatalog(storeView), questions)
  const { first, firstThree, meanReciprocalRank, missed } = score
  const told = `${language}, ${score.questions} questions: first hit right ${percent(first)}, among three ${percent(firstThree)}, MRR ${meanReciprocalRank.toFixed(3)}`
  process.stdout.write(`${told}\n`)
  expect(first, missed.join('\n')).toBeGreaterThanOrEqual(0.95)
  expect(firstThree, missed.join('\n')).toBeGreaterThanOrEqual(0.98)
})

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}
