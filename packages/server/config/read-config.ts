import { readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { errorCode } from '../start/error-code.ts'
import { StartUpError } from '../start/start-up-error.ts'
import type { Config } from './config.ts'
import type { Environment } from './environment.ts'
import { parseConfig } from './parse-config.ts'

/** Reads the configuration once. `CONFIG_FILE` names the file; without it `welt.config.json` is read if it exists. */
export function readConfig({ root, env }: { root: string; env: Environment }): Config {
  const file = readConfigFile(root, env['CONFIG_FILE'])
  const parsed = parseConfig({ file, env })
  if (!parsed.ok) throw new StartUpError(parsed.sentence)
  return parsed.config
}

function readConfigFile(root: string, named: string | undefined): { name: string; text: string } | undefined {
  const path = resolve(root, named || 'welt.config.json')
  const name = relative(root, path).startsWith('..') ? path : relative(root, path)
  try {
    return { name, text: readFileSync(path, 'utf8') }
  } catch (error) {
    const code = errorCode(error)
    if (!named && code === 'ENOENT') return undefined
    throw new StartUpError(`The configuration file ${name} cannot be read (${code ?? 'unknown reason'}).`, {
      cause: error,
    })
  }
}
