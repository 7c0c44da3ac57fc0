import { escapeHtml } from '../html/escape-html.ts'
import type { CounterpartLink } from '../language/load-counterparts.ts'
import { currentOf } from '../shell/current-of.ts'
import type { MenuItem, ShellData } from '../shell/shell-data.ts'

/** Where the page goes. */
export const slot = { 'data-slot': '' }
const slotHtml = '<div data-slot=""></div>'

/** Where the address of a store view goes. */
export function placeOf(storeCode: string): string {
  return `%store:${storeCode}%`
}

export interface ShellQuestion {
  shell: ShellData
  /** Pages of one name share a layout. */
  page: string
  pathname: string
  basename: string
}

/** Puts a page and its counterparts into the shell. */
export type Around = (page: string, links: readonly CounterpartLink[]) => string

const limit = 500

/** Shells by what they depend on. New shell data begins a new memory, the old one goes with its data. */
export function createShellMemory(): (question: ShellQuestion, render: () => string) => Around {
  const memories = new WeakMap<ShellData, Map<string, Around>>()
  return (question, render) => {
    const memory = memories.get(question.shell) ?? new Map<string, Around>()
    memories.set(question.shell, memory)
    const key = keyOf(question)
    const known = memory.get(key) ?? shellAround(render())
    if (memory.size < limit) memory.set(key, known)
    return known
  }
}

/** All that a shell shows of the page: its layout, and which links are current. */
function keyOf({ shell, page, pathname, basename }: ShellQuestion): string {
  const path = basename === '/' ? pathname : pathname.slice(basename.length) || '/'
  const marks = ['/', ...shell.menu.flatMap(hrefsOf)].flatMap((href) => {
    const current = currentOf(href, path)
    return current ? [`${href} ${current}`] : []
  })
  return [page, ...marks].join('\n')
}

function hrefsOf({ href, columns }: MenuItem): string[] {
  return [href, ...columns.flatMap((column) => [column.href ?? '', ...column.links.map((link) => link.href)])]
}

/** The shell's HTML, cut at its places. */
function shellAround(html: string): Around {
  const [before = '', after] = html.split(slotHtml)
  if (after === undefined) throw new Error('The shell has no place for a page.')
  // Every second piece names a store view.
  const pieces = after.split(/%store:([a-z][a-z0-9_]*)%/)
  return (page, links) => {
    const end = pieces.map((piece, index) => (index % 2 === 0 ? piece : hrefOf(piece, links)))
    return before + page + end.join('')
  }
}

function hrefOf(storeCode: string, links: readonly CounterpartLink[]): string {
  return escapeHtml(links.find((link) => link.storeCode === storeCode)?.path ?? '/')
}
