import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { normalizeUrl } from './normalize-url.ts'

describe('normalizeUrl', () => {
  test.each([
    ['/oxford-black', 'oxford-black'],
    ['oxford-black', 'oxford-black'],
    ['/schuhe/herren/', 'schuhe/herren'],
    ['/schuhe/herren//', 'schuhe/herren'],
    ['/schuhe?color=12&price=50.0-100.0', 'schuhe'],
    ['/schuhe#liste', 'schuhe'],
    ['/?utm_source=mail', ''],
    ['/', ''],
    ['', ''],
    ['/gr%C3%B6%C3%9Fentabelle', 'größentabelle'],
    ['/größentabelle', 'größentabelle'],
    ['/gro\u0308\u00dfentabelle', 'größentabelle'],
    ['/schuhe%20neu', 'schuhe neu'],
    ['/schuhe?next=//evil.example', 'schuhe'],
  ])('turns %s into %s', (url, path) => {
    expect(normalizeUrl(url)).toBe(path)
  })

  test.each([
    'https://evil.example/oxford',
    'HTTPS:evil.example',
    'javascript:alert(1)',
    '//evil.example',
    '///evil.example',
    '/%2Fevil.example',
    '%2F%2Fevil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/%5Cevil.example',
    '/\t/evil.example',
    '/%09/evil.example',
    '/schuhe%00',
    '/../etc/passwd',
    '/schuhe/%2e%2e/agb',
    '/schuhe/%E4',
    '/%',
  ])('does not take %j for a path of ours', (url) => {
    expect(normalizeUrl(url)).toBeNull()
  })

  test('never gives a path that leads to another host, whatever comes in', () => {
    const nasty = fc.stringMatching(/^[/\\:.%25CFfeh\t@ ]{0,12}$/)
    fc.assert(
      fc.property(nasty, (url) => {
        const path = normalizeUrl(url)
        if (path === null) return
        expect(new URL(`/${path.split('/').map(encodeURIComponent).join('/')}`, 'https://welt.example').origin).toBe(
          'https://welt.example',
        )
        expect(new URL(`/${path}`, 'https://welt.example').host).toBe('welt.example')
      }),
      { numRuns: 500 },
    )
  })
})
