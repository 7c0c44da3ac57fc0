import type { ShoePicture } from './image-path.ts'
import { leatherColourNames } from './leather-colour.ts'
import { type Good, goods, leathers, shoePatterns, shoeViews } from './shoe-name.ts'

export type Picture = ({ kind: 'shoe' } & ShoePicture) | { kind: 'good'; good: Good } | { kind: 'none' | 'unknown' }

/** Reads a picture's path. Every part must be one of the known names: a path never becomes a file name. */
export function parseImagePath(path: string): Picture {
  const parts = path.replace(/^\/+/, '').split('/')
  const [kind, first, second, third] = parts
  if (path === 'no_selection') return { kind: 'none' }
  if (kind === 'good' && parts.length === 2) {
    const good = oneOf(goods, withoutEnding(first))
    return good ? { kind: 'good', good } : { kind: 'unknown' }
  }
  if (kind !== 'shoe' || parts.length !== 4) return { kind: 'unknown' }
  const [skin, finish = 'calf', ...rest] = second?.split('-') ?? []
  const pattern = oneOf(shoePatterns, first)
  const colour = oneOf(leatherColourNames, skin)
  const leather = oneOf(leathers, finish)
  const view = oneOf(shoeViews, withoutEnding(third))
  if (!pattern || !colour || !leather || !view || rest.length > 0) return { kind: 'unknown' }
  return { kind: 'shoe', pattern, colour, leather, view }
}

function withoutEnding(name: string | undefined): string | undefined {
  return name?.endsWith('.svg') ? name.slice(0, -4) : undefined
}

function oneOf<Name extends string>(names: readonly Name[], name: string | undefined): Name | undefined {
  return names.find((known) => known === name)
}
