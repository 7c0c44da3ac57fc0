import { findModel } from './find-model.ts'
import { expect, expectAccessible, hydrated, once, test } from './shop-test.ts'

test(
  '[SHELL-10] a message is shown once, read aloud, closed by hand and gone after 8000 ms',
  once,
  async ({ page, request }) => {
    const { sku, available } = await findModel(request)
    await page.clock.install()
    await page.goto(`/p/${sku}/x?childSku=${available}`)
    await hydrated(page)
    const nobodyMakesIt = page.getByRole('link', { name: /nicht gefertigt/ }).first()
    const messages = page.getByRole('status').locator('[data-type]')

    await nobodyMakesIt.click()
    await nobodyMakesIt.click()
    await expect(messages).toHaveCount(1)
    await expect(messages).toHaveAttribute('data-type', 'warning')
    await messages.getByRole('button', { name: 'Meldung schließen' }).click()
    await expect(messages).toHaveCount(0)

    await nobodyMakesIt.click()
    await expect(messages).toHaveCount(1)
    await page.mouse.move(5, 5)
    await page.clock.fastForward(6000)
    await expect(messages).toHaveCount(1)
    await page.clock.fastForward(2100)
    await expect(messages).toHaveCount(0)

    // Last, since reading a page can take longer than a message stays.
    await nobodyMakesIt.click()
    await expect(messages).toHaveCount(1)
    await expectAccessible(page)
  },
)
