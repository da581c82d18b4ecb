import type { Page } from '@playwright/test'
import { ownName } from './support/guide.ts'
import { signUp } from './support/people.ts'
import { DESKTOP, expect, expectAccessible, open, PHONE, test } from './support/test.ts'

const SLOWLY = { timeout: 30_000 }
const STREET = 'Avenida Atlântica'

const boxOf = (page: Page) => page.getByRole('main').getByLabel('Buscar no portal').locator('input')
const step = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible(SLOWLY)
const goOn = (page: Page) => page.getByRole('button', { name: 'Continuar', exact: true }).click()

// spec: 457
test('a visitor finds a street by the search and sees it on the map', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await open(page, '/buscar')
  const box = boxOf(page)
  await box.pressSequentially('av atlan')
  await expect(page.getByRole('option', { name: new RegExp(STREET) })).toBeVisible()
  await box.fill('av atlantica')
  await box.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: STREET })).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Ver no mapa/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/mapa\?em=-0\.\d+,-47\.\d+,1\d/)
})

// spec: 457
test('an owner types a street, chooses it with the keyboard, and the pin goes there', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await page.setViewportSize(DESKTOP)
  await signUp(page, { plan: 'atalaia', name: 'Iracema Lobato' })
  await open(page, '/cadastro-negocio')
  await step(page, 'O negócio')
  await page.getByLabel('Nome', { exact: true }).fill(ownName('Bar da Avenida'))
  await page.getByLabel('Categoria', { exact: true }).selectOption('Onde comer')
  await goOn(page)
  await step(page, 'Contato')
  await page.getByLabel('WhatsApp', { exact: true }).fill('91988887777')
  await goOn(page)
  await step(page, 'Endereço')

  const street = page.getByRole('combobox', { name: 'Rua' })
  const coordinates = page.getByLabel('Coordenadas')
  await expect(coordinates).toHaveValue('')
  await street.pressSequentially('av atl')
  await expect(page.getByRole('option', { name: new RegExp(STREET) })).toBeVisible(SLOWLY)
  await street.press('ArrowDown')
  await street.press('Enter')
  await expect(street).toHaveValue(STREET)
  await expectAccessible(page)
  await expect(coordinates).toHaveValue(/-0[.,]\d+.*-47[.,]\d+/)

  // What the map does not know can be written all the same.
  await street.fill('Atrás da feira')
  await expect(street).toHaveValue('Atrás da feira')
})

test('a plan says how long the way from stop to stop takes', async ({ page }) => {
  await page.setViewportSize(PHONE)
  const sights = (await (await page.request.get('/api/v1/sights')).json()) as {
    kind: string
    slug: string
    place: object | null
  }[]
  const tomorrow = new Date(Date.now() + 24 * 3_600_000)
  const day = tomorrow.toISOString().slice(0, 10).replaceAll('-', '')
  const stops = sights
    .filter(({ place }) => place)
    .map(({ kind, slug }) => `${kind === 'beach' ? 'praia' : 'atracao'}.${slug}.${day}`)
  await open(page, `/meu-roteiro?p=${stops.join('_')}`)
  await expect(page.getByText(/\d+ min (a pé|de carro)/).first()).toBeVisible()
  await expectAccessible(page)
})
