import type { Page } from '@playwright/test'
import { ownWire } from './support/network.ts'
import { query } from './support/operator.ts'
import { ADMIN, signIn, toast } from './support/people.ts'
import { DESKTOP, expect, expectAccessible, open, PHONE, test } from './support/test.ts'

/** The browser says of each request that nobody answered. */
test.use({
  serviceWorkers: 'allow',
  expected: { complaints: [/Failed to load resource: net::ERR_/] },
})

/** Installed, and with what it keeps from the start in place. */
const keptEverything = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    return registration.active?.state !== undefined
  })
const keptPages = (page: Page) =>
  page.evaluate(async () =>
    (await (await caches.open('portal-pages-1')).keys()).map(({ url }) => new URL(url).pathname),
  )
/** What the page of the map wrote down of what it showed. */
const keptPlaces = (page: Page) =>
  page.evaluate(async () => {
    const kept = await (await caches.open('portal-places-1')).match('/mapa/guardados')
    const { places } = (await kept?.json()) ?? { places: [] }
    return (places as { name: string }[]).map(({ name }) => name)
  })

// spec: 331, 379
test('after one visit anywhere, help is there without a connection', async ({ page }) => {
  const wire = await ownWire()
  await page.setViewportSize(PHONE)
  await page.goto(`${wire.origin}/turismo`)
  expect(await keptEverything(page)).toBe(true)
  await expect.poll(() => keptPages(page)).toContain('/turismo')
  await page.goto(`${wire.origin}/mapa?em=-0.6,-47.31,13`)
  await expect.poll(() => keptPages(page)).toContain('/mapa')
  await expect.poll(() => keptPlaces(page)).toContain('Praia do Atalaia')

  wire.cut()
  await page.goto(`${wire.origin}/utilidade-publica`)
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true')
  await expect(
    page.getByText(/^Você está sem conexão\. Informações de \d{1,2}h(\d\d)?\.$/),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: /192.*SAMU/ })).toHaveAttribute('href', 'tel:192')
  const duty = page.getByRole('region', { name: 'Farmácia de plantão agora' })
  await expect(duty.getByText(/De plantão até/)).toBeVisible()
  await expect(duty.getByRole('link', { name: /Ligar para Farmácia/ })).toBeVisible()
  await expectAccessible(page)

  await test.step('the phone works out who is on duty later from the rota it kept', async () => {
    const onDuty = duty.getByRole('heading', { level: 3 }).first()
    const today = (await onDuty.textContent()) ?? ''
    await page.clock.setFixedTime(Date.now() + 24 * 3_600_000)
    await page.reload()
    // The two of the demonstration take turns, a day each.
    await expect(onDuty).not.toHaveText(today)
    await expect(onDuty).toHaveText(/^Farmácia /)
    await page.clock.setFixedTime(Date.now() + 300 * 24 * 3_600_000)
    await page.reload()
    await expect(duty.getByRole('heading', { name: 'Não informado' })).toBeVisible()
  })

  await test.step('the map that was opened once has its places, and says how old they are', async () => {
    await page.clock.setFixedTime(Date.now())
    await page.goto(`${wire.origin}/mapa?camadas=praias`)
    await expect(page.getByText(/^Você está sem conexão\. Informações de/)).toBeVisible()
    await expect(page.getByText(/^\d+ lugares guardados neste aparelho$/)).toBeVisible()
    const places = page.getByRole('region', { name: 'Lista de lugares' })
    await expect(places.getByRole('link', { name: 'Praia do Atalaia' })).toBeVisible()
    await page.getByRole('link', { name: 'Remover filtro: Praias' }).click()
    await page.getByRole('link', { name: 'Comer' }).click()
    await expect(places.getByRole('link', { name: 'Praia do Atalaia' })).toHaveCount(0)
    await expectAccessible(page)
  })

  await test.step('a page that was never visited leads to what there is', async () => {
    await page.clock.setFixedTime(Date.now())
    await page.goto(`${wire.origin}/guia-comercial`)
    await expect(page.getByRole('heading', { name: 'Você está sem conexão' })).toBeVisible()
    await expect(page.getByRole('link', { name: /Utilidade pública/ }).first()).toBeVisible()
    await expectAccessible(page)
    await page
      .getByRole('link', { name: /^Turismo/ })
      .first()
      .click()
    await expect(page).toHaveURL(`${wire.origin}/turismo`)
    await expect(page.getByText(/Informações de/)).toBeVisible()
  })

  await test.step('what is personal was never kept', async () => {
    const everything = await page.evaluate(async () => {
      const names = await caches.keys()
      const lists = await Promise.all(
        names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
      )
      return lists.flat().filter((url) => /\/api\/|\/admin|\/dash|\.data/.test(url))
    })
    expect(everything).toEqual([])
  })

  await test.step('with the connection back, pages are new again', async () => {
    wire.mend()
    await page.goto(`${wire.origin}/utilidade-publica`)
    await expect(page.getByRole('heading', { name: 'Utilidade pública' })).toBeVisible()
    await expect(page.getByText(/Informações de/)).toBeHidden()
  })
  await wire.remove()
})

// spec: 380, 689
test('an administrator keeps numbers, rota and notices, and people see them', async ({
  page,
  browser,
}) => {
  // Three desks in a row, each saved and seen from outside.
  test.setTimeout(240_000)
  await page.setViewportSize(DESKTOP)
  await signIn(page, ADMIN)
  const title = `Falta de água no Maçarico ${Date.now()}`

  await test.step('a notice shows for its time', async () => {
    await open(page, '/admin/utilidades?aba=avisos')
    await page.getByRole('button', { name: 'Novo aviso' }).click()
    await page.getByLabel('Título').fill(title)
    await page.getByLabel('Texto').fill('O abastecimento volta à noite.')
    await page.getByLabel('Onde').fill('Maçarico')
    await page.getByLabel('Fonte').fill('Águas do Pará')
    const tomorrow = new Date(Date.now() + 24 * 3_600_000)
    await page
      .getByLabel('Termina no dia', { exact: true })
      .fill(tomorrow.toLocaleDateString('pt-BR'))
    await page.getByLabel('Termina no dia às').fill('18:00')
    await page.getByRole('button', { name: 'Salvar' }).click()
    await expect(toast(page, 'Aviso salvo')).toBeVisible()
    await expect(page.getByRole('row', { name: new RegExp(title) })).toContainText('No ar agora')
    await expectAccessible(page)
    const visitor = await browser.newPage({ viewport: PHONE, serviceWorkers: 'block' })
    await open(visitor, '/utilidade-publica')
    const notice = visitor.getByRole('heading', { name: title })
    await expect(notice).toBeVisible()
    await visitor.clock.setFixedTime(tomorrow.getTime() + 24 * 3_600_000)
    await visitor.reload()
    await expect(notice).toBeHidden()
    await visitor.close()
  })

  await test.step('a number is checked today', async () => {
    await open(page, '/admin/utilidades')
    await page.getByRole('button', { name: 'Conferir hoje: Prefeitura de Salinópolis' }).click()
    await expect(toast(page, 'Conferido hoje')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('a sheet that meets the rota is looked at, then replaces it', async () => {
    await open(page, '/admin/utilidades?aba=farmacias')
    const far = new Date(Date.now() + 20 * 24 * 3_600_000).toLocaleDateString('pt-BR')
    const csv = `data;inicio;fim;farmacia;telefone\n${far};08:00;08:00;Farmácia da Planilha;91900001234`
    await page.getByLabel('Escolher arquivo CSV').setInputFiles({
      name: 'escala.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(csv),
    })
    await expect(page.getByText('1 plantão já existe no mesmo horário')).toBeVisible()
    await page.getByLabel('Substituir os que já existem').check()
    await page.getByLabel('Fonte', { exact: true }).fill('Vigilância Sanitária')
    await page.getByRole('button', { name: 'Salvar plantões' }).click()
    await expect(toast(page, '1 plantão salvo')).toBeVisible()
    // What lies half under the bar is no target.
    await page.evaluate(() => window.scrollTo(0, 0))
    await expectAccessible(page)
    const kept = await query<{ source_name: string }>(
      `select source_name from duty_pharmacies where name = 'Farmácia da Planilha'`,
    )
    expect(kept).toEqual([{ source_name: 'Vigilância Sanitária' }])
  })

  await test.step('on paper it is two pages at most, without the frame of the site', async () => {
    const reader = await browser.newPage({ viewport: DESKTOP, serviceWorkers: 'block' })
    await open(reader, '/utilidade-publica')
    await expect(reader.getByText(/Conferido em/).first()).toBeVisible()
    const pdf = (await reader.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2)
    await reader.emulateMedia({ media: 'print' })
    await expect(reader.getByRole('banner')).toBeHidden()
    await expect(reader.getByRole('contentinfo')).toBeHidden()
    await expect(reader.getByRole('button', { name: 'Imprimir' })).toBeHidden()
    await expect(reader.getByText('192', { exact: true })).toBeVisible()
    await reader.close()
  })
})
