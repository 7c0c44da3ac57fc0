import { expect, test } from 'vitest'
import { element, group } from './element.ts'
import { prune } from './prune.ts'
import { createSheet } from './sheet.ts'

const window = { x: 0, y: 0, width: 100, height: 100 }

test('parts outside the window go, with the definitions that only they used', () => {
  const sheet = createSheet('stage')
  const near = sheet.define('near', (id) => element('linearGradient', { id }, element('stop', { offset: 0 })))
  const far = sheet.define('far', (id) => element('linearGradient', { id }, element('stop', { offset: 1 })))
  const svg = prune(
    sheet.close(
      group(
        {},
        element('path', { d: 'M10 10h20v9z', fill: near }),
        element('path', { d: 'M300 10h20v9z', fill: far }),
      ) + group({ opacity: 0.5 }, element('circle', { cx: 500, cy: 500, r: 20 })),
    ),
    window,
  )
  expect(svg).toContain('id="snear"')
  expect(svg).not.toContain('far')
  expect(svg).not.toContain('circle')
  expect(svg).not.toContain('opacity')
  expect(svg.endsWith('</svg>')).toBe(true)
})

test('a part that was moved into the window stays, one that reaches into it too', () => {
  const sheet = createSheet('stage')
  const svg = prune(
    sheet.close(
      group({ transform: 'translate(-400)' }, element('path', { d: 'M450 50h5' })) +
        element('path', { d: 'M-500 50h1000' }) +
        element('path', { d: 'M170 50h5', 'stroke-width': 120 }),
    ),
    window,
  )
  expect(svg.match(/<path/g)).toHaveLength(3)
})

test('what cannot be measured stays', () => {
  const sheet = createSheet('stage')
  const turned = element('path', { d: 'M900 900h5', transform: 'rotate(20)' })
  expect(prune(sheet.close(turned), window)).toContain('rotate(20)')
})
