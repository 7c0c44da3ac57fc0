import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type MeasuredProcess, measuredProcess } from './measured-process.ts'

interface ShopOptions {
  flags: readonly string[]
  dataFolder: string
  /** What the settings say besides. */
  config?: object
  env?: NodeJS.ProcessEnv
}

/** The built shop as production runs it, on a port of its own; it draws no pictures beside what is measured. */
export function measuredShop({ flags, dataFolder, config, env }: ShopOptions): Promise<MeasuredProcess> {
  const configFile = join(dataFolder, 'bench.config.json')
  writeFileSync(configFile, JSON.stringify({ image: { warmUp: false }, ...config }))
  return measuredProcess(fileURLToPath(new URL('../../packages/server/main.ts', import.meta.url)), {
    flags,
    env: {
      NODE_ENV: 'production',
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataFolder,
      CONFIG_FILE: configFile,
      LOG_LEVEL: 'warn',
      ...env,
    },
    ready: /http:\/\/127\.0\.0\.1:(\d+)[\s\S]*is open/,
  })
}
