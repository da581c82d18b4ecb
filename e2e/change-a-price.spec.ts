import { query } from './support/operator.ts'
import { ADMIN, signIn, signUp, toast } from './support/people.ts'
import { mailTo } from './support/services.ts'
import { DESKTOP, expect, expectAccessible, open, PHONE, test } from './support/test.ts'

test.describe.configure({ mode: 'serial' })

/** Back to the first prices, for the journeys that read them. */
test.afterAll(async () => {
  await query(
    `update plans set month_cents = 9990, year_cents = 99900, version = version + 1 where id = 'macarico'`,
  )
  await query(`select pg_notify('content_changed', '{"id":"","tags":["plans"]}')`)
})

/** Pays for the plan from now on, without the purchase that led to it. */
const pay = (email: string) =>
  query(
    `update subscriptions set source = 'paid' where user_id = (select id from users where email = $1)`,
    [email],
  )

test('a changed price is public at once, is told to who pays it, and a trial keeps its own', async ({
  page,
  browser,
}) => {
  const owner = await browser.newPage({ viewport: PHONE })
  await signUp(owner, { plan: 'macarico' })
  const other = await browser.newContext()
  const { email } = await signUp(await other.newPage(), { plan: 'macarico' })
  await pay(email)
  await page.setViewportSize(DESKTOP)
  await signIn(page, ADMIN)
  await open(page, '/admin/planos?plano=macarico')
  await page.getByLabel('Preço por mês').fill('119,90')
  await page.getByLabel('Preço por ano').fill('1.199,00')
  const affected = page.getByRole('status', { name: 'Quem esta mudança alcança' })
  await expect(affected).toContainText(/receb(e|em) um e-mail/)
  await expect(affected).toContainText('Quem assinar a partir de agora: na hora.')
  await expectAccessible(page)
  await expect(page.getByRole('region', { name: 'O e-mail, como chega' })).toContainText(
    'O preço do plano Maçarico vai mudar',
  )
  await page.getByRole('button', { name: 'Conferir e publicar' }).click()
  await page.getByLabel(/^Digite o preço novo por mês/).fill('119,90')
  await page.getByRole('button', { name: /^Publicar e avisar/ }).click()
  await expect(toast(page, 'Plano salvo')).toBeVisible()
  await expect(
    page.getByText(/Preço por mês: de R\$\s99,90 para R\$\s119,90/).first(),
  ).toBeVisible()

  await open(owner, '/planos')
  await expect(owner.getByRole('article', { name: 'Maçarico' })).toContainText('119,')
  await open(owner, '/dash-clube')
  await expect(owner.getByText(/Preço combinado: R\$\s99,90 por mês/)).toBeVisible()
  const mail = await mailTo(email, 'O preço do plano Maçarico vai mudar')
  expect(mail.text).toMatch(/R\$\s119,90 por mês/)
  await owner.close()
  await other.close()
})

// spec: 459
test('without JavaScript the plans turn to the year and lead to the account', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE })
  const page = await context.newPage()
  await page.goto('/anuncie')
  await page.getByRole('link', { name: /^Anual/ }).click()
  await expect(page).toHaveURL(/\/planos\?ciclo=ano$/)
  const plan = page.getByRole('article', { name: 'Atalaia' })
  await expect(plan).toContainText('499,00')
  await expect(plan).toContainText(/a menos que doze meses/)
  await plan.getByRole('link', { name: 'Testar o Atalaia' }).click()
  await expect(page).toHaveURL(/\/cadastro-atalaia\?ciclo=anual$/)
  await expect(page.getByRole('region', { name: 'Plano escolhido' })).toContainText(
    /Atalaia.*R\$\s499,00\/ano/s,
  )
  await context.close()
})
