import { DESKTOP, expect, expectAccessible, open, PHONE, test } from './support/test.ts'

const PAGES = ['/', '/nao-existe', '/test-cards']

for (const [size, viewport] of Object.entries({ 360: PHONE, 1280: DESKTOP })) {
  test.describe(`at ${size} px`, () => {
    test.use({ viewport })

    for (const path of PAGES) {
      test(`${path} has nothing that axe objects to`, async ({ page }) => {
        await open(page, path)
        await expectAccessible(page)
      })
    }
  })
}

test.describe('what opens over the page', () => {
  test('the drawer has nothing that axe objects to', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await open(page, '/')
    await page.getByRole('button', { name: 'Abrir menu' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page)
  })

  test('the "Mais" menu has nothing that axe objects to', async ({ page }) => {
    await page.setViewportSize(DESKTOP)
    await open(page, '/')
    await page.getByRole('button', { name: 'Mais' }).click()
    await expect(page.getByRole('banner').getByRole('link', { name: 'PODSAL' })).toBeVisible()
    await expectAccessible(page)
  })
})

test('the first Tab offers to skip to the content', async ({ page }) => {
  await open(page, '/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Pular para o conteúdo' })
  await expect(skip).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#conteudo')).toBeFocused()
})

test('at 400 % zoom everything is still there, in one column', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await open(page, '/')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await expect(page.getByRole('search')).toBeVisible()
})
