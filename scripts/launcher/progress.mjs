import { formatElapsed } from './elapsed.mjs'

/**
 * @typedef {{ write(text: string): unknown, isTTY?: boolean, columns?: number }} Output
 * @typedef {(detail: string) => void} Report shows how far a step is, e.g. `3 of 12`
 */

const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏']

/**
 * Shows long steps: one line that moves on a terminal, a plain line now and then elsewhere.
 * @param {{ output?: Output, now?: () => number }} [options]
 */
export function createProgress({ output = process.stdout, now = Date.now } = {}) {
  return {
    /**
     * @template T
     * @param {string} title
     * @param {(report: Report) => Promise<T>} work
     * @returns {Promise<T>}
     */
    async step(title, work) {
      const started = now()
      const elapsed = () => formatElapsed(now() - started)
      let detail = ''
      const line = () => `${title} …${detail && ` ${detail}`} ${elapsed()}`
      const show = output.isTTY ? spin(output, line) : repeat(output, title, line)
      try {
        const result = await work((text) => {
          detail = text
        })
        show.end(`${output.isTTY ? '✓ ' : ''}${title}: done in ${elapsed()}`)
        return result
      } catch (error) {
        show.end(`${output.isTTY ? '✗ ' : ''}${title}: failed after ${elapsed()}`)
        throw error
      }
    },
  }
}

/**
 * @param {Output} output
 * @param {() => string} line
 */
function spin(output, line) {
  let turn = 0
  const draw = () => {
    const text = `${frames[turn++ % frames.length]} ${line()}`
    output.write(`\r\u001b[2K${text.slice(0, (output.columns || 80) - 1)}`)
  }
  draw()
  const timer = setInterval(draw, 100)
  return {
    /** @param {string} text */
    end(text) {
      clearInterval(timer)
      output.write(`\r\u001b[2K${text}\n`)
    },
  }
}

/**
 * @param {Output} output
 * @param {string} title
 * @param {() => string} line
 */
function repeat(output, title, line) {
  output.write(`${title} …\n`)
  const timer = setInterval(() => output.write(`${line()}\n`), 5000)
  return {
    /** @param {string} text */
    end(text) {
      clearInterval(timer)
      output.write(`${text}\n`)
    },
  }
}
