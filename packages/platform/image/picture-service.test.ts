import { readdir, readFile, stat, truncate, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { RenderPicture } from './render-picture.ts'
import { createTestImages, oxford, temporaryFolder } from './testing/create-test-images.ts'

/** A renderer that waits to be told, and then gives so many bytes. */
function slowRender(bytes = 10) {
  const waiting: (() => void)[] = []
  let most = 0
  let running = 0
  const render: RenderPicture = async () => {
    running += 1
    most = Math.max(most, running)
    await new Promise<void>((resolve) => waiting.push(resolve))
    running -= 1
    return new Uint8Array(bytes)
  }
  const letGo = async () => {
    for (let turn = 0; turn < 50; turn += 1) {
      waiting.splice(0).forEach((go) => go())
      await new Promise((resolve) => setTimeout(resolve, 1))
    }
  }
  return { render, letGo, most: () => most }
}

/** Different shoes of one size. */
const shoe = (number: number) => oxford.replace('.1/', `.${number}/`)
const path = (number: number, format = 'webp') => `100/75/resize/${shoe(number)}?format=${format}`
const filesIn = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

describe('making pictures', () => {
  test('[OUT-3] the same picture is made once for all who ask for it at the same time', async () => {
    const { render, letGo } = slowRender()
    const { get, rendered } = await createTestImages({ render })
    const answers = Array.from({ length: 20 }, () => get(path(1)))
    await letGo()
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(rendered).toHaveLength(1)
  })

  test('[OUT-3] two are made at once, some wait, one more is refused and may come back', async () => {
    const { render, letGo, most } = slowRender()
    const { get } = await createTestImages({ render, queueLength: 3 })
    const accepted = [1, 2, 3, 4, 5].map((number) => get(path(number)))
    await new Promise((resolve) => setTimeout(resolve, 20))
    const refused = await get(path(6))
    expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toEqual([
      503,
      '2',
      { code: 503, result: 'Too many pictures are being made at the moment. Please try again.' },
    ])
    await letGo()
    expect((await Promise.all(accepted)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(most()).toBe(2)
    const again = get(path(6))
    await letGo()
    expect((await again).status).toBe(200)
  })

  test('what is already there is answered while the queue is full', async () => {
    const { render, letGo } = slowRender()
    const { get } = await createTestImages({ render, queueLength: 0 })
    const first = get(path(1))
    await letGo()
    await first
    const busy = [get(path(2)), get(path(3))]
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect([(await get(path(4))).status, (await get(path(1))).status]).toEqual([503, 200])
    await letGo()
    await Promise.all(busy)
  })

  test('[OUT-3] a picture that nobody waits for any longer is not made', async () => {
    const { render, letGo } = slowRender()
    const { get, rendered } = await createTestImages({ render })
    const [one, two] = [new AbortController(), new AbortController()]
    const wanted = [get(path(1)), get(path(2))]
    const left = [get(path(3), { signal: one.signal }), get(path(3), { signal: two.signal })]
    const shared = [get(path(4), { signal: one.signal }), get(path(4))]
    await new Promise((resolve) => setTimeout(resolve, 20))
    one.abort()
    two.abort()
    await letGo()
    await Promise.all([...wanted, ...left])
    expect((await Promise.all(shared)).at(1)?.status).toBe(200)
    expect(rendered).toHaveLength(3)
    const later = get(path(3))
    await letGo()
    expect([(await later).status, rendered.length]).toEqual([200, 4])
  })

  test('[OUT-3] a picture that was given up when it was half made is not begun a second time', async () => {
    const { render, letGo, most } = slowRender()
    const { get, rendered } = await createTestImages({ render })
    const gone = new AbortController()
    const first = get(path(1), { signal: gone.signal })
    await new Promise((resolve) => setTimeout(resolve, 20))
    gone.abort()
    const second = get(path(1))
    await letGo()
    expect([(await second).status, rendered.length, most()]).toEqual([200, 1, 1])
    await first
  })

  test('[OUT-3] one that is asked for again right after it was given up is made', async () => {
    const { render, letGo } = slowRender()
    const { get } = await createTestImages({ render })
    const others = [get(path(1)), get(path(2))]
    const gone = new AbortController()
    const first = get(path(3), { signal: gone.signal })
    await new Promise((resolve) => setTimeout(resolve, 20))
    gone.abort()
    const second = get(path(3))
    await letGo()
    expect([(await first).status, (await second).status]).toEqual([503, 200])
    await Promise.all(others)
  })

  test('[OUT-3] who waits too long for a turn is told to come back', async () => {
    const { render, letGo } = slowRender()
    const { get } = await createTestImages({ render, timeout: 30 })
    const begun = [get(path(1)), get(path(2))]
    const late = await get(path(3))
    expect([late.status, late.headers.get('retry-after')]).toEqual([503, '2'])
    await letGo()
    expect((await Promise.all(begun)).map(({ status }) => status)).toEqual([200, 200])
  })

  test('a rendering that runs out of time is an answer, not a fault', async () => {
    const render: RenderPicture = () => Promise.reject(new Error('timeout: 42% complete'))
    const { get } = await createTestImages({ render })
    const response = await get(path(1))
    expect([response.status, await response.json()]).toEqual([
      503,
      { code: 503, result: 'The picture could not be made in time. Please try again.' },
    ])
  })

  test('a rendering that breaks is told in the log and can be asked for again', async () => {
    let isBroken = true
    const render: RenderPicture = async () => {
      if (isBroken) throw new Error('no memory')
      return new Uint8Array(1)
    }
    const { get, log } = await createTestImages({ render })
    expect((await get(path(1))).status).toBe(500)
    expect(log.join()).toContain('no memory')
    isBroken = false
    expect((await get(path(1))).status).toBe(200)
  })
})

describe('keeping pictures', () => {
  test('[OUT-3] in memory a picture is made once, as long as there is room', async () => {
    const render: RenderPicture = async () => new Uint8Array(400)
    const { get, rendered } = await createTestImages({ render, memoryBytes: 1000 })
    for (const number of [1, 2, 1, 2]) await get(path(number))
    expect(rendered).toHaveLength(2)
    await get(path(1))
    await get(path(3))
    await get(path(1))
    expect(rendered).toHaveLength(3)
    await get(path(2))
    expect(rendered).toHaveLength(4)
  })

  test('[OUT-3] on disk it outlives the process', async () => {
    const cacheFolder = await temporaryFolder()
    const before = await createTestImages({ cacheFolder })
    const first = await before.get(path(1))
    await before.service.pictures.idle()
    const after = await createTestImages({ cacheFolder })
    const second = await after.get(path(1))
    expect([await second.arrayBuffer(), second.headers.get('etag')]).toEqual([
      await first.arrayBuffer(),
      first.headers.get('etag'),
    ])
    expect([before.rendered.length, after.rendered.length]).toEqual([1, 0])
    expect((await filesIn(cacheFolder)).filter((file) => file.endsWith('.tmp'))).toEqual([])
  })

  test('[OUT-3] other drawing code draws anew', async () => {
    const [cacheFolder, drawingCode] = [await temporaryFolder(), await temporaryFolder()]
    await writeFile(join(drawingCode, 'draw.ts'), 'export const viewBox = [0, 0, 4, 2]')
    const before = await createTestImages({ cacheFolder, drawingCode })
    await before.get(path(1))
    await before.service.pictures.idle()
    await writeFile(join(drawingCode, 'draw.ts'), 'export const viewBox = [0, 0, 4, 3]')
    const draw = () => Promise.resolve('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"></svg>')
    const after = await createTestImages({ cacheFolder, drawingCode, draw })
    await after.get(path(1))
    expect(after.rendered).toHaveLength(1)
    expect(after.service.mediaVersion()).not.toBe(before.service.mediaVersion())
  })

  test('[OUT-3] the disk holds so many bytes, and what was used last stays', async () => {
    const cacheFolder = await temporaryFolder()
    const render: RenderPicture = async () => new Uint8Array(1000)
    const options = { cacheFolder, render, diskBytes: 3500, memoryBytes: 0 }
    const { get, rendered, service } = await createTestImages(options)
    for (const number of [1, 2, 3, 1, 4]) {
      await get(path(number))
      await service.pictures.idle()
    }
    const sizes = await Promise.all((await filesIn(cacheFolder)).map(async (file) => (await stat(file)).size))
    expect([sizes.length, sizes.reduce((sum, size) => sum + size, 0) <= 3500]).toEqual([3, true])
    rendered.length = 0
    for (const number of [1, 3, 4]) await get(path(number))
    expect(rendered).toEqual([])
    await get(path(2))
    expect(rendered).toHaveLength(1)
  })

  test('[OUT-3] a smaller limit after a restart frees what was used longest ago, and what was never finished', async () => {
    const cacheFolder = await temporaryFolder()
    const render: RenderPicture = async () => new Uint8Array(1000)
    const before = await createTestImages({ cacheFolder, render })
    for (const number of [1, 2, 3]) {
      await before.get(path(number))
      await before.service.pictures.idle()
      for (const file of await filesIn(cacheFolder)) {
        const { mtimeMs } = await stat(file)
        await utimes(file, mtimeMs / 1000 - 10, mtimeMs / 1000 - 10)
      }
    }
    await writeFile(join(cacheFolder, 'left.tmp'), 'half')
    await utimes(join(cacheFolder, 'left.tmp'), 1, 1)
    const after = await createTestImages({ cacheFolder, render, diskBytes: 1500, memoryBytes: 0 })
    await expect.poll(() => filesIn(cacheFolder)).toHaveLength(1)
    await after.get(path(3))
    expect(after.rendered).toEqual([])
    await after.get(path(1))
    expect(after.rendered).toHaveLength(1)
  })

  test.each([
    ['cut off', (file: string) => truncate(file, 50)],
    ['emptied', (file: string) => truncate(file, 0)],
    ['spoilt', async (file: string) => writeFile(file, (await readFile(file)).fill(7, 40, 60))],
  ])('[OUT-3] a kept file that was %s is made anew', async (_, spoil) => {
    const cacheFolder = await temporaryFolder()
    const before = await createTestImages({ cacheFolder })
    const whole = await bytesOf(await before.get(path(1)))
    await before.service.pictures.idle()
    for (const file of await filesIn(cacheFolder)) await spoil(file)
    const after = await createTestImages({ cacheFolder })
    expect(await bytesOf(await after.get(path(1)))).toEqual(whole)
    expect(after.rendered).toHaveLength(1)
  })

  test('[OUT-3] without a disk that can be written the shop goes on, and says so once', async () => {
    const file = join(await temporaryFolder(), 'file')
    await writeFile(file, '')
    const { get, log, service } = await createTestImages({ cacheFolder: join(file, 'cache') })
    for (const number of [1, 2]) expect((await get(path(number))).status).toBe(200)
    await service.pictures.idle()
    expect(log.filter((line) => line.includes('pictures cannot be kept on disk'))).toHaveLength(1)
  })
})

async function bytesOf(response: Response): Promise<Uint8Array> {
  return new Uint8Array(await response.arrayBuffer())
}
