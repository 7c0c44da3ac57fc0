import { type Bounds, pathBounds } from './path-bounds.ts'

/**
 * The box of a piece of markup with its strokes, in the coordinates it stands in; undefined where that cannot be told
 * (references, texts, turned parts).
 */
export function markupBounds(markup: string): Bounds | undefined {
  const box: Bounds = [Infinity, Infinity, -Infinity, -Infinity]
  const stack: Frame[] = [{ x: 0, y: 0, stroke: 1 }]
  for (const [, closing, name = '', attributes = '', empty] of markup.matchAll(/<(\/?)(\w+)([^>]*?)(\/?)>/g)) {
    if (closing) {
      stack.pop()
      continue
    }
    const frame = entered(stack.at(-1), attributes)
    if (frame === undefined) return undefined
    if (!empty) stack.push(frame)
    if (name === 'g') continue
    const own = shapeBounds(name, attributes)
    if (own === undefined) return undefined
    const half = frame.stroke * 0.75
    box[0] = Math.min(box[0], own[0] + frame.x - half)
    box[1] = Math.min(box[1], own[1] + frame.y - half)
    box[2] = Math.max(box[2], own[2] + frame.x + half)
    box[3] = Math.max(box[3], own[3] + frame.y + half)
  }
  return box[0] === Infinity ? undefined : box
}

/** Where a part stands: how far it was moved, and how wide its strokes are. */
export interface Frame {
  x: number
  y: number
  stroke: number
}

/** The frame inside an element; undefined if it is turned or scaled. */
export function entered(parent: Frame | undefined, attributes: string): Frame | undefined {
  const base = parent ?? { x: 0, y: 0, stroke: 1 }
  const stroke = Math.max(0, attribute(attributes, 'stroke-width') ?? base.stroke)
  const transform = / transform="([^"]*)"/.exec(attributes)?.[1]
  if (transform === undefined) return { ...base, stroke }
  const moved = /^translate\((-?[\d.]+)[ ,]*(-?[\d.]+)?\)$/.exec(transform)
  if (!moved) return undefined
  return { x: base.x + Number(moved[1]), y: base.y + Number(moved[2] ?? 0), stroke }
}

export function shapeBounds(name: string, attributes: string): Bounds | undefined {
  const at = (key: string): number => attribute(attributes, key) ?? 0
  switch (name) {
    case 'path':
      return pathBounds(/ d="([^"]*)"/.exec(attributes)?.[1] ?? '')
    case 'rect':
      return [at('x'), at('y'), at('x') + at('width'), at('y') + at('height')]
    case 'circle':
      return [at('cx') - at('r'), at('cy') - at('r'), at('cx') + at('r'), at('cy') + at('r')]
    case 'ellipse':
      return [at('cx') - at('rx'), at('cy') - at('ry'), at('cx') + at('rx'), at('cy') + at('ry')]
    default:
      return undefined
  }
}

function attribute(attributes: string, name: string): number | undefined {
  const found = new RegExp(` ${name}="(-?[\\d.]+)"`).exec(attributes)?.[1]
  return found === undefined ? undefined : Number(found)
}
