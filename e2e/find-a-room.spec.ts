import { DESKTOP, expect, expectAccessible, open, PHONE, test } from './support/test.ts'

// spec: 634, 873
test('a visitor finds a free room with its price, from the home, in few taps', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await open(page, '/')
  // One: where to sleep.
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Onde ficar/ })
    .first()
    .click()
  await expect(page).toHaveURL(/categoria=onde-ficar/)
  const dates = page.getByRole('dialog', { name: 'Datas' })
  await expect(dates).toBeHidden()
  await expectAccessible(page)
  // Two: when.
  await page.getByRole('link', { name: 'Datas', exact: true }).click()
  await expect(dates).toBeVisible()
  await expectAccessible(page)
  // Three, four: the day of arrival, and two nights later.
  await dates
    .getByRole('link', { name: /^Chegar/ })
    .nth(10)
    .click()
  await expect(dates.getByText(/Agora toque no dia da saída/)).toBeVisible()
  await dates.getByRole('link', { name: /^Sair/ }).nth(1).click()
  await expect(page).toHaveURL(/chegada=\d{4}-\d{2}-\d{2}/)
  const offer = page.getByRole('main').getByRole('article').filter({ hasText: 'por 2 noites' })
  await expect(offer.first()).toContainText(/quartos? livres?.*R\$/)
  const totals = (await offer.allTextContents()).map((text) =>
    Number(/R\$\s([\d.,]+) por 2 noites/.exec(text)?.[1]?.replaceAll('.', '').replace(',', '.')),
  )
  expect(totals).toEqual(totals.toSorted((one, other) => one - other))
  await expectAccessible(page)
  // Five: the house, with the nights already counted.
  await offer.first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/hospedagem\/.+chegada=/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Quartos para 2 pessoas' })).toBeVisible()
  const nights = page.getByRole('table', { name: 'Preço noite por noite' })
  await expect(nights.getByRole('row')).not.toHaveCount(0)
  await expect(nights.getByRole('row').last()).toContainText('Total')
  const chat = page.getByRole('link', { name: 'Combinar pelo WhatsApp' })
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/55\d+\?text=.*2%20pessoas/)
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
})

// spec: 632
test('the page of a lodging is read whole without a script, and says which dates are none', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: DESKTOP })
  const page = await context.newPage()
  await page.goto('/hospedagem/pousada-jardim-dos-cajueiros')
  await expect(page.getByRole('heading', { name: 'Suíte Mar' })).toBeVisible()
  await expect(page.getByText('A partir de R$').first()).toBeVisible()
  await expect(page.getByText(/^Cadastur \d/)).toBeVisible()
  await expect(page.getByRole('heading', { name: /Cancelamento: Moderada/ })).toBeVisible()
  const described = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(described.join()).toContain('"Accommodation"')
  await page.goto('/hospedagem/pousada-jardim-dos-cajueiros?chegada=2020-01-02&saida=2020-01-05')
  await expect(page.getByRole('alert')).toHaveText('A chegada já passou. Escolha outra data.')
  await context.close()
})
