import { query } from './support/operator.ts'
import { newEmail, PASSWORD, toast } from './support/people.ts'
import { codeSentTo } from './support/services.ts'
import { expect, open, PHONE, test } from './support/test.ts'

test.use({ viewport: PHONE })

// spec: 5, 14, 85, 882
test('a visitor joins the club on a phone, takes the first coupon and confirms the WhatsApp', async ({
  page,
}) => {
  const email = newEmail()
  const phone = `9198${Date.now().toString().slice(-7)}`
  await open(page, '/clube-de-vantagens')
  // What stands between the head and the foot of the portal: five screens of a phone at most.
  const main = await page.getByRole('main').boundingBox()
  expect(main?.height).toBeLessThanOrEqual(5 * PHONE.height)
  await page.getByLabel('Nome completo').fill('  Dandara Monteiro ')
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  const whatsApp = page.getByRole('textbox', { name: 'WhatsApp' })
  await whatsApp.pressSequentially(phone)
  // The mask arrives after the page; who is faster than it sees it when they leave the field.
  await whatsApp.press('Tab')
  await expect(whatsApp).toHaveValue(/^\(91\) 98\d{3}-\d{4}$/)
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Data de nascimento').fill('21/07/1996')
  // Taps from here on: the form, one coupon, its code.
  await page.getByRole('button', { name: 'Quero fazer parte' }).click()
  await expect(toast(page, 'Cadastro realizado com sucesso!')).toContainText(
    'Bem-vindo ao Clube de Vantagens! Você receberá as primeiras ofertas em breve.',
  )
  // A house whose reception never closes has an offer that holds at any hour.
  await expect(
    page.getByRole('heading', { name: 'Pronto, Dandara: você é do Clube' }),
  ).toBeVisible()
  const first = page.getByRole('region', { name: 'Seu primeiro cupom: valem agora' })
  await first.getByRole('button', { name: 'Pegar cupom' }).first().click()
  await expect(page).toHaveURL('/clube-de-vantagens')
  await first.getByRole('link', { name: 'Mostrar no balcão' }).click()
  await expect(page).toHaveURL(/\/carteira/)

  const [row] = await query<{ source: string; is_active: boolean }>(
    'select source, is_active from newsletter where email = $1',
    [email],
  )
  expect(row).toEqual({ source: 'clube_vantagens', is_active: false })

  await open(page, '/dash-clube')
  // On a phone one's data are an entry.
  await page.getByRole('button', { name: 'Meus dados', exact: true }).click()
  await page.getByRole('button', { name: 'Confirmar WhatsApp' }).first().click()
  await page.getByLabel('Código de 6 dígitos').fill(await codeSentTo(`55${phone}`))
  await page.getByRole('button', { name: 'Confirmar código' }).click()
  await expect(toast(page, 'WhatsApp confirmado!')).toBeVisible()
})

// spec: 87
test('the last call of the page scrolls to the form', async ({ page }) => {
  await open(page, '/clube-de-vantagens')
  const form = page.getByRole('heading', { name: 'Entre para o clube' })
  const call = page.getByRole('link', { name: 'Quero me cadastrar' })
  await call.scrollIntoViewIfNeeded()
  await expect(form).not.toBeInViewport()
  await call.click()
  await expect(form).toBeInViewport()
  await expect(page).toHaveURL('/clube-de-vantagens#cadastro')
})

const REFUSALS = [
  ['nothing filled in', {}, 'Campos obrigatórios'],
  ['an e-mail without a dot', { 'E-mail': 'rosa@exemplo' }, 'Email inválido'],
  ['a short password', { Senha: 'abc' }, 'Senha muito curta'],
  ['two passwords', { 'Confirme a senha': 'outra senha' }, 'Senhas não coincidem'],
  ['a phone of nine digits', { WhatsApp: '919888877' }, 'WhatsApp inválido'],
] as const

// spec: 168
test('the form refuses in the order of the rules, and keeps what was typed', async ({ page }) => {
  await open(page, '/clube-de-vantagens')
  const submit = page.getByRole('button', { name: 'Quero fazer parte' })
  await submit.click()
  await expect(toast(page, REFUSALS[0][2])).toBeVisible()
  const right = {
    'Nome completo': 'Rosa Pinheiro',
    'E-mail': newEmail(),
    WhatsApp: '91988887777',
    Senha: PASSWORD,
    'Data de nascimento': '21/07/1996',
  }
  for (const [, wrong, title] of REFUSALS.slice(1)) {
    // Out of sight it is typed twice.
    const isTwice = 'Confirme a senha' in wrong
    if (isTwice) await page.getByRole('button', { name: 'Esconder a senha' }).click()
    for (const [label, value] of Object.entries({ ...right, ...wrong })) {
      await page.getByLabel(label, { exact: true }).fill(value)
    }
    await submit.click()
    await expect(toast(page, title)).toBeVisible()
    await expect(page.getByLabel('Nome completo')).toHaveValue('Rosa Pinheiro')
    if (isTwice) await page.getByRole('button', { name: 'Mostrar a senha' }).first().click()
  }
})
