import { describe, expect, test } from 'vitest'
import { HashQueue } from './hash-queue.ts'
import { hashCost, hashPassword, isOutdated, isPasswordOf } from './password-hash.ts'
import { createPasswordKeeper } from './password-keeper.ts'

const cheap = { memory: 64, passes: 1, parallelism: 1 }

describe('a stored password', () => {
  test('[S-25] is argon2id with 19 MiB and two passes, and a salt of its own', async () => {
    const stored = await hashPassword('Größe 42½')
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
    expect(await hashPassword('Größe 42½')).not.toBe(stored)
    expect(await isPasswordOf('Größe 42½', stored)).toBe(true)
    expect(await isPasswordOf('Größe 42', stored)).toBe(false)
  })

  test('[S-25] that another program has hashed is known', async () => {
    // echo -n 'password' | argon2 somesalt -id -t 2 -m 16 -p 1 -l 32, from the tests of the reference implementation
    const stored = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
    expect(await isPasswordOf('password', stored)).toBe(true)
    expect(await isPasswordOf('Password', stored)).toBe(false)
    expect(isOutdated(stored)).toBe(true)
  })

  test('[S-25] that is no argon2id hash is a fault of ours', async () => {
    for (const stored of ['', 'password', '$argon2i$v=19$m=64,t=1,p=1$c29tZXNhbHQ$AAAA', '$2b$10$abc']) {
      await expect(isPasswordOf('password', stored)).rejects.toThrow('PHC format')
    }
  })

  test('[S-25] the default cost is the least that is allowed', () => {
    expect(hashCost).toEqual({ memory: 19_456, passes: 2, parallelism: 1 })
  })
})

describe('the keeper of passwords', () => {
  const keeper = createPasswordKeeper({ cost: cheap })

  async function checked(password: string, stored: string | undefined) {
    const answer = await keeper.check(password, stored)
    if (!answer.ok) throw new Error('the queue is full')
    return answer.value
  }
  async function hashed(password: string) {
    const answer = await keeper.hash(password)
    if (!answer.ok) throw new Error('the queue is full')
    return answer.value
  }

  test('[S-25] takes a password of 64 and more characters whole', async () => {
    const long = 'Ein Satz mit Ümläuten, 42 Wörtern und mehr. '.repeat(5)
    const stored = await hashed(long)
    expect(await checked(long, stored)).toEqual({ isRight: true })
    expect(await checked(`${long}.`, stored)).toEqual({ isRight: false })
  })

  test('[S-25] takes a letter with a combining mark for the letter', async () => {
    expect(await checked('Mu\u0308ller-9', await hashed('Müller-9'))).toEqual({ isRight: true })
  })

  test('[S-25] renews a hash that was made at another cost, and only for the right password', async () => {
    const stored = await hashPassword('Leisten-7', { ...cheap, passes: 3 })
    expect(await checked('Leisten-8', stored)).toEqual({ isRight: false })
    const { isRight, renewed } = await checked('Leisten-7', stored)
    expect(isRight).toBe(true)
    expect(renewed).toContain('$m=64,t=1,p=1$')
    expect(await checked('Leisten-7', renewed)).toEqual({ isRight: true })
  })

  test("[S-24] nobody's password is never right, not even the empty one", async () => {
    for (const password of ['', 'Leisten-7']) expect(await checked(password, undefined)).toEqual({ isRight: false })
  })

  test('[S-23] two are hashed at once, twenty wait, the others are sent away and told when to come back', async () => {
    const busy = createPasswordKeeper({ cost: cheap, queue: { atOnce: 2, waiting: 20 } })
    const answers = await Promise.all(Array.from({ length: 30 }, () => busy.hash('Leisten-7')))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(22)
    expect(answers.filter(({ ok }) => !ok)).toEqual(
      Array.from({ length: 8 }, () => ({ ok: false, retryAfterSeconds: 2 })),
    )
    expect(await busy.hash('Leisten-7')).toMatchObject({ ok: true })
  })
})

describe('the queue', () => {
  test('[S-23] never does more at once than allowed, and goes on after a failure', async () => {
    const queue = new HashQueue({ atOnce: 2, waiting: 10 })
    let running = 0
    let most = 0
    const work = async (place: number) => {
      running += 1
      most = Math.max(most, running)
      await new Promise((resume) => setImmediate(resume))
      running -= 1
      if (place === 1) throw new Error('broken')
      return place
    }
    const answers = await Promise.allSettled(Array.from({ length: 8 }, (_, place) => queue.run(() => work(place))))
    expect(most).toBe(2)
    expect(answers.map(({ status }) => status)).toEqual(
      Array.from({ length: 8 }, (_, place) => (place === 1 ? 'rejected' : 'fulfilled')),
    )
    expect(await queue.run(async () => 'free again')).toEqual({ ok: true, value: 'free again' })
  })
})
