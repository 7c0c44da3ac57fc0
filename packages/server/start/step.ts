/** Does a long piece of work and shows a person how far it is. */
export type Step = <T>(title: string, work: (report: (detail: string) => void) => Promise<T>) => Promise<T>

/** Work below this is done before anybody wonders. */
const worthSaying = 300

/** Plain lines on standard output, with the elapsed time; nothing for work that was done already. */
export function createStep(write: (text: string) => void = (text) => process.stdout.write(text)): Step {
  return async (title, work) => {
    const startedAt = performance.now()
    const elapsed = () => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`
    let detail = ''
    let said = false
    const say = () => {
      write(`${title} …${detail && ` ${detail}`} ${elapsed()}\n`)
      said = true
    }
    const first = setTimeout(say, worthSaying)
    const timer = setInterval(say, 5000)
    try {
      const result = await work((text) => {
        detail = text
      })
      if (said || performance.now() - startedAt > worthSaying) write(`${title}: done in ${elapsed()}\n`)
      return result
    } finally {
      clearTimeout(first)
      clearInterval(timer)
    }
  }
}
