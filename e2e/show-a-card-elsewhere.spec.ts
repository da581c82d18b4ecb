import { createServer, type Server } from 'node:http'
import { portOf } from '@portal/sandbox/port-of'
import { ownName, person, publishListing } from './support/guide.ts'
import { toast } from './support/people.ts'
import { DESKTOP, expect, expectAccessible, open, PHONE, portalUrl, test } from './support/test.ts'

/** The site of somebody else: another origin, with the pasted code in its only page. */
async function foreignSite(code: string, ground: string): Promise<{ server: Server; url: string }> {
  const page = `<!doctype html><html lang="pt-BR"><title>Meu blog</title>
    <body style="background:${ground};color:#767676;margin:16px"><main><h1>Meu blog</h1>${code}</main>`
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(page)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, url: `http://127.0.0.1:${portOf(server)}/` }
}

// spec: 403
test('an owner copies the code and another site shows the card', async ({ browser }) => {
  const owner = await person(browser, { plan: 'espadarte', name: 'Marlene Farias' })
  const { id, slug } = await publishListing(browser, owner, ownName('Peixaria Maré Cheia'))
  await owner.page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await owner.page.setViewportSize(PHONE)
  await open(owner.page, `/dash-espadarte?aba=cartaz&negocio=${id}`)
  await owner.page.getByRole('button', { name: 'Ver o cartão e o código' }).click()
  const dialog = owner.page.getByRole('dialog', { name: 'Mostre seu negócio no seu site' })
  const preview = dialog.frameLocator('iframe')
  await expect(preview.getByRole('heading', { level: 1 })).toContainText('Peixaria Maré Cheia')
  await expectAccessible(owner.page)
  await dialog.getByRole('button', { name: 'Copiar código' }).click()
  await expect(toast(owner.page, 'Código copiado')).toBeVisible()
  const code = await owner.page.evaluate(() => navigator.clipboard.readText())

  const context = await browser.newContext({ viewport: DESKTOP, javaScriptEnabled: false })
  const visitor = await context.newPage()
  const { server, url } = await foreignSite(code, '#ffffff')
  try {
    await visitor.goto(url)
    const card = visitor.frameLocator('iframe[title*="no Guia Salinópolis"]')
    await expect(card.getByRole('heading', { level: 1 })).toContainText('Peixaria Maré Cheia')
    await expect(card.locator('script')).toHaveCount(0)
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      card.getByRole('link', { name: /^Ver página de/ }).click(),
    ])
    await expect(tab).toHaveURL(`${portalUrl}/guia/${slug}`)
  } finally {
    server.close()
    await context.close()
  }
})

test('a foreign page frames the card and nothing else of the portal', async ({
  page,
  expected,
}) => {
  // The browser says that it refused to draw a frame: that is what is asked for here.
  expected.complaints.push(/frame-ancestors|Refused to (frame|display)|Framing/, /status of 404/)
  const { establishments } = await (await page.request.get('/api/v1/establishments')).json()
  const [{ slug, name }] = establishments as [{ slug: string; name: string }]
  const frame = (path: string) =>
    `<iframe src="${portalUrl}${path}" title="${path}" width="320" height="420"></iframe>`
  const { server, url } = await foreignSite(
    frame(`/embed/guia/${slug}`) + frame('/embed/guia/nao-existe') + frame(`/guia/${slug}`),
    '#111111',
  )
  try {
    await page.setViewportSize(DESKTOP)
    await page.goto(url)
    const inside = (nth: number) => page.frameLocator('iframe').nth(nth)
    await expect(inside(0).getByRole('heading', { name })).toBeVisible()
    await expect(inside(1).getByText('Este negócio não está no guia agora')).toBeVisible()
    await expect(inside(2).getByRole('heading', { name })).toHaveCount(0)
  } finally {
    server.close()
  }
  for (const [path = '', framed] of [
    [`/embed/guia/${slug}`, '*'],
    ['/embed/guia/nao-existe', '*'],
    [`/guia/${slug}`, "'none'"],
    ['/embed/outra-coisa', "'none'"],
    ['/', "'none'"],
    ['/api/v1/establishments', "'none'"],
  ]) {
    const policy = (await page.request.get(path)).headers()['content-security-policy'] ?? ''
    expect(policy, path).toContain(`frame-ancestors ${framed}`)
  }
  // Read by itself, at its narrowest: axe looks through no frame of another origin's page.
  await page.setViewportSize({ width: 320, height: 420 })
  expect((await page.goto(`/embed/guia/${slug}`))?.status()).toBe(200)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await expectAccessible(page)
  expect((await page.goto('/embed/guia/nao-existe'))?.status()).toBe(404)
  await expectAccessible(page)
})

test('somebody takes the whole guide along, and reads on which terms', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await open(page, '/dados-abertos')
  await expectAccessible(page)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Baixar GeoJSON' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^guia-\d{4}-\d{2}-\d{2}\.geojson$/)
  const text = await (await page.request.get('/dados/guia.geojson')).json()
  expect(text.features.length).toBe(text.total)
  await expect(page.getByText(`${text.total} negócios`)).toBeVisible()
  await expect(page.getByRole('link', { name: /Creative Commons/ })).toHaveAttribute(
    'href',
    text.licence.url,
  )
})
