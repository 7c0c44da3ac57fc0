import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { contactPrint, type Tile } from './contact-print.ts'
import { pageText } from './page-text.ts'
import { type SheetSection, sheetSections } from './sheet-section.ts'
import { type FileSize, sizeReport } from './size-report.ts'

/** Draws everything there is to draw into `shoes/`: one page, one file a picture, one PNG a section. */
const folder = 'shoes'
const asked = process.argv.slice(2)
const unknown = asked.find((name) => !sheetSections.some((section) => section.name === name))
const say = (text: string) => process.stdout.write(`${text}\n`)

if (unknown !== undefined) {
  process.stderr.write(
    `There is no section ${unknown}; there are ${sheetSections.map(({ name }) => name).join(', ')}.\n`,
  )
  process.exit(1)
}
await writeSheet(asked.length === 0 ? sheetSections : sheetSections.filter(({ name }) => asked.includes(name)))

async function writeSheet(sections: readonly SheetSection[]): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'svg'), { recursive: true })
  const sizes = new Map<string, FileSize>()
  for (const [index, section] of sections.entries()) {
    const started = performance.now()
    const tiles = section.pictures.map((picture): Tile => {
      const svg = picture.draw()
      writeFileSync(join(folder, 'svg', `${picture.name}.svg`), svg)
      const { name, detail } = picture
      sizes.set(name, { name, detail, plain: Buffer.byteLength(svg), zipped: gzipSync(svg).length })
      return { svg, ground: picture.ground ?? 'paper' }
    })
    const width = Math.min(800, Math.floor(3200 / section.columns))
    const print = await contactPrint(tiles, { columns: section.columns, width })
    writeFileSync(join(folder, `${section.name}.png`), print)
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    const size = (print.length / 1e6).toFixed(1)
    say(
      `${index + 1}/${sections.length} ${section.title}: ${tiles.length} pictures in ${seconds} s, ${section.name}.png ${size} MB`,
    )
  }
  writeFileSync(join(folder, 'index.html'), pageText(sections))
  say(sizeReport([...sizes.values()]))
  say(`Open ${join(folder, 'index.html')} to see them.`)
}
