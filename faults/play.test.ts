import { describe, expect, test } from 'vitest'
import { play } from './play.ts'
import type { Scenario } from './scenario/scenario.ts'
import type { Stage } from './stage/stage.ts'
import { summaryTable } from './summary-table.ts'

const scenario: Scenario = { id: 'R-00', title: 'nothing', play: async () => ({ pass: true, figures: { orders: 1 } }) }

function stageWith(findings: Awaited<ReturnType<Stage['audit']>>): Stage {
  const unused = () => Promise.reject(new Error('not used'))
  return {
    engine: 'SQLite',
    audit: async () => findings,
    close: async () => {},
    processes: [],
    revive: unused,
    fillShelf: unused,
    acknowledge: () => {},
    get database(): never {
      throw new Error('not used')
    },
    get client(): never {
      throw new Error('not used')
    },
  }
}

describe('a scenario', () => {
  test('fails when the auditor finds something, however well it went', async () => {
    expect(await play(scenario, stageWith([]), 'small')).toEqual({
      pass: true,
      figures: { engine: 'SQLite', orders: 1, findings: 0 },
    })
    const outcome = await play(
      scenario,
      stageWith([{ rule: 'A2', text: 'a shelf holds less than nothing', sku: 'x' }]),
      'small',
    )
    expect(outcome).toMatchObject({ pass: false, figures: { findings: 1 } })
  })

  test('is one row of the summary', () => {
    const outcome = { pass: false, figures: { engine: 'SQLite', orders: 1 } }
    expect(summaryTable([{ scenario, outcome }]).split('\n').at(-1)).toBe(
      '| R-00 | SQLite | **fail** | nothing | orders 1 |',
    )
  })
})
