import { payInTheBank } from './support/bank.ts'
import { heading, orderByPix, SLOWLY, shownCode } from './support/checkout.ts'
import { query } from './support/operator.ts'
import { signUp, toast } from './support/people.ts'
import { readQrCode } from './support/qr-code.ts'
import { DESKTOP, expect, expectAccessible, open, PHONE, test } from './support/test.ts'

// spec: 520, 524
test('an owner subscribes by Pix on a phone, and changes their mind within seven days', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await page.setViewportSize(PHONE)
  await signUp(page, { plan: 'atalaia', name: 'Iracema Lobato' })

  await test.step('the checkout says what it costs, and the Pix is on the screen', async () => {
    await open(page, '/checkout-planos?plano=macarico')
    await expect(page.getByRole('region', { name: 'Resumo' })).toContainText('R$ 99,90', SLOWLY)
    await expectAccessible(page)
    await orderByPix(page)
    await expectAccessible(page)
    const qr = page.getByRole('img', { name: /QR Code/ })
    expect((await qr.boundingBox())?.width).toBeGreaterThanOrEqual(240)
    // Who pays on this phone cannot scan it: copying is in reach before anything is scrolled.
    const copy = await page.getByRole('button', { name: 'Copiar código Pix' }).boundingBox()
    const tabs = await page.getByRole('navigation', { name: 'Atalhos' }).boundingBox()
    expect((copy?.y ?? 0) + (copy?.height ?? 0)).toBeLessThanOrEqual(tabs?.y ?? 0)
    // In the middle of the screen, where no bar lies over it.
    await qr.evaluate((code) => code.scrollIntoView({ block: 'center', behavior: 'instant' }))
    expect(await readQrCode(await page.screenshot())).toBe(await shownCode(page))
  })

  await test.step('the page turns to paid by itself, and the plan holds', async () => {
    await payInTheBank(page, await shownCode(page))
    await expect(page).toHaveURL(/checkout-success/, SLOWLY)
    await heading(page, 'Pagamento confirmado')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Ir para o painel' }).click()
    await expect(page.getByRole('region', { name: 'Seu plano' })).toContainText('Pago até', SLOWLY)
  })

  await test.step('the receipt is a file', async () => {
    await open(page, '/dash-espadarte?aba=conta#compras')
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Baixar recibo' }).click(SLOWLY)
    expect((await downloading).suggestedFilename()).toMatch(/^recibo-.+\.pdf$/)
  })

  await test.step('the purchase is undone, with a protocol', async () => {
    await page.getByRole('button', { name: 'Desistir da compra' }).click()
    await page.getByRole('button', { name: 'Desistir e receber de volta' }).click()
    await expect(toast(page, 'Desistência registrada')).toBeVisible(SLOWLY)
    await expect(page.getByText(/^Protocolo /)).toBeVisible(SLOWLY)
    await expect(page.getByRole('button', { name: 'Desistir da compra' })).toHaveCount(0)
  })
})

/** Two seconds are promised on a machine that does nothing else; there, ask for many (`PIX_SCREENS=40`). */
const SCREENS = Number(process.env.PIX_SCREENS ?? 3)
const MOST_TO_TURN_MS = process.env.PIX_SCREENS ? 2_000 : 10_000

test('the screen of a Pix turns within seconds of the payment', async ({ browser }) => {
  test.setTimeout(SCREENS * 60_000)
  const turns: number[] = []
  for (let buyer = 0; buyer < SCREENS; buyer += 1) {
    const context = await browser.newContext({ viewport: PHONE })
    const page = await context.newPage()
    await signUp(page, { plan: 'atalaia' })
    await open(page, '/checkout-planos?plano=atalaia')
    await orderByPix(page)
    const turned = page.waitForURL(/checkout-success/).then(() => Date.now())
    const paidAt = await payInTheBank(page, await shownCode(page))
    turns.push((await turned) - paidAt)
    await context.close()
  }
  turns.sort((one, other) => one - other)
  const p95 = turns[Math.ceil(turns.length * 0.95) - 1] ?? Number.POSITIVE_INFINITY
  const middle = turns[Math.floor(turns.length / 2)]
  process.stdout.write(`${SCREENS} screens turned to paid: p50 ${middle} ms, p95 ${p95} ms\n`)
  expect(p95).toBeLessThanOrEqual(MOST_TO_TURN_MS)
})

// spec: 523
test('a code that expired gives way to a new one, which is paid', async ({ page }) => {
  test.setTimeout(120_000)
  await page.setViewportSize(PHONE)
  await signUp(page, { plan: 'atalaia' })
  await open(page, '/checkout-premium')
  await orderByPix(page)
  const old = await shownCode(page)
  const order = new URL(page.url()).searchParams.get('pedido')
  await query(
    "update plan_charges set expires_at = now() - interval '1 second' where order_id = $1",
    [order],
  )
  await heading(page, 'O código venceu')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Gerar novo código' }).click()
  await heading(page, 'Aguardando pagamento')
  const code = await shownCode(page)
  expect(code).not.toBe(old)
  await payInTheBank(page, code)
  await expect(page).toHaveURL(/checkout-success/, SLOWLY)
})

test('who let the trial end pays, and has everything back', async ({ page }) => {
  test.setTimeout(120_000)
  await page.setViewportSize(DESKTOP)
  const { email } = await signUp(page, { plan: 'atalaia' })
  await query(
    `update subscriptions set started_at = now() - interval '15 days', ends_at = now() - interval '1 day'
      where user_id = (select id from users where email = $1)`,
    [email],
  )
  await open(page, '/cadastro-negocio')
  await heading(page, 'Escolha um plano para cadastrar seu negócio')
  await page.getByRole('link', { name: 'Assinar o Atalaia' }).click()
  await orderByPix(page)
  await payInTheBank(page, await shownCode(page))
  await heading(page, 'Pagamento confirmado')
  await page.getByRole('link', { name: 'Publicar meu negócio' }).click()
  await heading(page, 'O negócio')
  await open(page, '/dash-espadarte')
  await expect(page.getByRole('region', { name: 'Seu plano' })).toContainText('Pago até', SLOWLY)
})
