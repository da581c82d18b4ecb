import { randomUUID } from 'node:crypto'
import type { Browser } from '@playwright/test'
import { contrastsIn } from './support/contrast.ts'
import { ownName, person, publishListing } from './support/guide.ts'
import { ownWire } from './support/network.ts'
import { ADMIN, post, signIn, signUp } from './support/people.ts'
import { readQrCode } from './support/qr-code.ts'
import { DESKTOP, expect, expectAccessible, open, PHONE, test } from './support/test.ts'

const DAY_MS = 86_400_000
const AFTER_WRITE = { timeout: 15_000 }

const offer = (more: object = {}) => ({
  id: randomUUID(),
  kind: 'percent',
  value: 20,
  title: 'na pescada-amarela inteira',
  rule: 'Um por mesa, no salão.',
  starts_at: new Date(Date.now() - DAY_MS).toISOString(),
  ends_at: new Date(Date.now() + 30 * DAY_MS).toISOString(),
  days: [0, 1, 2, 3, 4, 5, 6],
  from_minute: null,
  until_minute: null,
  is_flash: false,
  stock: 5,
  per_member: 1,
  worth_cents: null,
  ...more,
})

// spec: 301, 302
test('an offer is made, taken on a phone, used at another counter and saved money', async ({
  page,
  browser,
}) => {
  test.slow()
  const owner = await person(browser, { plan: 'espadarte', name: 'Nazaré Monteiro' })
  const { id, slug } = await publishListing(browser, owner, ownName('Maré do Cupom'))
  const counter = owner.page
  await counter.setViewportSize(DESKTOP)
  await open(counter, `/dash-espadarte?aba=ofertas&negocio=${id}`)
  await counter.getByRole('button', { name: 'Criar oferta' }).click()
  await counter.getByLabel('Desconto (%)').fill('20')
  await counter.getByLabel('No que vale').fill('na pescada-amarela inteira')
  const preview = counter.getByRole('region', { name: 'Como o membro vê' })
  await expect(preview.getByRole('heading', { name: 'na pescada-amarela inteira' })).toBeVisible()
  await expect(preview.getByText('20%')).toBeVisible()
  await expectAccessible(counter)
  await counter.getByRole('button', { name: 'Enviar para análise' }).click()
  await expect(counter.getByText('Em análise')).toBeVisible(AFTER_WRITE)

  const admin = await (await browser.newContext({ viewport: DESKTOP })).newPage()
  await signIn(admin, ADMIN)
  await open(admin, '/admin/ofertas')
  const waiting = admin.getByRole('article').filter({ hasText: 'Maré do Cupom' }).first()
  await expectAccessible(admin)
  await waiting.getByRole('button', { name: 'Aprovar' }).click()
  await expect(waiting).toBeHidden(AFTER_WRITE)
  await admin.context().close()

  await page.setViewportSize(PHONE)
  await signUp(page, { name: 'Marina Furtado' })
  await open(page, `/guia/${slug}`)
  await page.getByRole('button', { name: 'Pegar cupom' }).click()
  await page.getByRole('link', { name: 'Mostrar no balcão' }).click(AFTER_WRITE)
  await expect(page).toHaveURL('/carteira')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Mostrar no balcão' }).click()
  const code = page.getByRole('img', { name: 'Código para o leitor do balcão' })
  await expect(code).toBeVisible()
  await expectAccessible(page)
  // As the camera of the counter reads it from the screen.
  const scanned = await readQrCode(await code.screenshot())
  expect(scanned).toMatch(/^SALC1\./)

  await open(counter, `/dash-espadarte?aba=balcao&negocio=${id}`)
  await counter.getByRole('textbox', { name: 'Código do cupom' }).fill('ABC DEF')
  await counter.getByRole('button', { name: 'Conferir' }).click()
  await expect(counter.getByRole('alert')).toContainText('Não existe cupom com este código')
  await counter.getByRole('button', { name: 'Ler outro cupom' }).click()
  const shown = (await page.getByText(/^[A-HJ-NP-Z2-9]{3} [A-HJ-NP-Z2-9]{3}$/).textContent()) ?? ''
  await counter.getByRole('textbox', { name: 'Código do cupom' }).fill(shown)
  await counter.getByRole('button', { name: 'Conferir' }).click()
  await expect(counter.getByRole('alert')).toContainText('Aceito', AFTER_WRITE)
  await expectAccessible(counter)
  await counter.getByLabel('Valor da compra').fill('84,00')
  await counter.getByRole('button', { name: 'Anotar' }).click()
  await expect(counter.getByText('R$ 67,20')).toBeVisible(AFTER_WRITE)

  // The ticket changes by itself, over the live channel.
  await expect(page.getByText('Você deixou de pagar')).toBeVisible(AFTER_WRITE)
  await expect(page.getByRole('dialog').getByText('R$ 16,80')).toBeVisible()
  await page.getByRole('button', { name: 'Voltar à carteira' }).click()
  await expect(page.getByText('em 1 cupom usado')).toBeVisible()
  // What was on the screen is worth nothing now.
  const again = await owner.page.request.post(
    `/api/v1/my/establishments/${id}/counter/redemptions`,
    {
      data: { key: randomUUID(), device: randomUUID(), qr: scanned },
      headers: { origin: new URL(counter.url()).origin },
    },
  )
  expect([again.status(), (await again.json()).code]).toEqual([409, 'coupons.used'])
})

/** A business whose offer is on the air. */
async function publishOffer(browser: Browser, name: string, more: object = {}) {
  const owner = await person(browser, { plan: 'espadarte', name: 'Nazaré Monteiro' })
  const { id, slug } = await publishListing(browser, owner, ownName(name))
  const made = offer(more)
  await owner.send('post', `/my/establishments/${id}/offers`, made)
  const admin = await (await browser.newContext()).newPage()
  await signIn(admin, ADMIN)
  const decision = { version: 1, approve: true }
  expect((await post(admin.request, `/admin/offers/${made.id}/decision`, decision)).ok()).toBe(true)
  await admin.context().close()
  return { owner, id, slug, offerId: made.id }
}

test.describe('what is over', () => {
  // The refusal that the journey is about.
  test.use({ expected: { complaints: [/status of 409 .*\/my\/coupons/] } })

  // spec: 311
  test('a flash offer ends while its page is open, by the clock and by its owner', async ({
    page,
    browser,
  }) => {
    test.slow()
    const HOUR_MS = 3_600_000
    const { owner, id, slug, offerId } = await publishOffer(browser, 'Relâmpago', {
      is_flash: true,
      starts_at: new Date(Date.now() - HOUR_MS).toISOString(),
      ends_at: new Date(Date.now() + 2 * HOUR_MS).toISOString(),
    })
    await page.setViewportSize(PHONE)
    await signUp(page, { name: 'Marina Furtado' })
    await page.clock.install()
    await open(page, `/guia/${slug}`)
    const take = page.getByRole('button', { name: 'Pegar cupom' })
    await expect(page.getByRole('timer')).toHaveText(/acaba em 1 h 5\d min \d\d s/)
    await expect(take).toBeVisible()
    await page.clock.fastForward('02:00:30')
    await expect(take).toBeHidden()

    // A phone whose clock is behind still shows it; what is over is told by the portal.
    await page.clock.setSystemTime(Date.now())
    await open(page, `/guia/${slug}`)
    await expect(take).toBeVisible()
    const ending = { version: 2, state: 'ended' }
    await owner.send('post', `/my/establishments/${id}/offers/${offerId}/state`, ending)
    await take.click()
    await expect(page.getByRole('alert')).toContainText('Esta oferta já não está no ar.')
  })
})

test.describe('without a signal', () => {
  test.use({
    serviceWorkers: 'allow',
    // The wire is another origin, which the live channel lets nobody in from.
    expected: {
      complaints: [/Failed to load resource: net::ERR_/, /status of 403 .*\/api\/v1\/live/],
    },
  })

  // spec: 302, 312
  test('a coupon opens without a signal, and its code goes on', async ({
    page,
    browser,
    context,
  }) => {
    test.slow()
    const { offerId } = await publishOffer(browser, 'Sem Sinal')
    await page.setViewportSize(PHONE)
    await signUp(page, { name: 'Marina Furtado' })
    await post(page.request, '/my/coupons', { offer_id: offerId, key: randomUUID() })
    const wire = await ownWire()
    await page.goto(`${wire.origin}/carteira`)
    await page.getByRole('button', { name: 'Mostrar no balcão' }).click()
    await expect(page.getByRole('img', { name: /leitor do balcão/ })).toBeVisible()
    const weak = (await contrastsIn(page.getByRole('dialog'))).filter(({ ratio }) => ratio < 7)
    expect(weak).toEqual([])
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
    const keptPages = () =>
      page.evaluate(async () =>
        (await (await caches.open('portal-pages-1')).keys()).map(
          ({ url }) => new URL(url).pathname,
        ),
      )
    await expect.poll(keptPages).toContain('/carteira')

    wire.cut()
    await page.close()
    const cold = await context.newPage()
    await cold.setViewportSize(PHONE)
    await cold.goto(`${wire.origin}/carteira`)
    await expect(cold.getByText(/Sem internet/)).toBeVisible()
    await cold.getByRole('button', { name: 'Mostrar no balcão' }).click()
    const code = cold.getByRole('img', { name: 'Código para o leitor do balcão' })
    await expect(code).toBeVisible()
    expect(await readQrCode(await code.screenshot())).toMatch(/^SALC1\./)
    await wire.remove()
  })
})
