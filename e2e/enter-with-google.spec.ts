import { toast } from './support/people.ts'
import { DESKTOP, expect, open, test } from './support/test.ts'

test.use({ viewport: DESKTOP })

// spec: 9, 71, 72
test('a person enters with Google, completes the profile and gets the trial', async ({ page }) => {
  await open(page, '/cadastro-espadarte')
  await page.getByRole('button', { name: 'Cadastrar com Google' }).click()
  await page.getByRole('button', { name: /Rosa/ }).click()
  await page.getByRole('button', { name: /Permitir|Continuar|Autorizar/ }).click()
  await expect(page).toHaveURL(/localhost:\d+\/cadastro-negocio$/)

  const completion = page.getByRole('dialog')
  await expect(completion).toContainText('Olá, Rosa')
  expect(await completion.boundingBox()).toMatchObject({ x: 0, y: 0, width: DESKTOP.width })
  await expect(
    page.getByRole('button', { name: 'Menu da conta', includeHidden: true }),
  ).toBeDisabled()
  await completion.getByRole('button', { name: 'Finalizar Cadastro' }).click()
  await expect(completion.getByText('WhatsApp deve ter pelo menos 10 dígitos')).toBeVisible()
  await expect(completion.getByText('Estado é obrigatório')).toBeVisible()
  await expect(completion.getByText('Cidade é obrigatória')).toBeVisible()
  await expect(completion.getByText('Data de nascimento é obrigatória')).toBeVisible()

  await completion.getByLabel('WhatsApp').fill('91977776666')
  await expect(completion.getByText('WhatsApp deve ter pelo menos 10 dígitos')).toBeHidden()
  await completion.getByLabel('Cidade').fill('Salinópolis')
  await completion.getByLabel('Data de nascimento').fill('08/12/1971')
  await completion.getByRole('combobox', { name: 'Estado' }).click()
  await page.getByRole('option', { name: 'Pará', exact: true }).click()
  await completion.getByRole('button', { name: 'Finalizar Cadastro' }).click()
  await expect(toast(page, 'Perfil completado!')).toBeVisible()
  await page.getByRole('button', { name: 'Menu da conta' }).click()
  await expect(page.getByText('Plano Espadarte')).toBeVisible()
})

test('somebody who says no to Google comes back to a sentence and a way on', async ({ page }) => {
  await open(page, '/auth')
  await page.getByRole('button', { name: 'Entrar com Google' }).click()
  await page.getByRole('button', { name: /Caio/ }).click()
  await page.getByRole('button', { name: /Negar|Cancelar|Recusar/ }).click()
  await expect(
    page.getByRole('main').getByText(/Você não autorizou a entrada pelo Google/),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'Entrar com e-mail e senha' })).toBeVisible()
})

test('a Google account without a proved e-mail is refused in words', async ({ page }) => {
  await open(page, '/auth')
  await page.getByRole('button', { name: 'Entrar com Google' }).click()
  await page.getByRole('button', { name: /Lia/ }).click()
  await page.getByRole('button', { name: /Permitir|Continuar|Autorizar/ }).click()
  await expect(
    page.getByRole('main').getByText(/O Google não passou um e-mail confirmado/),
  ).toBeVisible()
})
