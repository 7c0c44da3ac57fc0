import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'

/** The path of the link in the letter of this kind to this address. The shop writes letters to files, a moment after the call. */
export async function findLink(kind: string, address: string): Promise<string> {
  const folder = join(process.env['E2E_DATA'] ?? '', 'shop', 'mail')
  let link: string | undefined
  await expect(() => {
    const names = readdirSync(folder).filter((name) => name.startsWith(kind))
    const letter = names.map((name) => readFileSync(join(folder, name), 'utf8')).find((text) => text.includes(address))
    link = /https?:\S+token=[\w-]+/.exec(unquote(letter ?? ''))?.[0]
    expect(link, `a letter ${kind} to ${address}`).toBeDefined()
  }).toPass({ timeout: 10_000 })
  const { pathname, search } = new URL(link ?? '')
  return pathname + search
}

/** Quoted-printable: lines that end with `=` go on, and `=3D` is `=`. */
function unquote(text: string): string {
  return text.replace(/=\r?\n/g, '').replaceAll('=3D', '=')
}
