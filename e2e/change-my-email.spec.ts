import type { Page } from '@playwright/test'
import { newEmail, PASSWORD, post, signUp } from './support/people.ts'
import { mailTo } from './support/services.ts'
import { DESKTOP, expect, expectAccessible, open, PHONE, test } from './support/test.ts'

/** The address in a mail, as the person who reads it would press it. */
const linkIn = ({ text }: { text: string }) => /https?:\/\/\S+#token=[\w-]+/.exec(text)?.[0] ?? ''

async function signUpProved(page: Page) {
  const { email } = await signUp(page)
  await page.goto(linkIn(await mailTo(email, 'Confirme seu e-mail')))
  await expect(page.getByRole('heading', { name: 'E-mail confirmado' })).toBeVisible()
  return email
}

async function askFor(page: Page, email: string) {
  await open(page, '/dash-clube#seguranca')
  const section = page.locator('#seguranca')
  await section.getByLabel('Novo e-mail').fill(email)
  await section.getByLabel('Senha da conta').fill(PASSWORD)
  await section.getByRole('button', { name: 'Trocar e-mail' }).click()
  await expect(section.getByText(`Enviamos um link para ${email}`)).toBeVisible()
}

const emailOf = async (page: Page) =>
  (await (await page.request.get('/api/v1/auth/session')).json()).session?.user.email

for (const [device, size] of Object.entries({ PHONE, DESKTOP })) {
  // spec: 483
  test(`a person moves the account to a new e-mail (${device})`, async ({ page }) => {
    await page.setViewportSize(size)
    const email = await signUpProved(page)
    const wanted = newEmail()
    await askFor(page, wanted)
    await expectAccessible(page)
    expect(await emailOf(page)).toBe(email)
    await mailTo(email, 'Pedido de troca do e-mail da sua conta')

    await page.goto(linkIn(await mailTo(wanted, 'Confirme seu novo e-mail')))
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Trocar o e-mail da conta' }).click()
    await expect(page.getByRole('heading', { name: 'E-mail trocado' })).toBeVisible()
    await expect(page.getByRole('main').getByText(wanted)).toBeVisible()
    await expectAccessible(page)
    expect(await emailOf(page)).toBe(wanted)
  })
}

test('the owner of the old mailbox takes a change back that was not theirs', async ({
  page,
  expected,
}) => {
  // The page asks now and then; its session is ended in between, which is what the journey is about.
  expected.complaints.push(/status of 401 .*legal-notices/)
  await page.setViewportSize(PHONE)
  const email = await signUpProved(page)
  const wanted = newEmail()
  await askFor(page, wanted)
  const token = linkIn(await mailTo(wanted, 'Confirme seu novo e-mail')).split('#token=')[1] ?? ''
  expect((await post(page.request, '/auth/email-change/confirm', { token })).ok()).toBe(true)

  await page.goto(linkIn(await mailTo(email, 'Pedido de troca do e-mail da sua conta')))
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Não fui eu: manter meu e-mail' }).click()
  await expect(page.getByText(/A troca foi desfeita/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Criar nova senha' })).toBeVisible()
  expect(await emailOf(page)).toBeUndefined()
  expect((await post(page.request, '/auth/sign-in', { email, password: PASSWORD })).ok()).toBe(true)
})

// spec: 483
test('a person moves to another city', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await signUp(page)
  await open(page, '/dash-clube#dados')
  await page.locator('#dados').getByRole('button', { name: 'Editar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Meu Perfil' })
  await dialog.getByLabel('Cidade').fill('Bragança')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.locator('#dados').getByText('Bragança, PA')).toBeVisible()
})
