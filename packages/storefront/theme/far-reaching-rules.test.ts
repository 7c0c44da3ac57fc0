import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = `${import.meta.dirname}/..`
const files = globSync('*/*.css', { cwd: root, exclude: ['dist/**', 'node_modules/**'] })

/** What stands before each `{`, without comments. */
function selectorsOf(file: string): string[] {
  const css = readFileSync(`${root}/${file}`, 'utf8').replaceAll(/\/\*[^]*?\*\//g, '')
  return [...css.matchAll(/([^{};]+)\{/g)].map(([, selector = '']) => selector.trim())
}

const farReaching = [
  // Any box that is ticked, any dialog that opens asks it again.
  { what: 'a :has() of the whole page', found: /(?:html|body|:root)\S*:has\(/ },
  // Any element that comes or goes has all that follows it styled again.
  { what: 'a neighbour of any kind', found: /[+~]\s*(?:\*|:not\(|:where\()/ },
]

test.for(farReaching)('no style of the shop depends on $what', ({ found }) => {
  expect(files.length).toBeGreaterThan(50)
  const rules = files.flatMap((file) =>
    selectorsOf(file)
      .filter((selector) => found.test(selector))
      .map((selector) => `${file}: ${selector}`),
  )
  expect(rules).toEqual([])
})
