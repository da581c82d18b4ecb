import { afterTurns, moveBankClock, payInTheBank, SHOWN } from './support/bank.ts'
import { fillBuyer, heading, ownPlan, SLOWLY, shownCode } from './support/checkout.ts'
import { query } from './support/operator.ts'
import { signUp, toast } from './support/people.ts'
import { expect, expectAccessible, open, PHONE, test } from './support/test.ts'

const DAY_MS = 24 * 60 * 60_000

// spec: 560
test('an owner authorises Pix Automático once, is renewed by it, and switches it off', async ({
  page,
}) => {
  test.setTimeout(420_000)
  await page.setViewportSize(PHONE)
  const { email } = await signUp(page, { plan: 'macarico', name: 'Iracema Lobato' })

  await test.step('the checkout says what is authorised before anything is paid', async () => {
    await open(page, '/checkout-planos?plano=macarico')
    await page.getByRole('radio', { name: /Pix Automático/ }).check(SLOWLY)
    await expect(page.getByRole('region', { name: 'Resumo' })).toContainText(
      'paga este período e autoriza os próximos',
    )
    await fillBuyer(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: /^Gerar Pix de/ }).click()
    await heading(page, 'Aguardando pagamento')
    await expect(page.getByText('Este código também autoriza o Pix Automático')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('one code pays and authorises in the application of the bank', async () => {
    await payInTheBank(page, await shownCode(page))
    await expect(page).toHaveURL(/checkout-success/, SLOWLY)
    await heading(page, 'Pagamento confirmado')
  })

  await test.step('the plan says that it renews by itself, when and for how much', async () => {
    await open(page, '/dash-espadarte')
    await afterTurns(() =>
      expect(ownPlan(page)).toContainText(
        /Renova sozinho por Pix Automático em .+, R\$\s99,90 por mês\./,
        SHOWN,
      ),
    )
    await expectAccessible(page)
  })

  await test.step('near the end of the period the next one is scheduled at the bank', async () => {
    await query(
      `update plan_grants set period_start = period_start - interval '1 month',
         period_end = now() + interval '2 days 1 hour'
       where subscription_id in (select id from subscriptions where source = 'paid'
         and user_id = (select id from users where email = $1))`,
      [email],
    )
    await query(
      `update plan_renewals set check_at = now()
       where user_id = (select id from users where email = $1)`,
      [email],
    )
    await afterTurns(async () => {
      await open(page, '/dash-espadarte?aba=conta#compras')
      await expect(page.getByText('Agendada no seu banco')).toBeVisible(SHOWN)
    })
    await expectAccessible(page)
  })

  await test.step('on its day the bank pays, and the plan goes on', async () => {
    await moveBankClock(3 * DAY_MS)
    await afterTurns(async () => {
      await open(page, '/dash-espadarte?aba=conta#compras')
      await expect(page.getByText('Paga', { exact: true })).toHaveCount(2, SHOWN)
    })
    await open(page, '/dash-espadarte')
    await expect(ownPlan(page)).toContainText('Renova sozinho por Pix Automático', SLOWLY)
  })

  await test.step('it is switched off, and the bank knows', async () => {
    await ownPlan(page).getByRole('button', { name: 'Desligar o Pix Automático' }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Desligar', exact: true }).click()
    await expect(toast(page, 'Pix Automático desligado')).toBeVisible(SLOWLY)
    await expect(ownPlan(page)).not.toContainText('Renova sozinho', SLOWLY)
    await expect(ownPlan(page)).toContainText('Pago até')
    const told = await query(
      `select from plan_renewals where status = 'ended' and check_at is null
       and user_id = (select id from users where email = $1)`,
      [email],
    )
    expect(told).toHaveLength(1)
  })
})
