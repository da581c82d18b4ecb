import type { Page } from '@playwright/test'
import { ADMIN, signIn, signUp } from './support/people.ts'
import { expect, open, test } from './support/test.ts'

/** Behind the address of a city hall everybody's files count together: a page asks for few. */
const MOST_FILES = 40
/** Eighteen kinds of things are decided in place there, each with the parts of its feature: 73 when it was counted. */
const MOST_FILES_OF_TODAY = 75

/** The files a page asks for until nothing more comes. */
async function filesOf(page: Page, path: string) {
  const files = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/assets/')) files.add(pathname)
  })
  // A stream that stays open would be one request that never ends.
  await page.route('**/api/v1/live', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: '' }),
  )
  await open(page, path)
  await expect(page.getByText('Inicializando...')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  return [...files]
}

test('the dashboard of a business asks for few files', async ({ page }) => {
  await signUp(page, { plan: 'espadarte' })
  const files = await filesOf(page, '/dash-espadarte')
  expect(files.length, files.join('\n')).toBeLessThanOrEqual(MOST_FILES)
})

test('so does the one of a business that has something to answer', async ({ page }) => {
  // What rings brings a window of its own, at whatever hour a request of the demonstration ends.
  await page.route('**/api/v1/my/calls', (route) => route.fulfill({ json: { calls: [] } }))
  await signIn(page, { email: 'espadarte@demo.salinas', password: 'salinas-demo-2026' })
  const files = await filesOf(page, '/dash-espadarte')
  expect(files.length, files.join('\n')).toBeLessThanOrEqual(MOST_FILES)
})

test('so does the dashboard of the club', async ({ page }) => {
  await signUp(page)
  const files = await filesOf(page, '/dash-clube')
  expect(files.length, files.join('\n')).toBeLessThanOrEqual(MOST_FILES)
})

test('the desk of the team asks for no more than it was counted to', async ({ page }) => {
  await signIn(page, ADMIN)
  const files = await filesOf(page, '/admin')
  expect(files.length, files.join('\n')).toBeLessThanOrEqual(MOST_FILES_OF_TODAY)
})

test.describe('a file that does not come', () => {
  // The tab is on its way to load the page anew; meanwhile React may still miss the part.
  test.use({
    expected: { complaints: [/Failed to load resource|Failed to fetch|reading 'default'/] },
  })

  test('is admitted on the waiting screen, and comes when it is tried again', async ({ page }) => {
    await signUp(page, { plan: 'espadarte' })
    await page.route('**/assets/*.js', (route) =>
      route.fulfill({ status: 429, body: 'Muitas tentativas' }),
    )
    await page.goto('/dash-espadarte')
    await expect(page.getByRole('heading', { name: 'Ops! A página não carregou' })).toBeVisible()
    await expect(page.getByText('Inicializando...')).toBeHidden()
    await page.unroute('**/assets/*.js')
    await page.getByRole('button', { name: 'Tentar de novo' }).click()
    await expect(page.getByRole('navigation', { name: 'Seções do painel' }).first()).toBeVisible()
  })

  test('of a screen ends in words, not in a page that waits for ever', async ({ page }) => {
    await signUp(page, { plan: 'espadarte' })
    await open(page, '/dash-espadarte')
    await page.route('**/assets/own-*.js', (route) =>
      route.fulfill({ status: 429, body: 'Muitas tentativas' }),
    )
    const account = '/dash-espadarte?aba=conta'
    await page.goto(account)
    await expect(page.getByRole('heading', { name: 'Ops! Algo deu errado' })).toBeVisible()
    await page.unroute('**/assets/own-*.js')
    await page.getByRole('button', { name: 'Recarregar Página' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Plano e uso' })).toBeVisible()
  })
})
