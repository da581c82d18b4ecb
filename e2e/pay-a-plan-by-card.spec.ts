import type { Page } from '@playwright/test'
import { fillBuyer, heading, ownPlan, SLOWLY } from './support/checkout.ts'
import { query } from './support/operator.ts'
import { signUp, toast } from './support/people.ts'
import { service } from './support/services.ts'
import { expect, expectAccessible, open, PHONE, test } from './support/test.ts'

/** What the provider does with the next payment of this person's card. */
async function setCard(email: string, card: 'ok' | 'declined') {
  const [renewal] = await query<{ customer_id: string }>(
    `select customer_id from plan_renewals
     where user_id = (select id from users where email = $1) and customer_id is not null`,
    [email],
  )
  const answer = await fetch(`${await service('STRIPE_PORT')}/control/card`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ customer: renewal?.customer_id, card }),
  })
  expect(answer.ok).toBe(true)
}

/** As far as the page of the provider of cards. */
async function orderByCard(page: Page, address: string) {
  await open(page, address)
  await page.getByRole('radio', { name: /Cartão de crédito/ }).check(SLOWLY)
  await expect(page.getByRole('region', { name: 'Resumo' })).toContainText(
    'Renova sozinho no cartão a cada período, até você cancelar.',
  )
  await fillBuyer(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Pagar R\$\s\d+,\d\d com cartão$/ }).click()
  await expect(page).toHaveURL(/\/c\/pay\//, SLOWLY)
  await heading(page, 'Plano Maçarico')
}

test.describe('an owner with a card', () => {
  // The page of the provider answers a card that is refused with this.
  test.use({ expected: { complaints: [/status of 402/] } })

  test('subscribes on a phone, and later leaves the renewal', async ({ page }) => {
    test.setTimeout(180_000)
    await page.setViewportSize(PHONE)
    await signUp(page, { plan: 'macarico', name: 'Iracema Lobato' })

    await test.step('a card that is refused costs nothing, and another is taken', async () => {
      await orderByCard(page, '/checkout-planos?plano=macarico')
      await expectAccessible(page)
      await page.getByRole('radio', { name: /final 0002/ }).check()
      await page.getByRole('button', { name: 'Assinar' }).click()
      await expect(page.getByRole('alert')).toContainText('recusado')
      await page.getByRole('radio', { name: /final 3155/ }).check()
      await page.getByRole('button', { name: 'Assinar' }).click()
      await page.getByRole('button', { name: 'Confirmar' }).click()
    })

    await test.step('the portal turns to paid by itself', async () => {
      await expect(page).toHaveURL(/checkout-success/, SLOWLY)
      await heading(page, 'Pagamento confirmado')
      await expectAccessible(page)
    })

    await test.step('the plan says that it renews, when and for how much', async () => {
      await page.getByRole('link', { name: 'Ir para o painel' }).click()
      await expect(ownPlan(page)).toContainText('Pago até', SLOWLY)
      await expect(ownPlan(page)).toContainText(/Renova sozinho no cartão: R\$\s99,90 por mês/)
      await expectAccessible(page)
    })

    await test.step('the renewal is left, and the plan stays until its end', async () => {
      await page.getByRole('button', { name: 'Cancelar a renovação' }).click()
      await page.getByRole('button', { name: 'Cancelar a renovação' }).last().click()
      await expect(toast(page, 'Renovação cancelada')).toBeVisible(SLOWLY)
      const renewal = ownPlan(page).getByRole('region', { name: 'Renovação no cartão' })
      await expect(renewal).toContainText('não renova mais', SLOWLY)
      await expect(ownPlan(page)).not.toContainText('Renova sozinho no cartão:', SLOWLY)
      await expectAccessible(page)
    })
  })
})

// spec: 524, 563
test('an owner goes over to a dearer plan with the card that renews', async ({ page }) => {
  test.setTimeout(240_000)
  await page.setViewportSize(PHONE)
  const { email } = await signUp(page, { plan: 'atalaia', name: 'Iracema Lobato' })
  await orderByCard(page, '/checkout-planos?plano=macarico')
  await page.getByRole('button', { name: 'Assinar' }).click()
  await expect(page).toHaveURL(/checkout-success/, SLOWLY)
  await heading(page, 'Pagamento confirmado')
  const summary = page.getByRole('region', { name: 'Resumo' })
  const payWithSaved = page.getByRole('button', {
    name: /^Pagar R\$\s\d+,\d\d no cartão salvo$/,
  })

  await test.step('the price and what is renewed are said before', async () => {
    await open(page, '/dash-espadarte?aba=conta')
    await ownPlan(page).getByRole('link', { name: 'Mudar para o Espadarte' }).click(SLOWLY)
    await expect(page.getByRole('radio', { name: /cartão que já renova/ })).toBeChecked(SLOWLY)
    await expect(summary).toContainText('Crédito do plano atual')
    await expect(summary).toContainText(/ele renova por R\$\s199,90 por mês/)
    await fillBuyer(page)
    await expectAccessible(page)
  })

  await test.step('a card that does not pass changes nothing', async () => {
    await setCard(email, 'declined')
    await payWithSaved.click()
    await heading(page, 'O cartão não passou')
    await expectAccessible(page)
    await setCard(email, 'ok')
  })

  await test.step('the plan holds at once, and renews at its own price', async () => {
    await page.getByRole('link', { name: 'Tentar de novo' }).click()
    await fillBuyer(page)
    await payWithSaved.click()
    await heading(page, 'Pagamento confirmado')
    await page.getByRole('link', { name: 'Ir para o painel' }).click()
    await expect(ownPlan(page)).toContainText(
      /Renova sozinho no cartão: R\$\s199,90 por mês/,
      SLOWLY,
    )
  })
})

// spec: 519
test('who leaves the page of the card is told what can be done', async ({ page }) => {
  test.setTimeout(180_000)
  await page.setViewportSize(PHONE)
  await signUp(page, { plan: 'macarico' })
  await orderByCard(page, '/checkout-planos?plano=macarico')
  await page.getByRole('link', { name: 'Cancelar e voltar' }).click()
  await expect(page).toHaveURL(/checkout-cancel/)
  await heading(page, 'Você voltou sem pagar')
  await expect(page.getByText('Nada foi cobrado.')).toBeVisible()
  await expectAccessible(page)

  await test.step('the same page of the card is one tap away', async () => {
    await page.getByRole('link', { name: 'Ir para a página do cartão' }).click(SLOWLY)
    await heading(page, 'Plano Maçarico')
    await page.getByRole('link', { name: 'Cancelar e voltar' }).click()
  })

  await test.step('and the purchase can be given up', async () => {
    await page.getByRole('button', { name: 'Cancelar a compra' }).click(SLOWLY)
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar a compra' }).click()
    await heading(page, 'Compra cancelada')
  })
})
