import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ShopContext } from '../store-view/use-shop.ts'
import { createTestShop } from '../testing/create-test-shop.ts'
import { exampleNewsletter } from '../testing/example-newsletter.ts'
import NewsletterForm from './newsletter-form.tsx'

interface Shown {
  formUrl?: string | null
  gender?: boolean
}

async function show({ formUrl = null, gender = false }: Shown = {}): Promise<string> {
  const shop = await createTestShop()
  const newsletterForm = { ...shop.config.newsletterForm, formUrl, fields: { email: 'EMAIL', gender: 'SEX' } }
  return renderToString(
    <ShopContext value={{ ...shop, config: { ...shop.config, newsletterForm } }}>
      <NewsletterForm newsletter={{ ...exampleNewsletter, gender }} source="footer" />
    </ShopContext>,
  )
}

test('[NEWS-1] it asks for women, men or both, or has one button', async () => {
  const asking = await show({ gender: true })
  for (const [value, word] of Object.entries({ women: 'Damen', men: 'Herren', both: 'Beides' }))
    expect(asking).toMatch(new RegExp(`<button[^>]*value="${value}"[^>]*name="gender"[^>]*>${word}</button>`))
  const plain = await show()
  expect(plain).not.toContain('Damen')
  expect(plain).toMatch(/<button[^>]*type="submit"[^>]*>Anmelden<\/button>/)
})

test('[NEWS-1] it says what is agreed to and who reads it, beside a field with a label', async () => {
  const html = await show()
  expect(html).toContain('<label for="newsletter-footer">E-Mail-Adresse</label>')
  expect(html).toMatch(/<input[^>]*id="newsletter-footer"[^>]*required/)
  expect(html).toContain('Ich möchte den Newsletter.')
  expect(html).toContain('<a href="/datenschutz">Datenschutz</a>')
})

test('[NEWS-1] the shop itself takes the address unless a mailing provider does, in a new tab and by its own names', async () => {
  const own = await show()
  expect(own).toMatch(/<form[^>]*action="\/newsletter"/)
  expect(own).not.toContain('_blank')
  const theirs = await show({ formUrl: 'https://mail.example/subscribe', gender: true })
  expect(theirs).toMatch(/<form[^>]*action="https:\/\/mail.example\/subscribe"[^>]*method="post"[^>]*target="_blank"/)
  expect(theirs).toMatch(/name="EMAIL"/)
  expect(theirs).toMatch(/value="men"[^>]*name="SEX"/)
  expect(theirs).not.toContain('name="source"')
})
