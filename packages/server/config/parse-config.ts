import { Config } from './config.ts'
import { configSentence } from './config-sentence.ts'
import { defaultStoreViews } from './default-store-views.ts'
import { configFromEnvironment, type Environment } from './environment.ts'
import { completeStoreViews, mergeConfig } from './merge-config.ts'
import { isPlainObject, type PlainObject } from './plain-object.ts'

export interface ConfigSources {
  /** The JSON file, if there is one. */
  file?: { name: string; text: string }
  env: Environment
}

export type ParsedConfig = { ok: true; config: Config } | { ok: false; sentence: string }

/** Defaults, then the file, then the environment. The first fault is told in one sentence. */
export function parseConfig({ file, env }: ConfigSources): ParsedConfig {
  const fromFile = file ? readJson(file.text) : {}
  if (typeof fromFile === 'string') return { ok: false, sentence: `${file?.name}: ${fromFile}.` }

  const listed = fromFile['storeViews']
  const complete =
    listed === undefined ? fromFile : { ...fromFile, storeViews: completeStoreViews(listed, defaultStoreViews) }
  const input = mergeConfig(complete, configFromEnvironment(env))
  const parsed = Config.safeParse(input)
  if (parsed.success) return { ok: true, config: parsed.data }
  const issue = parsed.error.issues[0]
  if (!issue) throw new Error('The configuration was refused without a reason.', { cause: parsed.error })
  return { ok: false, sentence: configSentence(issue, { fileName: file?.name, env, input }) }
}

function readJson(text: string): PlainObject | string {
  try {
    const value: unknown = JSON.parse(text)
    return isPlainObject(value) ? value : 'the configuration must be a JSON object'
  } catch (error) {
    return `this is not JSON (${error instanceof Error ? error.message : String(error)})`
  }
}
