import { servers } from './servers.ts'
import { hydrated, expect as soon, test } from './shop-test.ts'

/** Whether the pages come is the question here, not how fast: on a busy machine one takes longer than the usual five seconds. */
const expect = soon.configure({ timeout: 20_000 })
test.setTimeout(90_000)

test('[API-5] the shop is walked through in GraphQL, which the browser asks of another host', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.method()} ${request.url().split('?')[0]}`))
  await page.goto(`${servers.graphql.origin}/schuhe`)
  await hydrated(page)

  const card = page.getByRole('article').first()
  const name = await card.getByRole('heading').innerText()
  await card.getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

  const help = page.getByRole('contentinfo').getByRole('link', { name: 'Lieferung und Versand' })
  await help.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Lieferung und Versand' })).toBeVisible()

  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('article').first().getByRole('heading')).toHaveText(name)

  expect(asked).toContain(`POST ${servers.shop.origin}/graphql/laszlo_de`)
  expect(asked.filter((call) => call.endsWith('/_search'))).toEqual([])
})
