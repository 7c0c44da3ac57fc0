import { defineConfig } from 'vitest/config'
import { storefrontPlugins } from './packages/storefront/vite.config.ts'

export default defineConfig({
  // Tests of the storefront read its messages and styles as its build does.
  plugins: storefrontPlugins,
  test: {
    include: ['packages/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'bench/**/*.test.ts', 'faults/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    pool: 'forks',
    // On two cores it would take one of them.
    maxWorkers: '100%',
    // Some tests start real processes, on machines that do other things at the same time.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
