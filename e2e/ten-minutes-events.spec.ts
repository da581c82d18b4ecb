import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import ICAL from 'ical.js'
import { expect, expectAccessible, open, PHONE, test } from './support/test.ts'

test.use({ viewport: PHONE, hasTouch: true })

/** Every touch of the glass counts; scrolling does not. */
function countTaps() {
  let taps = 0
  return {
    async tap(target: Locator) {
      taps += 1
      await target.tap()
    },
    taps: () => taps,
  }
}

/** Its lower edge is over the bar at the foot of the screen. */
async function expectOnFirstScreen(page: Page, target: Locator) {
  const bar = page.getByRole('navigation', { name: 'Atalhos', exact: true })
  const [box, foot] = await Promise.all([target.boundingBox(), bar.boundingBox()])
  if (!box || !foot) throw new Error('not on the page')
  expect(box.y + box.height).toBeLessThanOrEqual(foot.y)
}

test("tonight's event is in the calendar three taps from the home", async ({ page }) => {
  const finger = countTaps()
  await open(page, '/')
  await page.evaluate(() => window.scrollTo(0, 900))
  await expect(page.locator('[data-live] #acontece')).toBeAttached()
  const agenda = page.getByRole('region', { name: 'Acontece em Salinas' })
  const event = agenda.getByRole('listitem').getByRole('link').first()
  await finger.tap(event)
  await expect(page).toHaveURL(/\/eventos\/[a-z0-9-]+$/)
  const keep = page.getByRole('link', { name: 'Adicionar à minha agenda' })
  await expect(keep).toBeVisible()
  const title = await page.getByRole('heading', { level: 1 }).textContent()
  const downloading = page.waitForEvent('download')
  await finger.tap(keep)
  const file = await readFile(await (await downloading).path(), 'utf8')
  const [kept] = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent')
  expect(kept?.getFirstPropertyValue('summary')).toBe(title)
  expect(finger.taps()).toBeLessThanOrEqual(3)
})

// spec: 452
test('the first screen of an event says where, how much and whom to ask', async ({ page }) => {
  await open(page, '/eventos')
  const links = page.getByRole('main').getByRole('article').getByRole('link')
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(addresses.length).toBeGreaterThan(0)
  for (const address of addresses.slice(0, 4)) {
    await open(page, address ?? '')
    const main = page.getByRole('main')
    for (const name of ['Onde', 'Quanto custa']) {
      await expectOnFirstScreen(page, main.getByRole('definition').nth(name === 'Onde' ? 0 : 1))
    }
    const first = main
      .getByRole('link', { name: /^(Comprar ingresso|Adicionar à minha agenda)$/ })
      .first()
    await expectOnFirstScreen(page, first)
  }
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
})

test('who organises is called at the end of the programme, not before it', async ({ page }) => {
  await open(page, '/eventos')
  const [event, call] = await Promise.all([
    page.getByRole('main').getByRole('article').first().boundingBox(),
    page.getByRole('link', { name: 'Divulgar um evento' }).boundingBox(),
  ])
  if (!event || !call) throw new Error('not on the page')
  expect(call.y).toBeGreaterThan(event.y + event.height)
})

// spec: 452
test('today and the weekend mean the same on the home, in the programme and in the search', async ({
  page,
}) => {
  await open(page, '/')
  await page.getByRole('link', { name: 'Eventos hoje' }).tap()
  await expect(page).toHaveURL('/eventos?periodo=hoje')
  await expect(page.getByRole('link', { name: 'Hoje', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
  const read = async (path: string) => (await page.request.get(path)).json()
  const programme = await read('/api/v1/events?periodo=fim-de-semana&limit=60')
  const found = await read('/api/v1/search?quando=fim-de-semana&tipo=event')
  const slugs = (addresses: string[]) => [...new Set(addresses)].sort()
  expect(slugs(found.results.map(({ path }: { path: string }) => path))).toEqual(
    slugs(programme.events.map(({ slug }: { slug: string }) => `/eventos/${slug}`)),
  )
})

test('the pharmacy on duty is dialled two taps from the home', async ({ page }) => {
  const finger = countTaps()
  await open(page, '/')
  await finger.tap(page.getByRole('link', { name: 'Farmácia de plantão' }))
  await expect(page).toHaveURL('/utilidade-publica#farmacia-de-plantao')
  const duty = page.getByRole('region', { name: 'Farmácia de plantão' })
  const call = duty.getByRole('link', { name: /^Ligar para/ }).first()
  await expect(call).toBeInViewport({ ratio: 1 })
  await expect(call).toHaveAttribute('href', /^tel:\+?\d+$/)
  // The third would be the phone's own: nothing is dialled in a test.
  expect(finger.taps() + 1).toBeLessThanOrEqual(2)
})
