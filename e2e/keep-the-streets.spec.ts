import type { Page } from '@playwright/test'
import { type Colour, MAP_BROWSER, pixelsOf } from './support/drawn-map.ts'
import { ownWire } from './support/network.ts'
import { expect, expectAccessible, PHONE, test } from './support/test.ts'

/** A machine without a graphics card draws in software, and takes its time. */
const DRAWN = { timeout: 60_000 }
/** Of `web/app/ui/map/map-palette.ts`: the schematic map has no roads. */
const ROAD: Colour = [255, 255, 255]
const CENTRE = '/mapa?em=-0.617,-47.353,15'

test.use({
  ...MAP_BROWSER,
  ...{ viewport: PHONE, hasTouch: true, serviceWorkers: 'allow' },
  expected: { complaints: [/Failed to load resource: net::ERR_/] },
})
test.describe.configure({ timeout: 240_000 })

async function openDrawn(page: Page, address: string) {
  await page.goto(address)
  await expect(page.locator('.map-stage[data-drawn]')).toBeVisible(DRAWN)
}

// spec: 455
test('a visitor keeps the streets with one tap, and has them on the sand', async ({ page }) => {
  const wire = await ownWire()
  await openDrawn(page, wire.origin + CENTRE)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.getByRole('button', { name: /^Guardar o mapa no celular · 1,9 MB$/ }).tap()
  const kept = page.getByRole('button', { name: /^Guardado · remover/ })
  await expect(kept).toBeVisible(DRAWN)
  await expectAccessible(page)
  // The page and its code are kept by the worker, beside the file.
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const files = await (await caches.open('portal-files-1')).keys()
        const pages = await (await caches.open('portal-pages-1')).keys()
        const has = (part: string) => files.some(({ url }) => url.includes(part))
        return has('streets-map') && has('MapView') && pages.some(({ url }) => /mapa$/.test(url))
      }),
    )
    .toBe(true)

  await test.step('without a connection, after a reload, the streets are drawn', async () => {
    wire.cut()
    const parts: (number | undefined)[] = []
    page.on('response', (answer) => {
      if (answer.url().includes('/mapas/')) parts.push(answer.status())
    })
    await openDrawn(page, wire.origin + CENTRE)
    await expect(page.getByRole('link', { name: '© colaboradores do OpenStreetMap' })).toBeVisible(
      DRAWN,
    )
    const map = page.getByRole('region', { name: 'Mapa da cidade' })
    await expect.poll(() => pixelsOf(page, map, ROAD), DRAWN).toBeGreaterThan(4_000)
    expect(parts.length).toBeGreaterThan(1)
    expect(new Set(parts)).toEqual(new Set([206]))
    await expect(kept).toBeVisible()
  })

  await test.step('the page without a connection says so, and takes them away', async () => {
    await page.goto(`${wire.origin}/conta`)
    await expect(page).toHaveURL(/sem-conexao/)
    await kept.tap()
    await expect(page.getByRole('button', { name: /^Guardar o mapa no celular/ })).toBeVisible()
    await expectAccessible(page)
    expect(await page.evaluate(() => caches.has('portal-streets-1'))).toBe(false)
  })
  await wire.remove()
})

test('a map that was replaced replaces the kept one', async ({ page }) => {
  await openDrawn(page, CENTRE)
  await page.evaluate(async () => {
    const cache = await caches.open('portal-streets-1')
    const old = { href: '/mapas/velho.pmtiles', bytes: 3, schema: 'openmaptiles', attribution: 'x' }
    await cache.put(old.href, new Response('old'))
    await cache.put('/mapas/guardado', Response.json(old))
  })
  await openDrawn(page, CENTRE)
  await expect(page.getByRole('button', { name: /^Guardado · remover/ })).toBeVisible(DRAWN)
  const files = () =>
    page.evaluate(async () =>
      (await (await caches.open('portal-streets-1')).keys()).map(
        ({ url }) => new URL(url).pathname,
      ),
    )
  await expect.poll(files, DRAWN).not.toContain('/mapas/velho.pmtiles')
  expect((await files()).sort()).toEqual([
    expect.stringMatching(/^\/mapas\/[0-9a-f]{32}\.pmtiles$/),
    '/mapas/guardado',
  ])
})
