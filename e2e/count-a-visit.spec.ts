import type { Page } from '@playwright/test'
import { expect, open, PHONE, test } from './support/test.ts'

const PHONE_BROWSER =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36'

type Beacon = { kind: string; page: string; of?: string[]; from?: string; word?: string }

/** What the page tells of its visitor. The browser's own tools do not show what is in a beacon. */
async function beaconsOf(page: Page): Promise<Beacon[]> {
  const beacons: Beacon[] = []
  await page.exposeFunction('tellBeacon', (text: string) =>
    beacons.push(JSON.parse(text) as Beacon),
  )
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator)
    navigator.sendBeacon = (address, body) => {
      const tell = (window as unknown as { tellBeacon(text: string): void }).tellBeacon
      if (body instanceof Blob) void body.text().then(tell)
      return send(address, body)
    }
  })
  return beacons
}

test.describe('a person', () => {
  test.use({ userAgent: PHONE_BROWSER, viewport: PHONE })

  // spec: 666
  test('looks for a place, opens it and starts a chat: each is told once, and no more', async ({
    page,
  }) => {
    // A journey is driven by a program; this one plays somebody who is not.
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }),
    )
    const beacons = await beaconsOf(page)
    const views = () => beacons.filter(({ kind }) => kind === 'view')
    const answered = page.waitForResponse('**/api/v1/visits')
    await open(page, '/buscar?q=peixe')
    expect((await answered).status()).toBe(204)
    const place = page.getByRole('main').locator('a[href^="/guia/"]').first()
    await place.click()
    await expect(page).toHaveURL(/\/guia\//)
    const { pathname } = new URL(page.url())
    await expect.poll(views).toEqual([
      { kind: 'view', page: '/buscar' },
      { kind: 'view', page: pathname, from: '/buscar', word: 'peixe' },
    ])
    await page.evaluate(() => {
      const link = document.createElement('a')
      link.href = 'https://wa.me/5591988887777'
      link.addEventListener('click', (event) => event.preventDefault())
      document.querySelector('main')?.append(link)
      link.click()
    })
    await expect
      .poll(() => beacons.find(({ kind }) => kind === 'whatsapp'))
      .toEqual({ kind: 'whatsapp', page: pathname, of: [pathname.split('/')[2]] })
    expect(await page.context().cookies()).toEqual([])
  })
})

// spec: 666
test('a browser that a program drives tells nothing', async ({ page }) => {
  const beacons = await beaconsOf(page)
  // What counts comes with it, after the page.
  const counter = page.waitForResponse(/\/assets\/notices-/)
  await open(page, '/guia-comercial')
  await counter
  const place = page.getByRole('main').getByRole('article').first().getByRole('link').first()
  await place.click()
  await expect(page).toHaveURL(/\/guia\//)
  await page.locator('a[href^="tel:"], a[href^="https://wa.me/"]').first().dispatchEvent('click')
  expect(beacons).toEqual([])
})
