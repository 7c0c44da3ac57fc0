import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../launcher/project.mjs'
import { playwrightCounts, vitestCounts } from './test-counts.mjs'

/**
 * @typedef {object} Check
 * @property {string} title
 * @property {string} command
 * @property {string[]} args
 * @property {NodeJS.ProcessEnv} [env]
 * @property {{ file: string, count: (report: unknown) => import('./test-counts.mjs').Counts }} [report]
 */

/**
 * All that must hold before a change is done, the quick things first. Building is no check of its own: the journeys
 * need it, and it shows its own fault.
 * @param {string} reports a folder for the reports of the tests
 * @returns {{ beforeBuild: Check[], afterBuild: Check[] }}
 */
export function allChecks(reports) {
  const unit = join(reports, 'unit.json')
  const journeys = join(reports, 'journeys.json')
  return {
    beforeBuild: [
      { title: 'Types', command: 'tsc', args: ['-p', '.'] },
      { title: 'Lint', command: 'oxlint', args: ['--type-aware', '--deny-warnings'] },
      { title: 'Format', command: 'biome', args: ['ci', '--colors=off'] },
      { title: 'Arrows', command: 'node', args: ['scripts/check-arrows.mjs'] },
      { title: 'Unused', command: 'knip', args: [] },
      {
        title: 'Unit and conformance tests',
        command: 'vitest',
        args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unit}`],
        report: { file: unit, count: vitestCounts },
      },
    ],
    afterBuild: existsSync(join(root, 'e2e', 'playwright.config.ts'))
      ? [
          {
            title: 'Browser journeys',
            command: 'playwright',
            args: ['test', '--config=e2e/playwright.config.ts'],
            env: { E2E_JSON: journeys },
            report: { file: journeys, count: playwrightCounts },
          },
        ]
      : [],
  }
}
