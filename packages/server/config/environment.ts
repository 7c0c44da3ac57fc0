import { mergeConfig } from './merge-config.ts'
import type { PlainObject } from './plain-object.ts'

/** The variables that are honoured, and the configuration key that each one sets. */
export const environmentKeys = {
  PORT: 'server.port',
  HOST: 'server.host',
  DATA_DIR: 'dataDir',
  DATABASE_URL: 'databaseUrl',
  PLATFORM_URL: 'platformUrl',
  PUBLIC_URL: 'publicUrl',
  SMTP_URL: 'mail.smtpUrl',
  INVALIDATE_KEY: 'catalog.invalidateKey',
  TRUSTED_PROXIES: 'server.trustedProxies',
  LOG_LEVEL: 'log.level',
} as const

export type Environment = Readonly<Record<string, string | undefined>>

/** The part of a configuration that the environment sets. An empty variable counts as absent. */
export function configFromEnvironment(env: Environment): PlainObject {
  let config: PlainObject = {}
  for (const [name, key] of Object.entries(environmentKeys)) {
    const text = env[name]?.trim()
    if (!text) continue
    // Only numbers need reading: what is not one stays a text, which the schema then refuses with its value.
    const value = /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text
    config = mergeConfig(config, atKey(key, value))
  }
  return config
}

function atKey(key: string, value: unknown): PlainObject {
  const [first = '', ...rest] = key.split('.')
  return { [first]: rest.length === 0 ? value : atKey(rest.join('.'), value) }
}

/** The variable that set a key, if one did. */
export function variableFor(key: string, env: Environment): string | undefined {
  return Object.entries(environmentKeys).find(([name, target]) => target === key && env[name]?.trim())?.[0]
}
