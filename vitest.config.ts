import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { storefrontPlugins } from './packages/storefront/vite.config.ts'

/** The longest begin first, so that none of them is left alone at the end. */
const longest = [
  'faults/small-rounds.test.ts',
  'packages/platform/conformance-http.test.ts',
  'packages/platform/conformance.test.ts',
  'packages/server/main.test.ts',
  'packages/illustration/draw.test.ts',
  'packages/platform/seed/seed-catalog.test.ts',
]

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => longest.findIndex((path) => moduleId.endsWith(`/${path}`))
    const [long, others] = [files.filter((file) => place(file) >= 0), files.filter((file) => place(file) < 0)]
    return [...long.toSorted((one, other) => place(one) - place(other)), ...(await super.sort(others))]
  }
}

/** It looks at what is loaded for the first time. */
const alone = ['packages/storefront/api/search-adapter.test.ts']

export default defineConfig({
  // Tests of the storefront read its messages and styles as its build does.
  plugins: storefrontPlugins,
  test: {
    pool: 'forks',
    // Some wait for processes and clocks meanwhile.
    maxWorkers: availableParallelism() + 1,
    // Some tests start real processes, on machines that do other things at the same time.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    sequence: { sequencer: LongestFirst },
    // Programs that tests start are read and compiled once, and not by each of a hundred processes.
    env: { NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules', '.cache', 'compiled') },
    projects: [
      {
        extends: true,
        test: {
          // Every test cleans up behind itself: sharing a process saves a minute of CPU, which went into loading the same again.
          name: 'together',
          isolate: false,
          include: ['{packages,scripts,bench,faults}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**', ...alone],
        },
      },
      { extends: true, test: { name: 'alone', include: alone } },
    ],
  },
})
