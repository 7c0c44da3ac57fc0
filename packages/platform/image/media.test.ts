import { mkdir, rename, rm, symlink, truncate, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { createTestImages, oxford, temporaryFolder } from './testing/create-test-images.ts'
import { hostilePaths } from './testing/hostile-paths.ts'

/** A real picture of one colour. */
const photograph = (width: number, height: number, format: 'jpeg' | 'png' | 'webp' | 'avif' = 'jpeg') =>
  sharp({ create: { width, height, channels: 3, background: '#204080' } })
    .toFormat(format)
    .toBuffer()

async function put(folder: string, path: string, content: Uint8Array | string): Promise<string> {
  const file = join(folder, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
  return file
}

const colourOf = async (response: Response, left = 50, top = 37) => {
  const bytes = new Uint8Array(await response.arrayBuffer())
  return [...(await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())]
}
const isBlue = ([red = 0, , blue = 0]: number[]) => blue - red > 60

describe('the merchant’s own file', () => {
  test.each([
    ['w/s/shoe.jpg', 'w/s/shoe.jpg', 'jpeg'],
    ['w/s/shoe.JPG', 'w/s/shoe.jpg', 'jpeg'],
    ['Schürschuh ö.jpeg', 'Sch%C3%BCrschuh%20%C3%B6.jpeg', 'jpeg'],
    ['Scho\u0308n.png', 'Sch%C3%B6n.png', 'png'],
    ['w/s/shoe.webp', 'w/s/shoe.jpg', 'webp'],
    ['a/b.avif', 'a/b.png', 'avif'],
    ['a/b.avif', 'a/b', 'avif'],
    [oxford.replace('.svg', '.jpg'), oxford, 'jpeg'],
    ['good/brush.cognac.jpg', 'good/brush.cognac.svg', 'jpeg'],
  ] as const)('[OUT-3] %s is shown at %s', async (file, path, format) => {
    const mediaFolder = await temporaryFolder()
    await put(mediaFolder, file, await photograph(800, 600, format))
    const { get } = await createTestImages({ mediaFolder })
    const response = await get(`100/75/resize/${path}?format=png`)
    expect([response.status, isBlue(await colourOf(response))]).toEqual([200, true])
  })

  test('[OUT-3] of several, the one of the very name wins, then the most modern', async () => {
    const mediaFolder = await temporaryFolder()
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" fill="#a00"/></svg>'
    await put(mediaFolder, 'a.svg', svg)
    await put(mediaFolder, 'a.webp', await photograph(40, 30, 'webp'))
    const { get } = await createTestImages({ mediaFolder })
    expect(isBlue(await colourOf(await get('100/75/crop/a.svg?format=png')))).toBe(false)
    expect(isBlue(await colourOf(await get('100/75/crop/a.jpg?format=png')))).toBe(true)
  })

  test('[OUT-3] is scaled like a drawing, but never enlarged unless it must fill its frame', async () => {
    const mediaFolder = await temporaryFolder()
    await put(mediaFolder, 'small.jpg', await photograph(200, 100))
    await put(mediaFolder, 'large.jpg', await photograph(3000, 1500))
    const { get } = await createTestImages({ mediaFolder })
    const shape = async (path: string) => {
      const image = sharp(new Uint8Array(await (await get(path)).arrayBuffer()))
      const { width, height } = await image.metadata()
      const { info } = await image.trim().toBuffer({ resolveWithObject: true })
      return [width, height, info.width, info.height]
    }
    expect(await shape('400/400/resize/small.jpg?format=png')).toEqual([400, 400, 200, 100])
    expect((await shape('400/400/fit/small.jpg?format=png')).slice(0, 2)).toEqual([200, 100])
    expect((await shape('400/400/crop/small.jpg?format=png')).slice(0, 2)).toEqual([400, 400])
    expect(await shape('400/400/resize/large.jpg?format=png')).toEqual([400, 400, 400, 200])
    expect((await shape('400/400/fit/large.jpg?format=png')).slice(0, 2)).toEqual([400, 200])
  })

  test('stands upright, as the camera was held', async () => {
    const mediaFolder = await temporaryFolder()
    const lying = await sharp(await photograph(400, 200))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    await put(mediaFolder, 'portrait.jpg', lying)
    const { get } = await createTestImages({ mediaFolder })
    const fitted = await get('400/400/fit/portrait.jpg?format=png')
    expect(await sharp(new Uint8Array(await fitted.arrayBuffer())).metadata()).toMatchObject({
      width: 200,
      height: 400,
    })
    const told = await get('400/400/identify/portrait.jpg')
    expect(await told.json()).toEqual({ width: 200, height: 400, type: 'jpeg' })
  })

  test('an SVG is sharp at any size, and is sent as it is to those who want one', async () => {
    const mediaFolder = await temporaryFolder()
    const svg =
      '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="4" height="4" viewBox="0 0 4 4"><rect width="2" height="4" fill="#204080"/><script>alert(1)</script></svg>'
    await put(mediaFolder, 'mark.svg', svg)
    const { get } = await createTestImages({ mediaFolder })
    const raster = await get('400/400/resize/mark.svg?format=png')
    const bytes = new Uint8Array(await raster.arrayBuffer())
    const alpha = async (left: number) =>
      (await sharp(bytes).extract({ left, top: 200, width: 1, height: 1 }).raw().toBuffer()).at(3)
    expect([await alpha(197), await alpha(203)]).toEqual([255, 0])
    const sent = await get('400/400/resize/mark.svg?format=svg')
    expect([await sent.text(), sent.headers.get('content-security-policy')]).toEqual([
      svg,
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    ])
  })

  test('a photograph that is wanted as SVG comes as the best that the client takes', async () => {
    const mediaFolder = await temporaryFolder()
    await put(mediaFolder, 'a.jpg', await photograph(40, 30))
    const { get } = await createTestImages({ mediaFolder })
    const type = async (accept: string) =>
      (await get('100/75/resize/a.svg?format=svg', { headers: { accept } })).headers.get('content-type')
    expect([await type('image/avif,*/*'), await type('image/svg+xml')]).toEqual(['image/avif', 'image/jpeg'])
  })

  test('[OUT-3] comes, changes and goes: the picture follows, and so does the version', async () => {
    const mediaFolder = await temporaryFolder()
    const { get, service } = await createTestImages({ mediaFolder })
    const look = async () => {
      await service.media.refresh()
      const response = await get(`100/75/resize/${oxford}?format=png&v=${service.mediaVersion()}`)
      expect(response.headers.get('cache-control')).toContain('immutable')
      return { version: service.mediaVersion(), isBlue: isBlue(await colourOf(response)) }
    }
    const drawn = await look()
    const file = await put(mediaFolder, oxford.replace('svg', 'png'), await photograph(80, 60, 'png'))
    const photographed = await look()
    await writeFile(
      file,
      await sharp({ create: { width: 80, height: 60, channels: 3, background: '#a00' } })
        .png()
        .toBuffer(),
    )
    const replaced = await look()
    await utimes(file, 1, 1)
    const older = await look()
    await rename(file, join(mediaFolder, 'elsewhere.png'))
    const moved = await look()
    await rm(join(mediaFolder, 'elsewhere.png'))
    expect(await look()).toEqual(drawn)
    expect([drawn, photographed, replaced, older, moved].map((state) => state.isBlue)).toEqual([
      false,
      true,
      false,
      false,
      false,
    ])
    const versions = [drawn, photographed, replaced, older, moved].map(({ version }) => version)
    expect(new Set(versions).size).toBe(5)
    for (const version of versions) expect(version).toMatch(/^[0-9a-f]{12}$/)
  })

  test('a new file is seen by itself after ten seconds', async () => {
    const mediaFolder = await temporaryFolder()
    let now = 0
    const { service } = await createTestImages({ mediaFolder, clock: () => now })
    const before = service.mediaVersion()
    await put(mediaFolder, 'a.jpg', await photograph(4, 3))
    now = 9999
    expect(service.mediaVersion()).toBe(before)
    now = 10_000
    await expect.poll(() => service.mediaVersion()).not.toBe(before)
    expect(service.media.find('a.jpg')).toMatchObject({ ending: 'jpg' })
  })
})

describe('a file that is no picture', () => {
  test.each([
    ['empty', async () => new Uint8Array()],
    ['text', async () => new TextEncoder().encode('not a picture')],
    ['cut off', async () => (await photograph(800, 600)).subarray(0, 900)],
    ['a broken SVG', async () => new TextEncoder().encode('<svg><g>')],
  ])('%s is refused with a sentence and told in the log', async (_, content) => {
    const mediaFolder = await temporaryFolder()
    await put(mediaFolder, 'a.jpg', await content())
    const { get, log } = await createTestImages({ mediaFolder })
    const response = await get('400/300/resize/a.jpg?format=webp')
    expect([response.status, await response.json()]).toEqual([
      422,
      { code: 422, result: 'The picture is broken, of another kind than its name says, or has too many pixels.' },
    ])
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(log.join()).toContain('a picture cannot be read')
    expect((await get('400/300/identify/a.jpg')).status).toBe(_ === 'cut off' ? 200 : 422)
  })

  test('[S-34] one that claims 50 000 pixels a side is not unpacked', async () => {
    const mediaFolder = await temporaryFolder()
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="50000" height="50000"><rect width="9" height="9"/></svg>'
    const png = await sharp({ create: { width: 16_000, height: 4001, channels: 3, background: '#000' } })
      .png()
      .toBuffer()
    await put(mediaFolder, 'a.svg', svg)
    await put(mediaFolder, 'b.png', png)
    const { get } = await createTestImages({ mediaFolder })
    expect((await get('400/300/resize/a.svg?format=webp')).status).toBe(422)
    expect((await get('400/300/resize/b.png?format=webp')).status).toBe(422)
  })

  test('[S-34] one of more than 40 MB is not read', async () => {
    const mediaFolder = await temporaryFolder()
    const file = await put(mediaFolder, 'a.jpg', await photograph(40, 30))
    await truncate(file, 40 * 1024 * 1024 + 1)
    const { get } = await createTestImages({ mediaFolder })
    const response = await get('400/300/resize/a.jpg')
    expect([response.status, await response.json()]).toEqual([
      422,
      { code: 422, result: 'The picture is larger than 40 MB.' },
    ])
  })

  test('one that is removed after it was listed is missing', async () => {
    const mediaFolder = await temporaryFolder()
    const file = await put(mediaFolder, 'a.jpg', await photograph(40, 30))
    const { get } = await createTestImages({ mediaFolder })
    await rm(file)
    expect((await get('400/300/resize/a.jpg')).status).toBe(404)
  })
})

describe('the way out of the folder', () => {
  test.each(hostilePaths)('[S-34] %s does not lead to a file', async (path) => {
    const outside = await temporaryFolder()
    const mediaFolder = join(outside, 'media')
    await put(outside, 'secret.jpg', await photograph(40, 30))
    await put(mediaFolder, 'photo.jpg', await photograph(40, 30))
    const { get } = await createTestImages({ mediaFolder })
    const response = await get(`100/75/resize/${path}?format=png`)
    expect([400, 404]).toContain(response.status)
    const isPicture = response.headers.get('content-type') === 'image/png'
    expect(isPicture && isBlue(await colourOf(response))).toBe(false)
  })

  test('[S-34] a link is followed inside the folder, not out of it, and not to a folder', async () => {
    const outside = await temporaryFolder()
    const mediaFolder = join(outside, 'media')
    const secret = await put(outside, 'secret.jpg', await photograph(40, 30))
    const inside = await put(mediaFolder, 'a/photo.jpg', await photograph(40, 30))
    await symlink(inside, join(mediaFolder, 'inner.jpg'))
    await symlink(secret, join(mediaFolder, 'outer.jpg'))
    await symlink(outside, join(mediaFolder, 'up'))
    await symlink(mediaFolder, join(mediaFolder, 'a/round'))
    await symlink('loop.jpg', join(mediaFolder, 'loop.jpg'))
    const { get } = await createTestImages({ mediaFolder })
    const status = async (path: string) => (await get(`100/75/resize/${path}`)).status
    expect([await status('a/photo.jpg'), await status('inner.jpg')]).toEqual([200, 200])
    for (const path of ['outer.jpg', 'up/secret.jpg', 'up/media/a/photo.jpg', 'a/round/a/photo.jpg', 'loop.jpg'])
      expect([path, await status(path)]).toEqual([path, 404])
  })

  test('[S-34] a file that turns into a link after it was listed is not followed', async () => {
    const outside = await temporaryFolder()
    const mediaFolder = join(outside, 'media')
    const secret = await put(outside, 'secret.jpg', await photograph(40, 30))
    const file = await put(mediaFolder, 'photo.jpg', await photograph(40, 30))
    const { get } = await createTestImages({ mediaFolder })
    await rm(file)
    await symlink(secret, file)
    expect((await get('100/75/resize/photo.jpg')).status).toBe(404)
  })
})

test('a media folder that does not exist holds nothing', async () => {
  const { get, log } = await createTestImages({ mediaFolder: join(await temporaryFolder(), 'none') })
  expect((await get('100/75/resize/a.jpg')).status).toBe(404)
  expect(log).toEqual([])
})
