import { expect, test } from 'vitest'
import { scanImports } from './scan-imports.mjs'

const names = (source: string) => scanImports(source).map(({ from, typeOnly }) => (typeOnly ? `type ${from}` : from))

test.each<[kind: string, source: string, found: string[]]>([
  ['a default import', "import a from 'a'", ['a']],
  ['named imports over several lines', "import {\n  a,\n  b,\n} from './ab.ts'", ['./ab.ts']],
  ['a default and names', "import a, { type b } from 'ab'", ['ab']],
  ['a namespace', "import * as a from 'a'", ['a']],
  ['an import for its effect', "import './style.css'", ['./style.css']],
  ['a type import', "import type { A } from 'a'", ['type a']],
  ['a default named type', "import type from 'a'", ['a']],
  ['a JSON import', "import a from './a.json' with { type: 'json' }", ['./a.json']],
  ['a re-export', "export { a } from 'a'\nexport * from 'b'\nexport type { C } from 'c'", ['a', 'b', 'type c']],
  ['a lazy import', "const page = () => import('./page.tsx')", ['./page.tsx']],
  ['double quotes', 'import a from "a"', ['a']],
])('finds %s', (_, source, found) => {
  expect(names(source)).toEqual(found)
})

test.each<[kind: string, source: string]>([
  ['a line comment', "// import a from 'a'"],
  ['a block comment', "/* import a from 'a' */"],
  ['a text', 'const text = "import a from \'a\'"'],
  ['a template', "const text = `import a from 'a' ${`import('b')`}`"],
  ['a pattern', "const pattern = /import a from 'a'/"],
  ['an exported text', "export const from = 'a'"],
  ['the address of the module', "const here = new URL('./a.ts', import.meta.url)"],
])('does not count %s', (_, source) => {
  expect(names(`${source}\nimport z from 'z'`)).toEqual(['z'])
})

test('an apostrophe in the text of a page hides nothing', () => {
  expect(names("const page = <p>Don't</p>\nconst more = () => import('./more.tsx')")).toEqual(['./more.tsx'])
})

test('a quotation mark in a pattern hides nothing', () => {
  expect(names("const quote = value.replace(/['\"]/g, '')\nexport * from 'a'")).toEqual(['a'])
})
