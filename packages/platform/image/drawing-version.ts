import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ours = dirname(fileURLToPath(import.meta.resolve('@welt/illustration/package.json')))
const caller = fileURLToPath(new URL('illustrate.ts', import.meta.url))

/**
 * Another text whenever the drawing code is another: its files are read, so nobody has to remember to count it up. To draw
 * samples instead would tell less, and every start would pay for a thread that draws.
 */
export async function drawingVersion(code: string = ours): Promise<string> {
  const names = await readdir(code, { recursive: true })
  const files = [
    ...names
      .filter(isCode)
      .toSorted()
      .map((name) => join(code, name)),
    caller,
  ]
  const hash = createHash('sha256')
  for (const text of await Promise.all(files.map((file) => readFile(file)))) hash.update(text)
  return hash.digest('hex').slice(0, 16)
}

function isCode(name: string): boolean {
  return name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.includes('node_modules')
}
