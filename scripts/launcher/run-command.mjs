import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { LauncherError } from './launcher-error.mjs'

const windows = process.platform === 'win32'

/**
 * Runs a command to its end. A signal to us goes to the command, and then ends us too.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv, onOutput?: (text: string) => void }} options
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runCommand(command, args, { cwd, env = process.env, onOutput }) {
  return new Promise((resolve, reject) => {
    // Windows starts npm and its kin through a shell only; all arguments here are our own words.
    const child = spawn(command, args, { cwd, env, shell: windows, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const collect = (/** @type {Buffer} */ chunk) => {
      const text = chunk.toString()
      output += text
      onOutput?.(text)
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)

    const stop = (/** @type {NodeJS.Signals} */ signal) => {
      child.kill(signal)
      process.exit(128 + constants.signals[signal])
    }
    process.once('SIGINT', stop)
    process.once('SIGTERM', stop)
    const settle = (/** @type {() => void} */ done) => {
      process.off('SIGINT', stop)
      process.off('SIGTERM', stop)
      done()
    }
    child.on('error', (error) =>
      settle(() => reject(new LauncherError(`${command} cannot be run (${error.message}).`, { cause: error }))),
    )
    child.on('close', (code) => settle(() => resolve({ code: code ?? 1, output })))
  })
}

/**
 * Runs a command that must succeed.
 * @param {string} sentence what to tell a person when it does not
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv }} options
 */
export async function mustRun(sentence, command, args, options) {
  const { code, output } = await runCommand(command, args, options)
  if (code !== 0) throw new LauncherError(`${output.trimEnd().split('\n').slice(-40).join('\n')}\n${sentence}`)
}
