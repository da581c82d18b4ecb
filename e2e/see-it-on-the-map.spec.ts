import type { Page } from '@playwright/test'
import { type Colour, MAP_BROWSER, pixelsOf } from './support/drawn-map.ts'
import {
  bringIntoView,
  DESKTOP,
  expect,
  expectAccessible,
  open,
  PHONE,
  portalUrl,
  test,
} from './support/test.ts'

/** A machine without a graphics card draws in software, and takes its time. */
const DRAWN = { timeout: 60_000 }

test.use(MAP_BROWSER)
test.describe.configure({ timeout: 180_000 })

type Listing = { slug: string; name: string; place: object | null }

async function businessWithPin(page: Page): Promise<Listing> {
  const { establishments } = await (await page.request.get('/api/v1/establishments')).json()
  const found = (establishments as Listing[]).find(({ place }) => place)
  if (!found) throw new Error('no demo business has a pin')
  return found
}

/** The ground under streets, of `web/app/ui/map/map-palette.ts`. */
const LAND: Colour = [244, 237, 221]

for (const [screen, size] of Object.entries({ phone: PHONE, desk: DESKTOP })) {
  // spec: 338
  test(`a visitor sees on a ${screen} where a business is`, async ({ page }) => {
    await page.setViewportSize(size)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const { slug, name } = await businessWithPin(page)
    await open(page, `/guia/${slug}`)
    const place = page.getByRole('region', { name: 'Como chegar' })
    const address = place.locator('address')
    expect(asked.filter((url) => /MapView|coast/.test(url))).toEqual([])
    const before = await address.evaluate((element) => (element as HTMLElement).offsetTop)

    await bringIntoView(place)
    await page.mouse.move(100, 300)
    const map = place.getByRole('region', { name: `Mapa: onde fica ${name}` })
    await expect(map).toBeVisible(DRAWN)
    await expect(place.getByRole('img', { name, exact: true })).toBeVisible()
    await expect(
      place.getByRole('link', { name: '© colaboradores do OpenStreetMap' }),
    ).toBeVisible()
    await expect.poll(() => pixelsOf(page, map, LAND), DRAWN).toBeGreaterThan(2_000)
    expect(await address.evaluate((element) => (element as HTMLElement).offsetTop)).toBe(before)

    for (const app of ['Google Maps', 'Waze']) {
      await expect(place.getByRole('link', { name: app })).toBeVisible()
    }
    // The bar at the foot covers a part of whatever happens to lie under it; on a low screen it lies
    // where it stands in the page, and covers nothing.
    await page.setViewportSize({ width: size.width, height: 500 })
    await page.evaluate(() => scrollTo(0, 0))
    await expectAccessible(page)
    expect(asked.filter((url) => !/^(blob|data):/.test(url) && !url.startsWith(portalUrl))).toEqual(
      [],
    )
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width)
  })
}

// spec: 337
test('a visitor looks through the guide on a map, by keyboard alone', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await open(page, '/guia-comercial?categoria=onde-ficar')
  await page.getByRole('link', { name: 'Lista e mapa' }).press('Enter')
  await expect(page).toHaveURL(/categoria=onde-ficar&ver=mapa/)
  const map = page.getByRole('region', { name: 'Mapa dos resultados' })
  await expect(map).toBeVisible(DRAWN)
  await expect.poll(() => pixelsOf(page, map, LAND), DRAWN).toBeGreaterThan(2_000)
  await expectAccessible(page)

  // Pins that stand together come apart as one comes nearer.
  const pin = page
    .locator('#mapa')
    .getByRole('button', { name: /, nota / })
    .first()
  const crowd = page
    .locator('#mapa')
    .getByRole('button', { name: /lugares juntos/ })
    .first()
  await expect(pin.or(crowd).first()).toBeVisible()
  while (!(await pin.isVisible())) {
    const count = await crowd.getAttribute('aria-label')
    await crowd.press('Enter')
    await expect(crowd.and(page.getByLabel(count ?? '', { exact: true }))).toBeHidden(DRAWN)
  }
  const name = (await pin.getAttribute('aria-label'))?.split(', nota')[0] ?? ''
  await pin.press('Enter')
  const card = page.locator('#mapa').getByRole('article')
  await expect(card.getByRole('link', { name })).toBeFocused()
  await expect(card).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(card).toBeHidden()

  await page
    .locator('#mapa')
    .getByRole('button', { name: `${name}, nota` })
    .press('Enter')
  await card.getByRole('link', { name }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible(DRAWN)
  await page.goBack()
  await expect(page).toHaveURL(/ver=mapa/)
  await page.getByRole('link', { name: 'Lista', exact: true }).press('Enter')
  await expect(map).toBeHidden()
  await expect(page).not.toHaveURL(/ver=mapa/)
})

// spec: 337
test('a visitor opens the map on a phone and goes back to the list', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await open(page, '/guia-comercial')
  await page.getByRole('link', { name: 'Ver no mapa' }).click()
  const map = page.getByRole('region', { name: 'Mapa dos resultados' })
  await expect(map).toBeInViewport(DRAWN)
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
  await page.getByRole('link', { name: 'Ver só a lista' }).click()
  await expect(map).toBeHidden()
  await expect(page).toHaveURL('/guia-comercial')
})

test('a browser that draws no maps says so, and the way there stays', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'WebGL2RenderingContext'))
  const { slug } = await businessWithPin(page)
  await open(page, `/guia/${slug}`)
  const place = page.getByRole('region', { name: 'Como chegar' })
  await bringIntoView(place)
  await page.mouse.move(100, 300)
  await expect(place.getByText('Este navegador não consegue mostrar o mapa.')).toBeVisible(DRAWN)
  await expect(place.getByRole('link', { name: 'Google Maps' })).toBeVisible()
  // What lies half under the bar is no target.
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectAccessible(page)
})

// spec: 339
test('an owner marks the place by a touch, arrow keys or two numbers', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await open(page, '/test-cards')
  const field = page.getByRole('group', { name: 'Ponto no mapa' }).first()
  const coordinates = field.getByLabel('Coordenadas')
  await bringIntoView(field)
  const map = field.getByRole('region', { name: 'Mapa para marcar o ponto' })
  await expect(map).toBeVisible(DRAWN)
  await expect.poll(() => pixelsOf(page, map, LAND), DRAWN).toBeGreaterThan(2_000)
  await map.click({ position: { x: 200, y: 150 } })
  await expect(coordinates).toHaveValue(/^-0\.\d{5}, -47\.\d{5}$/)

  const pin = field.getByRole('button', { name: /Ponto marcado/ })
  const latitude = async () => Number((await coordinates.inputValue()).split(',')[0])
  const start = await latitude()
  await pin.press('ArrowUp')
  await expect.poll(latitude).toBeGreaterThan(start)

  await coordinates.fill('0,6135; 47,3561')
  await coordinates.press('Enter')
  await expect(field.getByText(/Este ponto fica fora do município/)).toBeVisible()
  await coordinates.fill('-0,6135; -47,3561')
  await coordinates.press('Enter')
  await expect(coordinates).toHaveValue('-0.61350, -47.35610')
  await expect(pin).toBeVisible()
})
