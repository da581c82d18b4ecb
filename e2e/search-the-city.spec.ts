import { query } from './support/operator.ts'
import { ADMIN, signIn, toast } from './support/people.ts'
import { DESKTOP, expect, expectAccessible, open, PHONE, test } from './support/test.ts'

const RESTAURANT = 'Peixaria Boto Cor de Manga'

test('a visitor mistypes on a phone and still reaches the restaurant', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await open(page, '/buscar')
  await expectAccessible(page)
  const box = page.getByLabel('Buscar no portal').locator('input')
  await box.fill('pexaria')
  await box.press('Enter')
  await expect(page).toHaveURL(/q=pexaria/)
  await expect(page.getByText('Mostrando resultados para')).toContainText('peixaria')
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
  await page.getByRole('main').getByRole('link', { name: RESTAURANT }).click()
  await expect(page).toHaveURL(/\/guia\/peixaria-boto-cor-de-manga/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(RESTAURANT)
})

test('suggestions are reached, chosen and left with the keyboard alone', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await open(page, '/buscar')
  const box = page.getByLabel('Buscar no portal').locator('input')
  await box.focus()
  await expect(box).toHaveRole('combobox')
  await box.pressSequentially('praia do ata')
  const option = page.getByRole('option', { name: /Praia do Atalaia/ })
  await expect(option).toBeVisible()
  await expectAccessible(page)
  await box.press('Escape')
  await expect(option).toBeHidden()
  await box.press('ArrowDown')
  await expect(page.getByRole('option', { selected: true })).toHaveCount(1)
  await box.press('ArrowUp')
  await box.press('ArrowUp')
  await expect(option).toHaveAttribute('aria-selected', 'true')
  await box.press('Enter')
  await expect(page).toHaveURL(/\/praia\/atalaia/)
})

test('what the words ask for is a filter that can be taken away', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await open(page, '/buscar?q=comer+peixe+barato')
  const chip = page.getByRole('link', { name: /Tirar filtro: Barato/ })
  await expect(chip).toBeVisible()
  await chip.click()
  await expect(page).toHaveURL(/sem=barato/)
  await expect(chip).toBeHidden()
  await expect(page.getByRole('main').getByRole('link', { name: RESTAURANT })).toBeVisible()
  await page.getByRole('link', { name: /^Guia comercial/ }).click()
  await expect(page).toHaveURL(/tipo=guia/)
})

test('the page is readable without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE })
  const page = await context.newPage()
  await page.goto('/buscar?q=farmacia')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('farmacia')
  await expect(page.getByRole('link', { name: 'Farmácia Xarope de Caju' })).toBeVisible()
  await context.close()
})

test('an administrator teaches a word and the next visitor is understood', async ({
  page,
  browser,
}) => {
  await query(`delete from search_synonyms where 'mojiquinha' = any(typed)`)
  await page.setViewportSize(DESKTOP)
  await signIn(page, ADMIN)
  await open(page, '/admin/buscas')
  await page.getByRole('button', { name: 'Nova ligação' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Quem procura por').fill('mojiquinha')
  await dialog.getByLabel('Encontra também').fill('tacacá')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(toast(page, 'Palavras salvas')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Editar mojiquinha' })).toBeVisible()

  const visitor = await browser.newPage({ viewport: PHONE })
  await open(visitor, '/buscar?q=mojiquinha')
  await expect(
    visitor.getByRole('main').getByRole('link', { name: 'Tacacá da Tia Faz de Conta' }),
  ).toBeVisible()
  await visitor.close()

  await page.getByRole('button', { name: 'Apagar mojiquinha' }).click()
  await page.getByRole('button', { name: 'Apagar ligação' }).click()
  await expect(toast(page, 'Ligação apagada')).toBeVisible()
})
