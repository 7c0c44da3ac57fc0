import type { Window } from '../params/board.ts'
import { entered, type Frame, shapeBounds } from './markup-bounds.ts'

/** Blurs and shadows reach this far beyond what throws them. */
const bleed = 24

/**
 * A document without the parts that its window does not show, and without the definitions that only they used. What
 * cannot be told (turned parts, references, texts) stays.
 */
export function prune(svg: string, window: Window): string {
  const definitions = /<defs>.*?<\/defs>/s.exec(svg)?.[0] ?? ''
  const [head = '', body = ''] = svg.split(definitions || /(?<=<svg[^>]*>)/)
  const shown = pruneBody(body, window)
  return head + usedDefinitions(definitions, shown) + shown
}

interface Open {
  tag: string
  name: string
  content: string
  frame: Frame | undefined
}

function pruneBody(body: string, window: Window): string {
  const root: Open = { tag: '', name: '', content: '', frame: { x: 0, y: 0, stroke: 1 } }
  const stack: Open[] = [root]
  const top = (): Open => stack.at(-1) ?? root
  let from = 0
  for (const match of body.matchAll(/<(\/?)(\w+)([^>]*?)(\/?)>/g)) {
    const [tag, closing, name = '', attributes = '', empty] = match
    top().content += body.slice(from, match.index)
    from = match.index + tag.length
    if (closing && stack.length === 1) root.content += tag
    else if (closing) {
      const done = stack.pop() ?? root
      if (done.content !== '' || done.name !== 'g') top().content += `${done.tag}${done.content}</${name}>`
    } else {
      const { frame: outer } = top()
      const frame = outer && entered(outer, attributes)
      if (!empty) stack.push({ tag, name, content: '', frame })
      else if (!frame || isShown(name, attributes, frame, window)) top().content += tag
    }
  }
  return root.content + body.slice(from)
}

function isShown(name: string, attributes: string, { x, y, stroke }: Frame, window: Window): boolean {
  const box = shapeBounds(name, attributes)
  if (box === undefined) return true
  const reach = stroke / 2 + bleed
  return (
    box[2] + x + reach > window.x &&
    box[0] + x - reach < window.x + window.width &&
    box[3] + y + reach > window.y &&
    box[1] + y - reach < window.y + window.height
  )
}

/** Definitions may use each other, so leave goes on until nothing changes. */
function usedDefinitions(definitions: string, shown: string): string {
  const all = [
    ...definitions.slice('<defs>'.length, -'</defs>'.length).matchAll(/<(\w+) id="([^"]+)"(?:[^>]*\/>|.*?<\/\1>)/gs),
  ]
  let kept = all.map(([text, , id = '']) => ({ text, id }))
  for (let before = Infinity; kept.length < before; ) {
    before = kept.length
    const used = shown + kept.map(({ text }) => text).join('')
    kept = kept.filter(({ id }) => used.includes(`#${id})`) || used.includes(`#${id}"`))
  }
  return kept.length === 0 ? '' : `<defs>${kept.map(({ text }) => text).join('')}</defs>`
}
