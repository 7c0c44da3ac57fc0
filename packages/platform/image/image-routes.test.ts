import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { type Format, formats } from './format.ts'
import { defaultImageSizes } from './image-size.ts'
import { createTestImages, oxford } from './testing/create-test-images.ts'

const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer())

/** The first bytes of a file, by which programs know it. */
const signatures: Record<Format, (bytes: Uint8Array) => boolean> = {
  avif: (bytes) => ascii(bytes, 4, 12) === 'ftypavif',
  webp: (bytes) => ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP',
  jpeg: (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff,
  png: (bytes) => ascii(bytes, 1, 4) === 'PNG',
  svg: (bytes) => ascii(bytes, 0, 4) === '<svg',
}
const ascii = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))

describe('the formats', () => {
  test.each(formats)('[OUT-3] %s is what its name says, in the size that was asked for', async (format) => {
    const { get } = await createTestImages()
    const response = await get(`400/300/resize/${oxford}?format=${format}`)
    const bytes = await bytesOf(response)
    expect(response.headers.get('content-type')).toBe(format === 'svg' ? 'image/svg+xml' : `image/${format}`)
    expect(response.headers.get('content-length')).toBe(String(bytes.length))
    expect(signatures[format](bytes)).toBe(true)
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 400, height: 300 })
  })

  test.each([
    ['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', 'image/avif'],
    ['image/webp,*/*', 'image/webp'],
    ['*/*', 'image/jpeg'],
    ['image/svg+xml', 'image/svg+xml'],
  ])('[OUT-3] a client that accepts %s gets %s, and proxies are told why', async (accept, type) => {
    const { get } = await createTestImages()
    const { headers } = await get(`100/75/resize/${oxford}`, { headers: { accept } })
    expect([headers.get('content-type'), headers.get('vary')]).toEqual([type, 'Accept'])
  })

  test('[OUT-3] AVIF, WebP and PNG let the page show through, JPEG stands on the colour of the well', async () => {
    const { get } = await createTestImages()
    const corner = async (format: Format) => {
      const bytes = await bytesOf(await get(`100/75/resize/${oxford}?format=${format}`))
      return [...(await sharp(bytes).extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer())]
    }
    for (const format of ['avif', 'webp', 'png'] as const) expect((await corner(format)).at(3)).toBe(0)
    const [red = 0, green = 0, blue = 0] = await corner('jpeg')
    expect([Math.abs(red - 0xea) < 4, Math.abs(green - 0xe3) < 4, Math.abs(blue - 0xd7) < 4]).toEqual([
      true,
      true,
      true,
    ])
  })

  test('[OUT-3] on a ground of a theme every format stands on its light, which fades to the lower right', async () => {
    const { get, rendered } = await createTestImages()
    for (const [ground, bright, dark] of [
      ['halden', 0xed, 0xd5],
      ['laszlo', 0xec, 0xd5],
    ] as const) {
      const bytes = await bytesOf(await get(`1200/630/resize/${oxford}?format=jpeg&ground=${ground}`))
      const spot = async (left: number, top: number) =>
        [...(await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())][0] ?? 0
      expect(Math.abs((await spot(200, 2)) - bright)).toBeLessThan(5)
      expect((await spot(1199, 629)) - dark).toBeLessThan(8)
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' })
    }
    expect(rendered).toHaveLength(2)
  })

  test('[OUT-3] burgundy stays burgundy in every format', async () => {
    const { get } = await createTestImages()
    for (const format of ['avif', 'webp', 'jpeg', 'png'] as const) {
      const bytes = await bytesOf(await get(`400/300/resize/${oxford}?format=${format}`))
      const spot = sharp(bytes).removeAlpha().extract({ left: 60, top: 160, width: 1, height: 1 })
      const [red = 0, green = 0, blue = 0] = await spot.raw().toBuffer()
      expect([format, Math.max(Math.abs(red - 0x65), Math.abs(green - 0x1f), Math.abs(blue - 0x28)) < 8]).toEqual([
        format,
        true,
      ])
    }
  })
})

describe('the sizes', () => {
  test.each(defaultImageSizes)('[OUT-3] %s is answered exactly', async (size) => {
    const [width, height] = size.split('x').map(Number)
    const { get } = await createTestImages()
    const bytes = await bytesOf(await get(`${width}/${height}/resize/${oxford}?format=webp`))
    expect(await sharp(bytes).metadata()).toMatchObject({ width, height })
  })

  test.each(['300/300', '0/0', '400/0300', '4e2/300', '-400/300', ' 400/300', '٤٠٠/٣٠٠', '400/300x', '99999/99999'])(
    '[OUT-3] another size, %s, is refused with those that there are',
    async (size) => {
      const { get } = await createTestImages({ sizes: ['400x300', '100x75'] })
      const response = await get(`${encodeURI(size)}/resize/${oxford}`)
      expect([response.status, await response.json()]).toEqual([
        400,
        { code: 400, result: 'Pictures have one of these sizes: 400x300, 100x75.' },
      ])
    },
  )

  test('[OUT-3] a picture is shown whole, fills its frame, or keeps its own ratio', async () => {
    const { get } = await createTestImages()
    const shape = async (resizing: string) => {
      const image = sharp(await bytesOf(await get(`400/400/${resizing}/${oxford}?format=png`)))
      const { width, height } = await image.metadata()
      const { info } = await image.trim().toBuffer({ resolveWithObject: true })
      return { width, height, box: [info.width, info.height] }
    }
    // The box is 1228 × 400 on a board of 1536 × 1152.
    expect(await shape('resize')).toEqual({ width: 400, height: 400, box: [320, 105] })
    expect(await shape('crop')).toEqual({ width: 400, height: 400, box: [400, 140] })
    expect(await shape('fit')).toEqual({ width: 400, height: 300, box: [320, 105] })
  })

  test('[OUT-3] an SVG is drawn as finely as its size needs, a raster never coarsely', async () => {
    const { get } = await createTestImages()
    const detail = async (size: string) =>
      /<title>(\w+)/.exec(await (await get(`${size}/resize/${oxford}?format=svg`)).text())?.[1]
    expect([await detail('100/75'), await detail('400/300'), await detail('1292/950')]).toEqual([
      'thumb',
      'card',
      'stage',
    ])
  })
})

describe('what is drawn', () => {
  const title = async (path: string) => {
    const { get } = await createTestImages()
    const response = await get(`646/475/resize/${path}${path.includes('?') ? '&' : '?'}format=svg`)
    return [response.status, /<title>(.*)<\/title>/.exec(await response.text())?.[1]]
  }
  const spec = 'cap-oxford.71.270-leather-tonal.calf-cognac-2.brass-round.1'

  test.each([
    [`shoe/${spec}/top.svg`, `stage shoe ${spec} top`],
    [`/shoe/${spec}/top.svg`, `stage shoe ${spec} top`],
    [`shoe/${spec}/side.svg?language=en&tone=dark`, `stage shoe ${spec} side`],
    [`shoe/${spec}/construction.svg?language=en`, `stage shoe ${spec} construction en light`],
    [`shoe/${spec}/construction.svg?tone=dark`, `card shoe ${spec} construction dark`],
    ['good/brush.svg', 'stage good brush'],
    ['good/belt.cognac.svg', 'stage good belt cognac'],
  ])('%s is drawn as %s', async (path, drawn) => {
    expect(await title(path)).toEqual([200, drawn])
  })

  test.each([
    'w/s/wsh12-black.jpg',
    `shoe/${spec}/side.png`,
    `shoe/${spec}/side.svg/more`,
    `shoe/${spec}/constructor.svg`,
    'shoe/__proto__/side.svg',
    `shoe/${spec.replace('cognac', 'pink')}/side.svg`,
    'good/toString.svg',
    'good/rocket.svg',
    'good/belt.pink.svg',
    'good/belt..svg',
    '%3Cscript%3Ealert(1)%3C/script%3E.svg',
    '%E0%A4%A',
    'x'.repeat(2000),
  ])('the unknown picture %s is told as missing and shows the placeholder', async (path) => {
    const { get } = await createTestImages()
    const none = await get('200/200/resize/no_selection?format=svg')
    const response = await get(`200/200/resize/${path}?format=svg`)
    expect([none.status, none.headers.get('cache-control')]).toEqual([200, 'public, max-age=86400'])
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'public, max-age=300'])
    expect(await response.text()).toBe(await none.text())
  })

  test.each([
    ['format=gif', 'The format is one of avif, webp, jpeg, png, svg.'],
    ['language=fr', 'The language is one of de, en.'],
    ['tone=loud', 'The tone is one of light, dark, halden-light, halden-dark, laszlo-light, laszlo-dark.'],
    ['ground=sand', 'The ground is one of ellermoor, halden, laszlo.'],
    ['absoluteUrl=http://127.0.0.1/', 'Pictures are named by a path of this shop, not by an absolute address.'],
  ])('%s is refused with a sentence', async (query, result) => {
    const { get } = await createTestImages()
    const response = await get(`400/300/resize/${oxford}?${query}`)
    expect([response.status, await response.json()]).toEqual([400, { code: 400, result }])
  })

  test('a way of scaling that does not exist is refused with those that there are', async () => {
    const { get } = await createTestImages()
    for (const way of ['stretch', 'constructor']) {
      const response = await get(`400/300/${way}/${oxford}`)
      expect([response.status, await response.json()]).toEqual([
        400,
        { code: 400, result: 'A picture can be scaled by resize, crop, fit; identify tells what it is.' },
      ])
    }
  })

  test('identify tells what a picture is', async () => {
    const { get } = await createTestImages()
    const response = await get(`400/300/identify/${oxford}`)
    expect([response.status, await response.json()]).toEqual([200, { width: 1536, height: 1152, type: 'svg' }])
    expect(await (await get(`400/300/identify/${oxford.replace('side', 'toe')}`)).json()).toMatchObject({ width: 480 })
    expect((await get('400/300/identify/nothing.jpg')).status).toBe(404)
  })
})

describe('methods and headers', () => {
  test('[OUT-3] HEAD answers like GET, without the body', async () => {
    const { get } = await createTestImages()
    const path = `400/300/resize/${oxford}?format=webp`
    const [asked, head] = [await get(path), await get(path, { method: 'HEAD' })]
    expect([head.status, await head.text()]).toEqual([200, ''])
    for (const name of ['content-type', 'content-length', 'etag', 'cache-control', 'vary'])
      expect([name, head.headers.get(name)]).toEqual([name, asked.headers.get(name)])
  })

  test.each(['POST', 'PUT', 'DELETE', 'PATCH'])('[OUT-3] %s is not taken', async (method) => {
    const { get } = await createTestImages()
    const response = await get(`400/300/resize/${oxford}`, { method })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    expect(await response.json()).toEqual({ code: 405, result: 'This call does not take that method.' })
  })

  test('[OUT-3] a missing picture is a picture to a page and a sentence to everybody else', async () => {
    const { get } = await createTestImages()
    const inPage = await get('200/200/resize/nothing.jpg', { headers: { accept: 'image/avif,image/*,*/*;q=0.8' } })
    expect([inPage.status, inPage.headers.get('content-type')]).toEqual([404, 'image/avif'])
    for (const accept of ['', '*/*', 'application/json']) {
      const alone = await get('200/200/resize/nothing.jpg', { headers: { accept } })
      expect([alone.status, await alone.json()]).toEqual([404, { code: 404, result: 'There is no such picture.' }])
    }
  })

  test('an address without a picture is no call', async () => {
    const { get } = await createTestImages()
    for (const path of ['400', '400/300', '400/300/resize', '400/300/resize/'])
      expect([path, (await get(path)).status]).toEqual([path, 404])
  })

  test('[OUT-3] a browser that has the picture is told so, whoever tells it', async () => {
    const { get } = await createTestImages()
    for (const format of ['avif', 'svg']) {
      const path = `100/75/resize/${oxford}?format=${format}`
      const etag = (await get(path)).headers.get('etag') ?? ''
      expect(etag).toMatch(format === 'svg' ? /^W\/"[\w-]{27}"$/ : /^"[\w-]{27}"$/)
      for (const known of [etag, `"other", ${etag}`, `W/${etag.replace('W/', '')}`, '*']) {
        const again = await get(path, { headers: { 'if-none-match': known } })
        expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag])
      }
      expect((await get(path, { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
    }
  })

  test('[OUT-3] under its own version a picture is kept for good, else for a day', async () => {
    const { get, service } = await createTestImages()
    const kept = async (query: string) =>
      (await get(`100/75/resize/${oxford}?format=webp${query}`)).headers.get('cache-control')
    expect(await kept(`&v=${service.mediaVersion()}`)).toBe('public, max-age=31536000, immutable')
    expect(await kept('&v=000000000000')).toBe('public, max-age=86400')
    expect(await kept('')).toBe('public, max-age=86400')
  })

  test('[S-32] a picture runs nothing, is not guessed at, and may be shown elsewhere', async () => {
    const { get } = await createTestImages()
    const { headers } = await get(`400/300/resize/${oxford}?format=svg`)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    })
  })
})

test.each([
  'http://169.254.169.254/latest',
  'https%3A%2F%2Fevil.example%2Fx.svg',
  'https%253A%252F%252Fevil.example',
  '/%2Fevil.example/x.svg',
  '%5C%5Cevil.example/x.svg',
  'file:///etc/passwd',
  'gopher://127.0.0.1',
  'data:image/svg+xml,<svg/>',
  'C:%5Cwindows%5Cwin.ini',
])('[S-34] the absolute address %s is refused', async (path) => {
  const { get } = await createTestImages()
  const response = await get(`400/300/resize/${path}`)
  expect([response.status, await response.json()]).toEqual([
    400,
    { code: 400, result: 'Pictures are named by a path of this shop, not by an absolute address.' },
  ])
})
