import type { Page } from '@playwright/test'
import { expect, expectAccessible, open, PHONE, test } from './support/test.ts'

type Listed = { slug: string; name: string; modules: string[] }

/** A demo business that has a menu, and one that has none. */
async function findPlaces(page: Page) {
  const places: Listed[] = []
  for (const category of ['onde-comer', 'saude']) {
    const list = await page.request.get(`/api/v1/establishments?categoria=${category}`)
    for (const { slug } of (await list.json()).establishments as Listed[]) {
      places.push(await (await page.request.get(`/api/v1/establishments/${slug}`)).json())
    }
  }
  const withMenu = places.find(({ modules }) => modules.includes('menu'))
  const without = places.find(({ modules }) => !modules.includes('menu'))
  if (!withMenu || !without) throw new Error('the demo has no such businesses')
  return { withMenu, without }
}

// spec: 585
test('a visitor reads a menu on a phone, finds a dish and keeps the table in sight', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  const { withMenu, without } = await findPlaces(page)
  await open(page, `/guia/${withMenu.slug}`)
  await page.getByRole('link', { name: 'Ver cardápio' }).click()
  await expect(page).toHaveURL(`/cardapio/${withMenu.slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Cardápio ${withMenu.name}`)
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)

  const tabs = page.getByRole('navigation', { name: 'Seções do cardápio' })
  const last = tabs.getByRole('link').last()
  const section = (await last.textContent()) ?? ''
  await last.click()
  await expect(page.getByRole('heading', { level: 2, name: section, exact: true })).toBeInViewport()

  const dish = page.getByRole('main').getByRole('heading', { level: 3 }).first()
  const name = (await dish.textContent()) ?? ''
  await page.getByLabel('Buscar no cardápio').fill(name)
  await expect(page.getByRole('status').first()).toContainText(/encontrado/)
  await expect(page.getByRole('heading', { level: 3, name, exact: true })).toBeVisible()

  await open(page, `/cardapio/${withMenu.slug}?mesa=12`)
  await expect(page.getByText('Mesa 12', { exact: true })).toBeVisible()

  const missing = await page.goto(`/cardapio/${without.slug}`)
  expect(missing?.status()).toBe(404)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  // spec: 585
  test('a menu is read whole, with its prices', async ({ page }) => {
    const { withMenu } = await findPlaces(page)
    await page.goto(`/cardapio/${withMenu.slug}`)
    expect(await page.getByRole('heading', { level: 3 }).count()).toBeGreaterThan(10)
    await expect(page.getByText(/R\$\s\d+,\d\d/).first()).toBeVisible()
  })
})
