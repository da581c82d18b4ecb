import { query } from './support/operator.ts'
import { DESKTOP, expect, expectAccessible, open, PHONE, portalUrl, test } from './support/test.ts'

const TURTLES = 'Trecho da Ponta da Sofia fica sem carros para a desova das tartarugas'
const SCHEDULED = 'Réveillon na orla: o que já dá para planejar'

test.describe.configure({ mode: 'serial' })

for (const [device, size] of [
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const) {
  // spec: 418
  test(`a visitor goes from the list to a category, reads and shares on ${device}`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.setViewportSize(size)
    await open(page, '/noticias')
    await expect(page.getByRole('heading', { level: 1, name: 'Notícias' })).toBeVisible()
    // A paid text says so before it says anything else.
    await expect(page.getByText('Publicidade', { exact: true }).first()).toBeVisible()
    await expectAccessible(page)

    const categories = page.getByRole('navigation', { name: 'Categorias de notícias' })
    await categories.getByRole('link', { name: 'Meio ambiente' }).click()
    await expect(page).toHaveURL('/noticias?categoria=meio-ambiente')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notícias: Meio ambiente')
    await page.getByRole('link', { name: TURTLES }).click()

    await expect(page.getByRole('heading', { level: 1, name: TURTLES })).toBeVisible()
    await expect(page).toHaveURL(/\/noticias\/trecho-da-ponta-da-sofia/)
    await expect(
      page.getByRole('heading', { level: 2, name: 'O que muda para o visitante' }),
    ).toBeVisible()
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width)

    const whatsapp = page.getByRole('link', { name: 'Enviar no WhatsApp' })
    const sent = new URL((await whatsapp.getAttribute('href')) ?? '').searchParams.get('text')
    expect(sent).toBe(`${TURTLES}\n${page.url()}`)
    await page.getByRole('button', { name: 'Compartilhar' }).click()
    await expect(page.getByText('Link copiado')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())

    // What lies below comes when one comes near.
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(page.getByRole('region', { name: 'Leia também' }).getByRole('link')).toHaveCount(4)
  })
}

// spec: 418
test('without scripts everything is there to read, also for machines', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE })
  const page = await context.newPage()
  await page.goto('/noticias?categoria=meio-ambiente')
  await page.getByRole('link', { name: /Monumento Natural Atalaia/ }).click()
  const note = page.getByRole('note', { name: 'Correção' })
  await expect(note).toContainText('Ela é estadual, gerida pelo Ideflor-Bio.')
  await expect(page.getByText('Restinga e mangue seguram a areia')).toBeVisible()
  const told = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '{}',
  )
  expect(told).toMatchObject({ '@type': 'NewsArticle', inLanguage: 'pt-BR', url: page.url() })
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content')
  expect(picture).toContain(`${portalUrl}/cartoes/noticias/`)
  expect((await context.request.get(picture ?? '')).headers()['content-type']).toBe('image/jpeg')

  await page.goto('/noticias')
  await page.getByRole('link', { name: /Pousada Jardim dos Cajueiros/ }).click()
  await expect(page.getByText('Conteúdo pago por Pousada Jardim dos Cajueiros')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Lugares desta notícia' })).toBeVisible()
  await context.close()
})

// spec: 420
test('a scheduled article appears by itself, though the list was remembered', async ({
  request,
}) => {
  const html = async () => (await request.get('/noticias')).text()
  const move = (change: string) =>
    query<{ slug: string }>(
      `update articles set ${change} where draft ->> 'title' = $1 returning slug`,
      [SCHEDULED],
    )
  try {
    const [article] = await move(
      `publish_at = now() + interval '12 seconds', published_at = now() + interval '12 seconds'`,
    )
    await query(`select pg_notify('content_changed', '{"id":"","tags":["news"]}')`)
    expect(await html()).not.toContain(SCHEDULED)
    expect((await request.get(`/noticias/${article?.slug}`)).status()).toBe(404)
    await expect.poll(html, { timeout: 60_000 }).toContain(SCHEDULED)
    expect((await request.get(`/noticias/${article?.slug}`)).status()).toBe(200)
    expect(await (await request.get('/noticias/rss.xml')).text()).toContain(SCHEDULED)
  } finally {
    await move(
      `status = 'scheduled', publish_at = now() + interval '38 hours', published_at = now() + interval '38 hours'`,
    )
    await query(`select pg_notify('content_changed', '{"id":"","tags":["news"]}')`)
  }
})

// spec: 421
test('a link to a preview that is gone says so and is kept by nobody', async ({ page }) => {
  const response = await open(page, '/noticias/previa/um-link-que-ninguem-deu')
  expect(response?.status()).toBe(404)
  expect(response?.headers()['cache-control']).toBe('no-store')
  await expect(page.getByRole('heading', { name: 'Esta prévia não existe mais' })).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow')
  await expectAccessible(page)
})
