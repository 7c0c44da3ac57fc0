import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPicturePath } from './read-picture-path.ts'
import { hostilePaths } from './testing/hostile-paths.ts'

test.each([
  ['w/s/wsh12-black.jpg', 'w/s/wsh12-black.jpg'],
  ['/w/s/wsh12-black.jpg', 'w/s/wsh12-black.jpg'],
  ['Sch%C3%BCrschuh%20braun.jpg', 'Schürschuh braun.jpg'],
  ['Scho%CC%88n.jpg', 'Schön.jpg'],
  ['100%25.png', '100%.png'],
  ['a%252e%252e/b.png', 'a%2e%2e/b.png'],
  ['no_selection', 'no_selection'],
])('%s is the path %s', (raw, path) => {
  expect(readPicturePath(raw)).toEqual({ kind: 'path', path })
})

test.each(hostilePaths)('[S-34] %s names nothing', (raw) => {
  expect(readPicturePath(raw).kind).not.toBe('path')
})

test.each([
  'C:/windows/win.ini',
  'c%3A%5Cwindows%5Cwin.ini',
  '/C:/x.jpg',
  'file:///etc/passwd',
  '//host/x',
  '%5C%5Chost/x',
])('[S-34] %s is an address of its own', (raw) => {
  expect(readPicturePath(raw)).toEqual({ kind: 'absolute' })
})

test('[S-34] whatever is asked, a path stays below its folder', () => {
  const piece = fc.constantFrom('..', '.', '/', '\\', '%2e', '%2f', '%5c', '%00', ':', 'a', 'ü', ' ', '%25', 'C:', '~')
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const read = readPicturePath(pieces.join(''))
      if (read.kind !== 'path') return
      expect(new URL(read.path.split('/').map(encodeURIComponent).join('/'), 'file:///media/').pathname).toMatch(
        /^\/media\/./,
      )
    }),
  )
})
