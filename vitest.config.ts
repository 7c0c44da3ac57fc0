import { defineConfig } from 'vitest/config'
import { storefrontPlugins } from './packages/storefront/vite.config.ts'

/** Tests that leave nothing behind share a process, which saves half a minute; the others get one each. */
const together = [
  'packages/{contract,domain,illustration,storefront}/**/*.test.{ts,tsx}',
  'packages/platform/{cart,catalog,document,html,http,image,price,record,search}/**/*.test.ts',
  'packages/platform/seed/{price,review,shoe}/**/*.test.ts',
]
/** Among them, those that look at what is loaded for the first time. */
const alone = ['packages/storefront/api/search-adapter.test.ts']
const never = ['**/node_modules/**', '**/dist/**']

export default defineConfig({
  // Tests of the storefront read its messages and styles as its build does.
  plugins: storefrontPlugins,
  test: {
    pool: 'forks',
    // On two cores it would take one of them.
    maxWorkers: '100%',
    // Some tests start real processes, on machines that do other things at the same time.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      { extends: true, test: { name: 'together', isolate: false, include: together, exclude: [...never, ...alone] } },
      {
        extends: true,
        test: {
          name: 'apart',
          include: [
            'packages/server/**/*.test.ts',
            'packages/platform/**/*.test.ts',
            ...alone,
            '{scripts,bench,faults}/**/*.test.ts',
          ],
          exclude: [...never, ...together.filter((pattern) => pattern.includes('platform'))],
        },
      },
    ],
  },
})
