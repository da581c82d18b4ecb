import { signUp, toast } from './support/people.ts'
import { DESKTOP, expect, expectAccessible, open, PHONE, test } from './support/test.ts'

// spec: 293
test('a visitor filters the guide on a phone and reaches a WhatsApp', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await open(page, '/guia-comercial')
  await page
    .getByRole('link', { name: /^Onde comer/ })
    .first()
    .click()
  await expect(page).toHaveURL(/categoria=onde-comer/)
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/guia\//)
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
  const chat = page.locator('a[href^="https://wa.me/55"]:visible').first()
  await expect(chat).toBeVisible()
})

// spec: 341
test('a member writes to a business', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await signUp(page, { name: 'Dandara Monteiro' })
  const list = await (await page.request.get('/api/v1/establishments')).json()
  let business: { slug: string; name: string } | null = null
  for (const { slug } of list.establishments as { slug: string }[]) {
    const one = await (await page.request.get(`/api/v1/establishments/${slug}`)).json()
    if (one.takes_messages) {
      business = one
      break
    }
  }
  if (!business) throw new Error('no demo business takes messages')
  await open(page, `/guia/${business.slug}`)
  await page.getByRole('button', { name: 'Enviar mensagem' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Sua mensagem').fill('Vocês abrem no domingo?')
  await dialog.getByRole('button', { name: 'Enviar mensagem' }).click()
  await expect(toast(page, 'Sucesso!')).toContainText('Sua mensagem foi enviada.')
})
