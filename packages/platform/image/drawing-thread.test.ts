import { expect, onTestFinished, test } from 'vitest'
import { createDrawingThread } from './drawing-thread.ts'

const odd = () => {
  const thread = createDrawingThread({ program: new URL('testing/odd-worker.ts', import.meta.url), timeout: 1500 })
  onTestFinished(() => thread.close())
  return (spec: string) => thread.draw({ kind: 'shoe', spec, view: 'side', lettering: undefined }, 'card')
}

test('each drawing reaches the one who asked for it', async () => {
  const draw = odd()
  expect(await Promise.all([draw('a'), draw('b'), draw('c')])).toEqual([
    '<svg id="a"/>',
    '<svg id="b"/>',
    '<svg id="c"/>',
  ])
})

test('a drawing that fails fails alone', async () => {
  const draw = odd()
  const [failed, drawn] = await Promise.allSettled([draw('fails'), draw('a')])
  expect(failed).toMatchObject({ status: 'rejected', reason: { message: 'A drawing failed: no pencil' } })
  expect(drawn).toMatchObject({ status: 'fulfilled', value: '<svg id="a"/>' })
})

test.each([
  ['breaks', 'The drawing thread broke.'],
  ['hangs', 'timeout: a drawing took too long'],
])('a drawing that %s the thread ends it, and the next one begins another', async (behaviour, message) => {
  const draw = odd()
  await expect(draw(behaviour)).rejects.toThrow(message)
  expect(await draw('a')).toBe('<svg id="a"/>')
})

test('the shop’s own program draws', async () => {
  const thread = createDrawingThread({ timeout: 30_000 })
  onTestFinished(() => thread.close())
  const spec = 'cap-oxford.71.270-leather-tonal.calf-cognac-2.brass-round.1'
  const shoe = { kind: 'shoe', spec, view: 'side', lettering: undefined } as const
  expect(await thread.draw(shoe, 'card')).toMatch(/^<svg [^>]*viewBox="[^"]+">.*<\/svg>$/s)
  const belt = { kind: 'good', good: 'belt', colour: 'bordeaux' } as const
  expect(await thread.draw(belt, 'thumb')).toMatch(/^<svg [^>]*viewBox="[^"]+">.*<\/svg>$/s)
})
