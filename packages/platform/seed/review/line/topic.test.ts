import { expect, test } from 'vitest'
import { models } from '../../collection/models.ts'
import { linesAbout } from './topic.ts'

const lines = new Set(
  models.flatMap((model) =>
    (['true', 'took-more', 'took-less', 'narrow', 'wide', 'too-small', 'too-large'] as const).flatMap((fit) =>
      Object.values(linesAbout(model, fit)).flat(),
    ),
  ),
)

/** How many ways there are to read each choice, and which slots are filled. */
const shape = (text: string) => [
  [...text.matchAll(/\[([^\]]+)\]/g)].map(([, choices = '']) => choices.split('|').length),
  [...text.matchAll(/\{(\w+)\}/g)].map(([, slot = '']) => slot).sort(),
]

test('every line offers the same choices and facts in both languages', () => {
  for (const { de, en } of lines) {
    const [choices, slots] = shape(de)
    const [otherChoices, otherSlots] = shape(en)
    expect(otherChoices, de).toEqual(choices)
    expect(
      otherSlots?.filter((slot) => slot !== 'shoes' && slot !== 'shoe'),
      de,
    ).toEqual(slots?.filter((slot) => slot !== 'shoes' && slot !== 'shoe'))
  }
})

test('there are several hundred of them, none twice', () => {
  expect(lines.size).toBeGreaterThan(400)
  expect(new Set([...lines].map(({ de }) => de)).size).toBe(lines.size)
  expect(new Set([...lines].map(({ en }) => en)).size).toBe(lines.size)
})
