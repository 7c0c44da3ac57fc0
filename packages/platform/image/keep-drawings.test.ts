import { expect, test } from 'vitest'
import { keepDrawings } from './keep-drawings.ts'

function pencil() {
  const drawn: string[] = []
  let isBroken = false
  const draw = keepDrawings(async (drawing, detail) => {
    const name = drawing.kind === 'shoe' ? drawing.spec : drawing.good
    drawn.push(`${name} ${detail}`)
    if (isBroken) throw new Error('broken')
    return `<svg id="${name}"/>`
  }, 2)
  const shoe = (spec: string) => draw({ kind: 'shoe', spec, view: 'side', lettering: undefined }, 'stage')
  return { draw, shoe, drawn, breakIt: (broken: boolean) => (isBroken = broken) }
}

test('a drawing is made once for all sizes, also when they are asked for at the same time', async () => {
  const { shoe, drawn } = pencil()
  expect(await Promise.all([shoe('a'), shoe('a')])).toEqual(['<svg id="a"/>', '<svg id="a"/>'])
  await shoe('a')
  expect(drawn).toEqual(['a stage'])
})

test('the last ones are kept', async () => {
  const { shoe, drawn } = pencil()
  for (const spec of ['a', 'b', 'a', 'c', 'a', 'b']) await shoe(spec)
  expect(drawn).toEqual(['a stage', 'b stage', 'c stage', 'b stage'])
})

test('one that failed is tried again', async () => {
  const { shoe, drawn, breakIt } = pencil()
  breakIt(true)
  await expect(shoe('a')).rejects.toThrow('broken')
  breakIt(false)
  expect(await shoe('a')).toBe('<svg id="a"/>')
  expect(drawn).toHaveLength(2)
})
