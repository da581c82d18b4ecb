import { query } from './support/operator.ts'
import { confirmEmail, newEmail, PASSWORD } from './support/people.ts'
import { mailTo } from './support/services.ts'
import { DESKTOP, expect, open, PHONE, test } from './support/test.ts'

const PLANS = [
  ['/cadastro-atalaia', 'atalaia', 'Dashboard Empresarial'],
  ['/cadastro-macarico', 'macarico', 'Dashboard Empresarial'],
  ['/cadastro-espadarte', 'espadarte', 'Dashboard Empresarial'],
  ['/criar-conta?plan=clube', 'clube', 'Dashboard Clube'],
] as const

for (const [path, plan, dashboard] of PLANS) {
  // spec: 6, 133, 486
  test(`an account made at ${path} has the plan ${plan}`, async ({ page }) => {
    await page.setViewportSize(plan === 'macarico' ? PHONE : DESKTOP)
    const email = newEmail()
    await open(page, path)
    await page.getByLabel('Nome completo').fill('Iracema Lobato')
    await page.getByLabel('WhatsApp', { exact: true }).fill('91988887777')
    await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
    await page.getByLabel('Senha', { exact: true }).fill(PASSWORD)
    await expect(page.getByRole('checkbox')).toHaveCount(plan === 'espadarte' ? 0 : 1)
    await page.getByRole('button', { name: 'Criar conta', exact: true }).click()
    await expect(page).toHaveURL(plan === 'clube' ? '/' : '/cadastro-negocio')
    const planOf = async () =>
      (
        await query<{ plan: string }>(
          'select plan_type_of(id, now()) as plan from users where email = $1',
          [email],
        )
      )[0]?.plan
    expect(await planOf()).toBe('clube')
    await mailTo(email, 'Confirme seu e-mail')
    if (plan !== 'clube') {
      await expect(
        page.getByRole('heading', { name: 'Confirme seu e-mail para começar os 14 dias grátis' }),
      ).toBeVisible()
      await expect(page.getByRole('button', { name: 'Reenviar e-mail' })).toBeVisible()
      await confirmEmail(page.request, email)
      await page.getByRole('button', { name: 'Já confirmei' }).click()
    }
    await expect.poll(planOf).toBe(plan)
    if (plan === 'macarico') await page.getByRole('button', { name: 'Abrir menu' }).click()
    await expect(page.getByRole('link', { name: dashboard }).first()).toBeVisible()
  })
}

// spec: 202
test('a person confirms the e-mail address with the link that was sent, once', async ({ page }) => {
  const email = newEmail()
  const { signUp } = await import('./support/people.ts')
  await signUp(page, { email })
  const { text } = await mailTo(email, 'Confirme seu e-mail')
  const link = /http\S+#token=\S+/.exec(text)?.[0] ?? ''
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'E-mail confirmado' })).toBeVisible()
})

test('another state asks for the city in words', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await open(page, '/criar-conta')
  await expect(page.getByRole('combobox', { name: 'Cidade' })).toHaveValue('Salinópolis')
  await page.getByRole('combobox', { name: 'Estado' }).selectOption('Ceará')
  await expect(page.getByRole('textbox', { name: 'Cidade' })).toHaveValue('')
})
