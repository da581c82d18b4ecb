import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Page } from '@playwright/test'
import { portOf } from '@portal/sandbox/port-of'
import { MAP_BROWSER } from './support/drawn-map.ts'
import { DESKTOP, expect, expectAccessible, open, PHONE, portalUrl, test } from './support/test.ts'

/** A machine without a graphics card draws in software, and takes its time. */
const DRAWN = { timeout: 60_000 }

test.use(MAP_BROWSER)
test.describe.configure({ timeout: 240_000 })

/** The pins lie beside the canvas, which alone is called the map. */
const mapOf = (page: Page) => page.locator('.map-stage')
const cardOf = (page: Page) => mapOf(page).getByRole('article')
const list = (page: Page) => page.getByRole('region', { name: 'Lista de lugares' })

async function openMap(page: Page, address: string) {
  await open(page, address)
  await expect(page.locator('.map-stage[data-drawn]')).toBeVisible(DRAWN)
}

/** Crowds come apart as one comes nearer, until a single pin can be pressed. */
async function pressAPin(page: Page, press: 'tap' | 'Enter') {
  // What lies beyond the edge is no button to a reader of the screen.
  const pin = mapOf(page).locator('button[aria-pressed]:not([aria-hidden])').first()
  const crowd = mapOf(page).getByRole('button', { name: /lugares juntos/ })
  await expect(pin.or(crowd.first()).first()).toBeVisible(DRAWN)
  while (!(await pin.isVisible())) {
    const before = await page.evaluate(() => window.location.search)
    await (press === 'tap' ? crowd.first().tap() : crowd.first().press('Enter'))
    await expect.poll(() => page.evaluate(() => window.location.search), DRAWN).not.toBe(before)
  }
  await (press === 'tap' ? pin.tap() : pin.press('Enter'))
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, locale: 'pt-BR' })

  // spec: 328, 329
  test('a visitor filters the map, opens a card and finds the way there', async ({
    page,
    browser,
  }) => {
    await openMap(page, '/mapa')
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    await expect(page.getByRole('link', { name: '© colaboradores do OpenStreetMap' })).toBeVisible()
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)

    await page.getByRole('link', { name: 'Ficar' }).tap()
    await expect(page).toHaveURL(/camadas=ficar/)
    await expect(page.getByRole('link', { name: 'Remover filtro: Ficar' })).toBeVisible()
    await pressAPin(page, 'tap')
    const card = cardOf(page)
    const name = (await card.getByRole('heading').textContent(DRAWN)) ?? ''
    await expect(card.getByRole('link', { name: `Ver página: ${name}` })).toBeVisible()
    await card.getByRole('button', { name: 'Rota' }).tap()
    for (const [app, address] of [
      ['Google Maps', /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=-0\.\d+%2C-47/],
      ['Waze', /^https:\/\/waze\.com\/ul\?ll=-0/],
      ['Outro aplicativo', /^geo:-0\.\d+,-47\.\d+\?q=/],
    ] as const) {
      await expect(card.getByRole('link', { name: app })).toHaveAttribute('href', address)
    }
    await expectAccessible(page)

    await test.step('somebody else opens the same view', async () => {
      await expect(page).toHaveURL(/em=-0\.\d+,-47\.\d+,\d/)
      const address = page.url()
      const other = await browser.newContext({ viewport: DESKTOP })
      const theirs = await other.newPage()
      await openMap(theirs, address)
      await expect(cardOf(theirs).getByRole('heading')).toHaveText(name, DRAWN)
      expect(theirs.url()).toBe(address)
      await expect(theirs.getByRole('link', { name: 'Remover filtro: Ficar' })).toBeVisible()
      await expect(theirs.getByRole('banner')).toBeVisible()
      await other.close()
    })

    await card.getByRole('link', { name: `Ver página: ${name}` }).tap()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible(DRAWN)
    await page.goBack()
    await expect(cardOf(page).getByRole('heading')).toHaveText(name, DRAWN)

    await test.step('Back closes the card before it leaves the map, Forward opens it again', async () => {
      await page.goBack()
      await expect(cardOf(page)).toHaveCount(0)
      await expect(page).toHaveURL(/\/mapa\?camadas=ficar&em=/)
      await page.goForward()
      await expect(cardOf(page).getByRole('heading')).toHaveText(name, DRAWN)
      await card.getByRole('button', { name: `Fechar ${name}` }).tap()
      await expect(cardOf(page)).toHaveCount(0)
      await expect(page).not.toHaveURL(/lugar=/)
    })
  })

  // spec: 333
  test('a visitor lifts the list, by a tap, by keys and by reading on', async ({ page }) => {
    await openMap(page, '/mapa?camadas=praias')
    const top = () =>
      list(page)
        .getByRole('heading', { level: 1 })
        .evaluate((heading) => heading.getBoundingClientRect().top)
    const low = await top()
    await page.getByRole('button', { name: 'Abrir a lista de lugares' }).tap()
    await expect.poll(top).toBeLessThan(low - 80)
    await page.getByRole('button', { name: 'Abrir a lista toda' }).press('ArrowUp')
    await expect(page).toHaveURL(/ver=lista/)
    await expect.poll(top).toBeLessThan(140)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Recolher a lista e ver o mapa' }).press('End')
    await expect.poll(top).toBe(low)
    await expect(page).not.toHaveURL(/ver=lista/)
    // The keyboard reads on, and the list comes along.
    await list(page).getByRole('link').last().focus()
    await expect(list(page).getByRole('link').last()).toBeInViewport()
  })

  // spec: 334
  test('a visitor begins where they are', async ({ page, context }) => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: -0.6169, longitude: -47.3533 })
    await openMap(page, '/mapa?perto=1')
    await expect(mapOf(page).getByRole('img', { name: 'Você está aqui' })).toBeVisible(DRAWN)
    await expect(page.getByText(/do mais perto ao mais longe/)).toBeVisible(DRAWN)
    await expect(
      list(page)
        .getByText(/^\d+ m$|^\d+,\d km$/)
        .first(),
    ).toBeVisible()
    await expect(page).not.toHaveURL(/perto/)
    await context.setGeolocation({ latitude: -23.55, longitude: -46.63 })
    await page.getByRole('button', { name: 'Perto de mim' }).tap()
    await expect(page.getByText(/Você parece estar longe de Salinópolis/)).toBeVisible()
  })

  // spec: 335
  test('a browser that draws no maps has the whole list', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'WebGL2RenderingContext'))
    await open(page, '/mapa?camadas=praias')
    await expect(page.getByText(/Este navegador não consegue mostrar o mapa/)).toBeVisible(DRAWN)
    await expect(page.getByRole('region', { name: 'Mapa da cidade' })).toHaveCount(0)
    await expect(list(page).getByRole('link', { name: 'Praia do Atalaia' })).toBeInViewport()
    await page.getByRole('link', { name: 'Comer' }).tap()
    await expect(page).toHaveURL(/camadas=comer,praias/)
    await expectAccessible(page)
  })
})

// spec: 335
test('a visitor goes through the map by keyboard alone', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await openMap(page, '/mapa?camadas=ficar')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Pular o mapa e ir para a lista' }).press('Enter')
  await expect(list(page)).toBeFocused()
  const first = list(page).getByRole('listitem').first()
  const name = (await first.getByRole('heading').textContent()) ?? ''
  // Past the button that keeps the map, where the browser can.
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(first.getByRole('link', { name })).toBeFocused({ timeout: 1_000 })
  }).toPass({ intervals: [0] })
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const card = cardOf(page)
  await expect(card).toBeFocused(DRAWN)
  await expect(card.getByRole('heading')).toHaveText(name)
  await expect(page).toHaveURL(/lugar=/)
  await page.keyboard.press('Escape')
  await expect(card).toBeHidden()
  await expect(first.getByRole('button', { name: `Mostrar ${name} no mapa` })).toBeFocused()

  await pressAPin(page, 'Enter')
  await expect(card).toBeFocused(DRAWN)
  await expectAccessible(page)
  await card.getByRole('button', { name: 'Rota' }).press('Enter')
  await expect(card.getByRole('link', { name: 'Waze' })).toBeVisible()
  await card.getByRole('link', { name: /^Ver página/ }).press('Enter')
  await expect(page).toHaveURL(/\/guia\//, DRAWN)
})

// spec: 336
test('another site shows the map inside a page of its own', async ({ page }) => {
  const src = `${portalUrl}/mapa?embed=1&camadas=praias`
  const site = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(
      `<!doctype html><title>Outro</title><iframe width="800" height="600" src="${src}">`,
    )
  })
  site.listen(0, '127.0.0.1')
  await once(site, 'listening')
  try {
    await page.goto(`http://127.0.0.1:${portOf(site)}/`)
    const frame = page.frameLocator('iframe')
    await expect(frame.getByRole('region', { name: 'Mapa da cidade' })).toBeVisible(DRAWN)
    await expect(frame.getByRole('link', { name: 'Comer' })).toBeVisible()
    await expect(frame.getByRole('banner')).toHaveCount(0)
    await expect(frame.getByRole('navigation', { name: 'Atalhos' })).toHaveCount(0)
    const way = frame.getByRole('link', { name: 'Abrir no portal' })
    await expect(way).toHaveAttribute('target', '_blank')
    await expect(way).toHaveAttribute('href', '/mapa?camadas=praias')
  } finally {
    site.close()
  }
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE })

  // spec: 335
  test('the map is a list with real addresses', async ({ page }) => {
    await page.goto('/mapa')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mapa de Salinópolis')
    await page.getByRole('link', { name: 'Praias' }).click()
    await expect(page).toHaveURL('/mapa?camadas=praias')
    await expect(list(page).getByRole('link', { name: 'Praia do Atalaia' })).toBeVisible()
    await page.goto('/mapa')
    await page.getByRole('link', { name: 'Ver mais lugares' }).click()
    await expect(page).toHaveURL(/cursor=/)
    await expect(page.getByRole('link', { name: 'Voltar ao começo da lista' })).toBeVisible()
  })
})
