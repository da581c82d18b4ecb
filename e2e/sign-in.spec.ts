import { newEmail, PASSWORD, signUp, toast } from './support/people.ts'
import { DESKTOP, expect, expectAccessible, open, PHONE, test } from './support/test.ts'

test.use({ expected: { complaints: [/status of 401/] } })

async function account(page: Parameters<typeof signUp>[0]) {
  const { email } = await signUp(page)
  await page.context().clearCookies()
  return email
}

test('a person signs in from the header on a desktop and sees their own menu', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  const email = await account(page)
  await open(page, '/')
  await page.getByRole('link', { name: 'Login' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await dialog.getByLabel('Senha', { exact: true }).fill(PASSWORD)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(toast(page, 'Login realizado com sucesso!')).toBeVisible()
  await page.getByRole('button', { name: 'Menu da conta' }).click()
  await expect(page.getByText(email)).toBeVisible()
  await expect(page.getByText('Plano Clube')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Sair' }).click()
  await expect(toast(page, 'Logout realizado')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
})

// spec: 8
test('a phone shows the sign-in as a page, and the drawer who is in', async ({ page }) => {
  await page.setViewportSize(PHONE)
  const email = await account(page)
  await open(page, '/')
  await page.getByRole('button', { name: 'Abrir menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Entrar' }).click()
  await expect(page).toHaveURL('/auth')
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page).toHaveURL('/')
  await page.getByRole('button', { name: 'Abrir menu' }).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer).toContainText(email)
  await expect(drawer.getByRole('link', { name: 'Dashboard Clube' })).toBeVisible()
  await expectAccessible(page)
  await drawer.getByRole('button', { name: 'Sair' }).click()
  await expect(drawer).toBeHidden()
})

test('a wrong password says so and keeps the e-mail', async ({ page }) => {
  const email = await account(page)
  await open(page, '/auth')
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByLabel('Senha', { exact: true }).fill('outra senha')
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(toast(page, 'Erro ao fazer login')).toContainText('Email ou senha incorretos.')
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(email)
})

// spec: 151
test('missing fields and an unknown e-mail lead on', async ({ page }) => {
  const email = newEmail()
  await open(page, '/auth')
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(toast(page, 'Por favor, preencha todos os campos.')).toBeVisible()
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(toast(page, 'Email não encontrado')).toContainText(
    'Este email não está cadastrado. Redirecionando para criar conta...',
  )
  await expect(page).toHaveURL('/criar-conta')
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(email)
})

// spec: 23
test('a guarded page brings the visitor back after signing in', async ({ page }) => {
  const email = await account(page)
  await open(page, '/dash-clube#seguranca')
  await expect(page).toHaveURL('/auth')
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page).toHaveURL('/dash-clube#seguranca')
})

// spec: 24, 192
test('a member of the club is sent away from the dashboards of others', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await signUp(page)
  for (const path of ['/admin', '/admin/pessoas', '/dash-espadarte']) {
    await open(page, path)
    await expect(page).toHaveURL('/dash-clube')
    await expect(toast(page, 'Acesso restrito')).toBeVisible()
  }
  expect((await page.request.get('/api/v1/admin/people')).status()).toBe(403)
})

test('signing in and out in one tab is seen in the other', async ({ page, context }) => {
  await page.setViewportSize(DESKTOP)
  const email = await account(page)
  const other = await context.newPage()
  await other.setViewportSize(DESKTOP)
  await open(other, '/')
  await open(page, '/auth')
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(other.getByRole('button', { name: 'Menu da conta' })).toBeVisible()
  await other.getByRole('button', { name: 'Menu da conta' }).click()
  await other.getByRole('button', { name: 'Sair' }).click()
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
})

test('a person signs out on all devices, and the second browser knows', async ({
  page,
  browser,
}) => {
  await page.setViewportSize(DESKTOP)
  const email = await account(page)
  const second = await browser.newContext({ viewport: DESKTOP })
  const there = await second.newPage()
  for (const tab of [page, there]) {
    await open(tab, '/auth')
    await tab.getByRole('textbox', { name: 'E-mail' }).fill(email)
    await tab.getByLabel('Senha', { exact: true }).fill(PASSWORD)
    await tab.getByRole('button', { name: 'Entrar', exact: true }).click()
    await expect(tab.getByRole('button', { name: 'Menu da conta' })).toBeVisible()
  }
  await open(page, '/dash-clube')
  await page.getByRole('button', { name: 'Sair de todos os aparelhos' }).click()
  await page.getByRole('button', { name: 'Sair de todos', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
  await open(there, '/dash-clube')
  await expect(there).toHaveURL('/auth')
  await second.close()
})

test('the whole way in and out works with the keyboard alone', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  const email = await account(page)
  await open(page, '/')
  await page.getByRole('link', { name: 'Login' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('textbox', { name: 'E-mail' })).toBeFocused()
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  const menu = page.getByRole('button', { name: 'Menu da conta' })
  await expect(menu).toBeVisible()
  // Closing, it gives the focus back, and the page is read anew: not before that is the next key ours.
  await expect(dialog).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  await menu.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Dashboard Clube' }).last()).toBeFocused()
  // Past the saved places, the itinerary and the settings.
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Sair' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
})
