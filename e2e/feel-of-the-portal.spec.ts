import { ownWire } from './support/network.ts'
import { signUp } from './support/people.ts'
import { DESKTOP, expect, expectAccessible, open, PHONE, test } from './support/test.ts'

/** Of capabilities that are off, and of what no draw of ours is. */
const PROMISES = /sorteios semanais|reserve (agora|online)|imóveis à venda/i

test('no page but the club’s own promises what does not work yet', async ({ page }) => {
  for (const path of ['/', '/guia-comercial', '/mapa?ver=lista', '/buscar?q=clube', '/auth']) {
    await open(page, path)
    expect(await page.locator('body').innerText(), path).not.toMatch(PROMISES)
  }
  await test.step('a filter that is offered finds somebody', async () => {
    await open(page, '/guia-comercial?cupom=1')
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(page.getByText('Tem cupom').filter({ visible: true }).first()).toBeVisible()
  })
  await test.step('the club claims letter by letter', async () => {
    await open(page, '/clube-de-vantagens')
    for (const claim of ['5000+', 'R$ 15k+', '500+', 'Descontos de até 50%']) {
      await expect(page.getByText(claim, { exact: true })).toBeVisible()
    }
  })
})

test('an owner compares the plans and begins a trial', async ({ page }) => {
  for (const size of [PHONE, { width: 768, height: 1024 }, DESKTOP]) {
    await page.setViewportSize(size)
    await open(page, '/anuncie')
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(sideways).toBe(0)
  }
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/planos$/)
  await expect(
    page.getByText('Pague por Pix ou cartão de crédito, no painel.').first(),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: /^Anual/ }).click()
  await expect(page).toHaveURL(/ciclo=ano$/)
  await expect(page.getByRole('article', { name: 'Atalaia' })).toContainText('por ano')
  await page.getByRole('link', { name: 'Testar 14 dias grátis' }).click()
  await expect(page).toHaveURL(/\/cadastro-macarico\?ciclo=anual$/)
})

// spec: 465
test('the name of the site is whole, and long labels of the tab bar keep off its edges', async ({
  page,
}) => {
  const banner = page.getByRole('banner')
  async function expectWholeName(width: number) {
    for (const text of ['Guia Salinópolis', 'O site oficial da cidade']) {
      const hidden = await banner
        .getByText(text, { exact: true })
        .first()
        .evaluate((name) => name.scrollWidth - name.clientWidth)
      expect(hidden, `${text} at ${width}`).toBeLessThanOrEqual(0)
    }
  }
  for (const width of [360, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await open(page, '/')
    await expectWholeName(width)
  }
  await signUp(page, { plan: 'espadarte' })
  for (const width of [1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await open(page, '/')
    await expect(banner.getByRole('link', { name: 'Dashboard Empresarial' })).toBeVisible()
    await expectWholeName(width)
  }
  await page.setViewportSize(PHONE)
  await open(page, '/')
  const label = page
    .getByRole('navigation', { name: 'Atalhos', exact: true })
    .getByText('Dashboard Empresarial')
  await expect(label).toBeVisible()
  const edges = await label.evaluate((text) => {
    const words = document.createRange()
    words.selectNodeContents(text)
    return {
      right: words.getBoundingClientRect().right,
      cut: text.scrollHeight - text.clientHeight,
    }
  })
  expect(edges.right).toBeLessThanOrEqual(PHONE.width - 6)
  expect(edges.cut).toBeLessThanOrEqual(0)
})

test('pages and the way back come at once, parts of a page smoothly', async ({ page }) => {
  await open(page, '/guia-comercial')
  const behaviour = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)
  expect(await behaviour()).toBe('auto')
  await page.evaluate(() => window.scrollTo(0, 900))
  await page.getByRole('article').nth(4).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/guia\//)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/guia-comercial$/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500)
  expect(await behaviour()).toBe('auto')
})

test('on a low screen no bar stays in sight', async ({ page }) => {
  // A desk of 1280 by 720 at 200 %, and a phone on its side.
  for (const size of [
    { width: 640, height: 360 },
    { width: 740, height: 360 },
  ]) {
    await page.setViewportSize(size)
    await open(page, '/')
    await page.evaluate(() => window.scrollTo(0, 600))
    const taken = await page.evaluate(() =>
      [...document.querySelectorAll('[data-bar]')]
        .map((bar) => bar.getBoundingClientRect())
        .map(({ top, bottom }) => Math.min(bottom, innerHeight) - Math.max(top, 0))
        .reduce((sum, height) => sum + Math.max(0, height), 0),
    )
    expect(taken).toBeLessThan(size.height / 2)
    expect(
      await page.locator('[data-bar=head]').evaluate((bar) => getComputedStyle(bar).position),
    ).toBe('static')
  }
})

test.describe('without a signal', () => {
  test.use({
    serviceWorkers: 'allow',
    expected: { complaints: [/Failed to load resource: net::ERR_/] },
  })

  test('"Início" opens the home that was kept, and nothing ends at a 404', async ({ page }) => {
    const wire = await ownWire()
    await page.setViewportSize(PHONE)
    await page.goto(`${wire.origin}/turismo`)
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
    const kept = () =>
      page.evaluate(async () =>
        (await (await caches.open('portal-pages-1')).keys()).map(
          ({ url }) => new URL(url).pathname,
        ),
      )
    await expect.poll(kept).toEqual(expect.arrayContaining(['/', '/praia/atalaia']))
    await page.reload()
    await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true')

    wire.cut()
    await page
      .getByRole('navigation', { name: 'Atalhos' })
      .getByRole('link', { name: 'Início' })
      .click()
    await expect(page).toHaveURL(`${wire.origin}/`)
    await expect(page.getByText(/^Você está sem conexão\. Informações de/)).toBeVisible()

    wire.mend()
    await page.getByRole('button', { name: 'Atualizar' }).click()
    await expect(page).toHaveURL(`${wire.origin}/`)
    await expect(page.getByText(/^Você está sem conexão/)).toHaveCount(0)
    await wire.remove()
  })
})
