import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, test } from 'vitest'
import type { Text } from '../i18n/text.ts'
import { TextContext } from '../i18n/use-text.ts'
import { Breadcrumb } from './breadcrumb.tsx'
import type { Crumb } from './crumb.ts'

const text: Text = (key) => key

function show(crumbs: Crumb[]): string {
  return renderToString(
    <TextContext value={text}>
      <MemoryRouter>
        <Breadcrumb crumbs={crumbs} />
      </MemoryRouter>
    </TextContext>,
  )
}

describe('the breadcrumb', () => {
  test('[ROUTE-12] links every step of the way and names the page itself as the current one', () => {
    const html = show([{ label: 'Start', path: '/' }, { label: 'Schuhe', path: '/schuhe' }, { label: 'Oxford' }])
    expect([...html.matchAll(/href="([^"]*)"/g)].map((match) => match[1])).toEqual(['/', '/schuhe'])
    expect(html).toContain('<span aria-current="page">Oxford</span>')
  })

  test('does not link the last step, even where it has a path', () => {
    expect(
      show([
        { label: 'Start', path: '/' },
        { label: 'Schuhe', path: '/schuhe' },
      ]),
    ).not.toContain('href="/schuhe"')
  })

  test('shows nothing where there is no way', () => {
    expect(show([])).toBe('')
  })
})
