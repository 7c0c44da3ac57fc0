import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkArrows } from './arrow/check-arrows.mjs'
import { filesBelow } from './launcher/files-below.mjs'
import { root } from './launcher/project.mjs'

const folders = ['packages', 'e2e', 'bench', 'faults']
const skipped = new Set(['node_modules', 'dist', 'test-results', 'playwright-report'])

const paths = folders
  .flatMap((folder) => filesBelow(join(root, folder), (name) => !skipped.has(name)).map((path) => `${folder}/${path}`))
  .filter((path) => /\.(?:ts|tsx|mjs)$/.test(path))
const sentences = checkArrows(new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')])))

for (const sentence of sentences) process.stderr.write(`${sentence}\n`)
process.stdout.write(`${paths.length} files, ${sentences.length} forbidden imports\n`)
process.exitCode = sentences.length === 0 ? 0 : 1
