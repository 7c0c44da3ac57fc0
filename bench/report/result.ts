import type { PictureReport, PictureTimes } from '../measure/measure-pictures.ts'
import type { PageWeight } from '../measure/page-weight.ts'
import { table } from './table.ts'

export interface Result {
  name: string
  /** CPU milliseconds a request, as it is and compressed for a browser. */
  plain: number
  compressed: number | null
  /** The same, as multiples of the bare hello in the same run. */
  ratio: number
  compressedRatio: number | null
  /** The most that `ratio` should be. */
  aim: number | null
  weight: PageWeight | null
}

export interface Report {
  /** CPU milliseconds a request of a bare node:http server. */
  hello: number
  results: Result[]
  /** Null where they were not asked for. */
  pictures: PictureReport | null
  /** Bytes in memory after the run. */
  rss: number
  products: number
  /** What the shop keeps its data in. Its own server's work is not among the figures. */
  engine: 'SQLite' | 'PostgreSQL'
}

export const scriptAim = 135_000

export function reportText({ hello, results, pictures, rss, products, engine }: Report): string {
  const rows = results.map((result) => [
    result.name,
    milliseconds(result.plain),
    times(result.ratio),
    result.aim === null ? '' : `≤ ${result.aim} ×${result.ratio > result.aim ? ' over' : ''}`,
    result.compressed === null ? '' : milliseconds(result.compressed),
    result.compressedRatio === null ? '' : times(result.compressedRatio),
    result.weight === null ? '' : bytes(result.weight.html),
    result.weight === null ? '' : `${bytes(result.weight.script)}${result.weight.script > scriptAim ? ' over' : ''}`,
  ])
  const head = ['request', 'CPU ms', '× hello', 'aim', 'compressed', '× hello', 'HTML gz', 'JS gz']
  const bare = ['bare node:http hello', milliseconds(hello), times(1), '', '', '', '', '']
  return [
    table(head, [bare, ...rows]),
    '',
    ...(pictures ? [picturesText(pictures)] : []),
    `${products} listed products on ${engine}. RSS after the requests: ${megabytes(rss)}. JavaScript aim: ${bytes(scriptAim)} a page.`,
    '',
  ].join('\n')
}

function picturesText({ card, stage, burst }: PictureReport): string {
  const many = `${burst.requests} new cards at once: ${burst.wall.toFixed(0)} ms, RSS at most ${megabytes(burst.rss)}.`
  return `A new picture: card ${made(card)}, stage ${made(stage)}. ${many}`
}

const milliseconds = (value: number) => value.toFixed(3)
const megabytes = (value: number) => `${(value / 1024 / 1024).toFixed(0)} MB`
const made = ({ wall, cpu }: PictureTimes) => `${wall.toFixed(0)} ms (CPU ${cpu.toFixed(0)})`
const times = (value: number) => `${value.toFixed(1)} ×`
const bytes = (value: number) => value.toLocaleString('en').replaceAll(',', ' ')
