import { randomUUID } from 'node:crypto'
import { afterTurns, SHOWN } from './support/bank.ts'
import { buyByPix, ownPlan, SLOWLY } from './support/checkout.ts'
import { ADMIN, signIn, signUp, toast } from './support/people.ts'
import { DESKTOP, expect, expectAccessible, open, PHONE, test } from './support/test.ts'

/** The bank may take its time: until then the money is on its way. */
const RETURNED = /(Devolução pedida|Devolução em andamento|Dinheiro devolvido): R\$\s49,90/
const REASON = 'O negócio fechou antes de abrir.'

test('a superadministrator finds a purchase and returns it, and the buyer sees it', async ({
  page,
  browser,
}) => {
  test.setTimeout(360_000)
  const atHome = await browser.newContext({ viewport: PHONE })
  const buyer = await atHome.newPage()
  const name = `Rosa ${randomUUID().slice(0, 8)}`
  await signUp(buyer, { plan: 'atalaia', name })
  await buyByPix(buyer, '/checkout-planos?plano=atalaia')

  await page.setViewportSize(DESKTOP)
  await signIn(page, ADMIN)

  await test.step('the purchase is found by the name of who bought', async () => {
    await open(page, '/admin/financeiro')
    await page.getByLabel('Buscar por nome, número, Pix ou protocolo').fill(name)
    await expect(page.getByRole('rowheader')).toHaveCount(1, SLOWLY)
    await expectAccessible(page)
    await page.getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1, name: /^Compra / })).toBeVisible(SLOWLY)
    await expect(page.getByRole('region', { name: 'O que aconteceu' })).toContainText(
      'Período aberto',
    )
    await expectAccessible(page)
  })

  await test.step('without a reason nothing is returned', async () => {
    await page.getByRole('button', { name: /^Devolver R/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Devolver este pagamento?' })
    await dialog.getByRole('button', { name: 'Devolver', exact: true }).click()
    await expect(dialog).toContainText('Escreva o motivo')
    await expectAccessible(page)
    await dialog.getByLabel('Motivo').fill(REASON)
    await dialog.getByRole('button', { name: 'Devolver', exact: true }).click()
    await expect(toast(page, 'Devolução pedida')).toBeVisible(SLOWLY)
  })

  await test.step('what was done, by whom and why stays with the purchase', async () => {
    const timeline = page.getByRole('region', { name: 'O que aconteceu' })
    await expect(timeline).toContainText(REASON, SLOWLY)
    await expect(timeline).toContainText(RETURNED)
    await expect(page.getByRole('button', { name: /^Devolver R/ })).toHaveCount(0)
  })

  await test.step('the buyer reads it with a protocol', async () => {
    await open(buyer, '/dash-espadarte?aba=conta#compras')
    const purchases = buyer.getByRole('region', { name: 'Compras de planos' })
    await expect(purchases).toContainText(RETURNED, SLOWLY)
    await expect(purchases.getByText(/^Protocolo /)).toBeVisible()
    // Asked of the bank in one turn, and found done in a later one.
    await afterTurns(() => expect(purchases).toContainText('Dinheiro devolvido', SHOWN))
    await open(buyer, '/dash-clube')
    await expect(ownPlan(buyer)).toContainText('Plano', SLOWLY)
    await expect(ownPlan(buyer)).not.toContainText('Pago até', SLOWLY)
  })
  await atHome.close()
})

test.describe('an administrator who is not a superadministrator', () => {
  test.use({ expected: { complaints: [/status of 403/] } })

  test('does not see the money', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await signIn(page, { ...ADMIN, email: 'admin@demo.salinas' })
    await open(page, '/admin/financeiro')
    await expect(page.getByRole('table')).toHaveCount(0)
    const answer = await page.request.get('/api/v1/admin/plan-orders')
    expect(answer.status()).toBe(403)
    await expect(page.getByRole('link', { name: 'Financeiro' })).toHaveCount(0)
    await expectAccessible(page)
  })
})
