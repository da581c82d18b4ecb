import { buyByPix, ownPlan as plan, SLOWLY } from './support/checkout.ts'
import { query } from './support/operator.ts'
import { signUp, toast } from './support/people.ts'
import { expect, expectAccessible, open, PHONE, test } from './support/test.ts'

test('a trial that ended unpaid leaves a basic page, and a Pix brings all of it back', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await page.setViewportSize(PHONE)
  const { email } = await signUp(page, { plan: 'atalaia', name: 'Iracema Lobato' })
  await open(page, '/dash-espadarte')
  await expect(plan(page)).toContainText('Teste grátis', SLOWLY)
  await expectAccessible(page)
  await query(
    `update subscriptions set started_at = now() - interval '15 days', ends_at = now() - interval '1 day'
      where user_id = (select id from users where email = $1)`,
    [email],
  )
  await open(page, '/dash-clube')
  await expect(plan(page)).toContainText('nada foi apagado: pague e tudo volta', SLOWLY)
  await expectAccessible(page)
  await plan(page).getByRole('link', { name: 'Pagar e reativar' }).click()
  await expect(page).toHaveURL(/checkout-planos/)
  await buyByPix(page, page.url())
  await open(page, '/dash-espadarte')
  await expect(plan(page)).toContainText('Pago até', SLOWLY)
})

test('an owner leaves, changes their mind, and chooses a smaller plan for later', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await page.setViewportSize(PHONE)
  await signUp(page, { plan: 'macarico' })
  await buyByPix(page, '/checkout-planos?plano=macarico')

  await test.step('leaving says until when the plan holds', async () => {
    await open(page, '/dash-espadarte')
    await plan(page).getByRole('button', { name: 'Cancelar plano' }).click(SLOWLY)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Cancelar no fim do período' }).click()
    await expect(plan(page)).toContainText('e não renova. Nada mais é cobrado.', SLOWLY)
  })

  await test.step('and is taken back', async () => {
    await plan(page).getByRole('button', { name: 'Voltar atrás' }).click()
    await expect(plan(page)).toContainText('Próximo período: Plano Maçarico', SLOWLY)
  })

  await test.step('the checkout of a smaller plan offers it for when this one is over', async () => {
    await open(page, '/checkout-planos?plano=atalaia')
    await page
      .getByRole('button', { name: /^Mudar para o Plano Atalaia quando este período acabar/ })
      .click(SLOWLY)
    await page.getByRole('button', { name: 'Mudar quando acabar' }).click()
    await expect(toast(page, 'Mudança marcada')).toBeVisible(SLOWLY)
    await open(page, '/dash-espadarte')
    await expect(plan(page)).toContainText('muda para o Plano Atalaia', SLOWLY)
    await plan(page).getByRole('button', { name: 'Desfazer a mudança' }).click()
    await expect(plan(page)).toContainText('Próximo período: Plano Maçarico', SLOWLY)
  })
})
