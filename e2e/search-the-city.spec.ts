import type { Page } from '@playwright/test'
import { query } from './support/operator.ts'
import { ADMIN, signIn, toast } from './support/people.ts'
import { DESKTOP, expect, expectAccessible, open, PHONE, test } from './support/test.ts'

const RESTAURANT = 'Peixaria Dona Almerinda'

const boxOf = (page: Page) => page.getByRole('main').getByLabel('Buscar no portal').locator('input')
const found = (page: Page) => page.getByRole('main').getByRole('link', { name: RESTAURANT })

// spec: 397
test('a visitor mistypes on a phone and still reaches the restaurant', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await open(page, '/buscar')
  await expectAccessible(page)
  const box = boxOf(page)
  await box.fill('pexaria')
  await box.press('Enter')
  await expect(page).toHaveURL(/q=pexaria/)
  await expect(page.getByText('Mostrando resultados para')).toContainText('peixaria')
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
  await found(page).click()
  await expect(page).toHaveURL(/\/guia\/peixaria-dona-almerinda/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(RESTAURANT)
})

// spec: 838, 839, 843
test('the search answers first: tide, pharmacy, a place and its kind, and what nobody has', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await open(page, '/buscar?q=hora+da+mar%C3%A9+hj')
  const main = page.getByRole('main')
  const headline = main.getByRole('heading', { level: 1 })
  await expect(headline).toContainText(/maré (enche|seca) até/)
  await expect(main.getByText('Não use para navegação.')).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
  const box = boxOf(page)
  for (const [typed, said] of [
    ['farmacia aberta agr', /de plantão até/],
    ['restaurante perto da praia', /perto da areia/],
    ['onde sacar dinheiro', /Onde sacar dinheiro|fica a|não tem caixa eletrônico/],
  ] as const) {
    await box.fill(typed)
    await box.press('Enter')
    await expect(headline).toContainText(said)
  }
  await expectAccessible(page)
  await open(page, '/buscar?q=tacaca')
  await expect(main.getByRole('heading', { name: 'Nos cardápios' })).toBeVisible()
  await open(page, '/buscar?q=conserto+de+submarino')
  await expect(main.getByRole('heading', { name: 'Três jeitos de resolver' })).toBeVisible()
  await expectAccessible(page)
})

// spec: 398
test('suggestions are reached, chosen and left with the keyboard alone', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await open(page, '/buscar')
  const box = boxOf(page)
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
  // The words themselves come first; the only page that has such a name is the last of the list.
  await box.press('ArrowUp')
  await box.press('ArrowUp')
  await expect(option).toHaveAttribute('aria-selected', 'true')
  await box.press('Enter')
  await expect(page).toHaveURL(/\/praia\/atalaia/)
})

// spec: 398, 399
test('the search opens over any page, from the header or with a key, and gives it back', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP)
  await open(page, '/utilidade-publica')
  const dialog = page.getByRole('dialog', { name: 'O que você procura?' })
  // The key works from the moment its code is there, a little after the page. Once it was heard the
  // window comes: another one would be written into its box.
  await expect(async () => {
    await page.keyboard.press('/')
    await expect(dialog).toBeVisible({ timeout: 6000 })
  }).toPass()
  const box = dialog.getByRole('searchbox').or(dialog.getByRole('combobox'))
  await expect(box).toBeFocused()
  await expect(box).toHaveValue('')
  await expect(box).toHaveRole('combobox')
  await box.pressSequentially('pexaria')
  await expect(page.getByRole('option', { name: 'Buscar por “pexaria”' })).toBeVisible()
  const place = page.getByRole('group', { name: 'Guia comercial' }).getByRole('option')
  await expect(place.filter({ hasText: RESTAURANT })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/utilidade-publica$/)

  await page.setViewportSize(PHONE)
  await page.getByRole('banner').getByRole('link', { name: 'Buscar' }).click()
  await expect(box).toBeFocused()
  await expect(box).toHaveRole('combobox')
  await box.pressSequentially('pexaria')
  await place.filter({ hasText: RESTAURANT }).click()
  await expect(page).toHaveURL(/\/guia\/peixaria-dona-almerinda/)
  await expect(dialog).toBeHidden()
})

// spec: 400
test('going back finds the results where they were left, and a second tab what was searched', async ({
  page,
  context,
}) => {
  await page.setViewportSize(PHONE)
  await open(page, '/buscar')
  const box = boxOf(page)
  await box.focus()
  await expect(box).toHaveRole('combobox')
  await box.fill('peixe')
  // A finger that taps twice asks once.
  await page.getByRole('main').getByRole('button', { name: 'Buscar' }).dblclick()
  await expect(page).toHaveURL(/q=peixe/)
  await expect(page.getByText(/^\d+ resultados$/)).toBeVisible()
  const before = await page.evaluate(() => window.history.length)
  await box.press('Enter')
  expect(await page.evaluate(() => window.history.length)).toBe(before)

  // However good a result it is: the page is moved before it is left.
  await found(page).evaluate((link) =>
    link.scrollIntoView({ block: 'center', behavior: 'instant' }),
  )
  const left = await page.evaluate(() => window.scrollY)
  expect(left).toBeGreaterThan(0)
  await found(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(RESTAURANT)
  await page.goBack()
  await expect(found(page)).toBeInViewport()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left)
  await expect(box).toHaveValue('peixe')

  const other = await context.newPage()
  await open(other, '/')
  await other.getByRole('main').getByRole('searchbox').first().focus()
  await expect(other.getByRole('group', { name: 'Suas últimas buscas' })).toContainText('peixe')
  await other.getByRole('option', { name: 'Apagar as últimas buscas' }).click()
  await expect(other.getByRole('listbox')).toBeHidden()
  await other.close()

  await page.goBack()
  await expect(page).toHaveURL(/\/buscar$/)
  await expect(page.getByRole('heading', { name: 'Escreva como você fala' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Suas últimas buscas' })).toBeHidden()
})

test.describe('where the portal does not suggest', () => {
  test.use({ expected: { complaints: [/503/] } })
  test('a box says so and still sends what was typed', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await page.route('**/api/v1/suggest*', (route) => route.fulfill({ status: 503, body: '' }))
    await open(page, '/pagina-que-nao-existe')
    const box = boxOf(page)
    await box.focus()
    await expect(box).toHaveRole('combobox')
    await box.pressSequentially('farmacia')
    await expect(page.getByRole('listbox').locator('..')).toContainText('Sem sugestões agora')
    await page.getByRole('option', { name: 'Buscar por “farmacia”' }).click()
    await expect(page).toHaveURL(/\/buscar\?q=farmacia/)
    await expect(page.getByRole('link', { name: 'Farmácia Boa Hora' }).first()).toBeVisible()
  })
})

test('what the words ask for is a filter that can be taken away', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await open(page, '/buscar?q=comer+peixe+barato')
  const chip = page.getByRole('link', { name: /Remover filtro: Barato/ })
  await expect(chip).toBeVisible()
  await chip.click()
  await expect(page).toHaveURL(/sem=barato/)
  await expect(chip).toBeHidden()
  await expect(found(page)).toBeVisible()
  await page.getByRole('link', { name: /^Guia comercial/ }).click()
  await expect(page).toHaveURL(/tipo=guia/)
})

test('the page is readable without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE })
  const page = await context.newPage()
  await page.goto('/buscar?q=farmacia')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Farmácia')
  await expect(page.getByRole('link', { name: 'Farmácia Boa Hora' }).first()).toBeVisible()
  await context.close()
})

// spec: 401
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
    visitor.getByRole('main').getByRole('link', { name: 'Tacacá da Tia Lindalva' }),
  ).toBeVisible()
  await visitor.close()

  await page.getByRole('button', { name: 'Apagar mojiquinha' }).click()
  await page.getByRole('button', { name: 'Apagar ligação' }).click()
  await expect(toast(page, 'Ligação apagada')).toBeVisible()
})
