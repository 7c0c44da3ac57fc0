import { play } from './play.ts'
import { allScenarios } from './scenario/all-scenarios.ts'
import type { Outcome, Scenario } from './scenario/scenario.ts'
import { type Engine, EngineMissing, engines, openStage } from './stage/stage.ts'
import { summaryTable } from './summary-table.ts'

const say = (text: string) => process.stdout.write(`${text}\n`)

const words = process.argv.slice(2)
const size = words.includes('--small') ? 'small' : 'full'
const named = words.filter((word) => !word.startsWith('--'))
const chosen = named.includes('all') ? allScenarios : allScenarios.filter(({ id }) => named.includes(id))
const unknown = named.filter((word) => word !== 'all' && !allScenarios.some(({ id }) => id === word))

if (unknown.length > 0 || chosen.length === 0) {
  say(`npm run faults -- all | ${allScenarios.map(({ id }) => id).join(' | ')} [--small]`)
  process.exitCode = 1
} else {
  const lines: { scenario: Scenario; outcome: Outcome }[] = []
  for (const engine of engines) lines.push(...(await playOn(engine)))
  if (chosen.length > 1) say(summaryTable(lines))
  process.exitCode = lines.every(({ outcome }) => outcome.pass) ? 0 : 1
}

async function playOn(engine: Engine): Promise<{ scenario: Scenario; outcome: Outcome }[]> {
  const lines = []
  for (const scenario of chosen) {
    const outcome = await playOnce(scenario, engine)
    if (!outcome) continue
    say(JSON.stringify({ id: scenario.id, pass: outcome.pass, figures: outcome.figures }))
    lines.push({ scenario, outcome })
  }
  return lines
}

/** On a stage of its own, so that one scenario leaves nothing to the next. */
async function playOnce(scenario: Scenario, engine: Engine): Promise<Outcome | undefined> {
  try {
    const stage = await openStage(engine)
    try {
      return await play(scenario, stage, size)
    } finally {
      await stage.close()
    }
  } catch (error) {
    if (!(error instanceof EngineMissing)) throw error
    process.stderr.write(`${scenario.id} was not played on ${engine}: ${error.message}\n`)
    return undefined
  }
}
