import { expect, expectAccessible, expectAccessibleWithShell, hydrated, test } from './shop-test.ts'

test('what is said to find nothing would find something', async ({ page }) => {
  await page.goto('/agb')
  await hydrated(page)
  await expectAccessibleWithShell(page)
  const spoil = (place: string) =>
    page.evaluate((place) => {
      const faint = Object.assign(document.createElement('p'), { textContent: `faint in ${place}` })
      faint.style.color = '#ddd'
      faint.style.background = '#fff'
      document.querySelector(place)?.append(faint, document.createElement('button'))
    }, place)

  await spoil('header')
  const withShell = expectAccessibleWithShell(page)
  await expect(withShell).rejects.toThrow('button-name')
  await expect(withShell).rejects.toThrow('faint in header')
  await spoil('main')
  await expect(expectAccessible(page)).rejects.toThrow(/button-name.*faint in main|faint in main.*button-name/s)

  await page.getByRole('banner').getByRole('link', { name: 'Suche' }).click()
  // While its code is on the way another dialog stands in for it, which would take what is spoiled along.
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible()
  await expectAccessible(page)
  await spoil('dialog[open]')
  await expect(expectAccessible(page)).rejects.toThrow('button-name')
})
