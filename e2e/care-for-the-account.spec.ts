import { readFile } from 'node:fs/promises'
import { totp } from '../server/test/totp.ts'
import { PASSWORD, signUp, toast } from './support/people.ts'
import { mailboxUrl, mailTo } from './support/services.ts'
import { DESKTOP, expect, expectAccessible, open, PHONE, test } from './support/test.ts'

test('a person edits the profile from the header', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  const { email } = await signUp(page)
  await open(page, '/')
  await page.getByRole('button', { name: 'Menu da conta' }).click()
  await page.getByRole('button', { name: 'Configurações' }).click()
  const dialog = page.getByRole('dialog', { name: 'Meu Perfil' })
  await expect(dialog.getByRole('textbox', { name: 'E-mail' })).toHaveValue(email)
  await expect(dialog.getByRole('textbox', { name: 'E-mail' })).not.toBeEditable()
  await dialog.getByLabel('Nome completo').fill('Rosa do Maçarico')
  await dialog.getByRole('textbox', { name: /WhatsApp/ }).fill('')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(toast(page, 'Perfil atualizado')).toContainText(
    'Suas informações foram salvas com sucesso.',
  )
  const profile = await (await page.request.get('/api/v1/profile')).json()
  expect(profile).toMatchObject({ full_name: 'Rosa do Maçarico', whatsapp: null })
})

test('a person recovers the password with the e-mail from the mailbox', async ({ page }) => {
  await page.setViewportSize(PHONE)
  const { email } = await signUp(page)
  await page.context().clearCookies()
  await open(page, '/auth')
  await page.getByRole('link', { name: 'Esqueci minha senha' }).click()
  await expect(page.getByRole('heading', { name: 'Esqueceu a senha?' })).toBeVisible()
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByRole('button', { name: 'Enviar link' }).click()
  await expect(page.getByText(/Se houver uma conta com este e-mail/)).toBeVisible()

  const { id } = await mailTo(email, 'Crie uma nova senha')
  await page.goto(`${await mailboxUrl()}/mensagens/${id}`)
  const link = page.getByRole('link', { name: /nova-senha/ }).first()
  await page.goto((await link.getAttribute('href')) ?? '')
  await page.getByLabel('Nova senha', { exact: true }).fill('vigilenga no porto')
  await page.getByLabel('Repita a nova senha').fill('vigilenga no porto')
  await page.getByRole('button', { name: 'Salvar senha' }).click()
  await expect(page.getByText('Senha alterada').first()).toBeVisible()

  await open(page, '/auth')
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByLabel('Senha', { exact: true }).fill('vigilenga no porto')
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(toast(page, 'Login realizado com sucesso!')).toBeVisible()
})

test('a person switches two steps on and enters with the code', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  const { email } = await signUp(page)
  await open(page, '/dash-clube#seguranca')
  const section = page.locator('#seguranca')
  await section.getByRole('button', { name: 'Ativar', exact: true }).click()
  await section.getByLabel('Sua senha').fill(PASSWORD)
  await section.getByRole('button', { name: 'Continuar' }).click()
  await expect(section.getByRole('img', { name: /Código QR/ })).toBeVisible()
  await expectAccessible(page)
  const shown = await section.getByText(/^(?:[A-Z2-7]{4} ?){4,}$/).textContent()
  const secret = (shown ?? '').replace(/\s/g, '')
  await section.getByLabel('Código de 6 dígitos').fill(totp(secret))
  await section.getByRole('button', { name: 'Ativar verificação' }).click()
  await expect(toast(page, 'Verificação em duas etapas ativada')).toBeVisible()

  await page.context().clearCookies()
  await open(page, '/auth')
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await page.getByLabel('Código de 6 dígitos').fill(totp(secret, Date.now() + 30_000))
  await page.getByRole('button', { name: 'Confirmar' }).click()
  await expect(toast(page, 'Login realizado com sucesso!')).toBeVisible()
})

test('a person takes a copy of their data and then leaves for good', async ({ page }) => {
  await page.setViewportSize(PHONE)
  const { email } = await signUp(page)
  await open(page, '/meus-dados')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Baixar em JSON' }).click()
  const file = await (await download).path()
  expect(JSON.parse(await readFile(file, 'utf8')).dados.conta[0].email).toBe(email)

  await open(page, '/dash-clube#privacidade')
  await page.getByRole('button', { name: 'Apagar minha conta' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Sua senha').fill(PASSWORD)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Apagar para sempre' }).click()
  await expect(page).toHaveURL('/')
  await expect(toast(page, 'Conta apagada')).toBeVisible()
})
