import { describe, expect, test } from 'vitest'
import { Gate } from './gate.ts'

const long = 60_000

describe('a gate', () => {
  test('lets so many in at once, and the others in the order of arrival', async () => {
    const gate = new Gate(2, long)
    const came: string[] = []
    const come = async (name: string) => {
      await gate.enter()
      came.push(name)
    }
    await Promise.all([come('first'), come('second')])
    const later = [come('third'), come('fourth')]
    await Promise.resolve()
    expect(came).toEqual(['first', 'second'])
    gate.leave()
    await later[0]
    expect(came).toEqual(['first', 'second', 'third'])
    gate.leave()
    await later[1]
    expect(came).toEqual(['first', 'second', 'third', 'fourth'])
  })

  test('sends away who has waited too long, and keeps no place for them', async () => {
    const gate = new Gate(1, 1)
    expect(await gate.enter()).toBe(true)
    expect(await gate.enter()).toBe(false)
    gate.leave()
    expect(await gate.enter()).toBe(true)
  })
})
