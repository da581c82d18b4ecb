import { query } from './support/operator.ts'
import { PASSWORD, signIn, signUp, toast } from './support/people.ts'
import { expect, expectAccessible, open, PHONE, portalUrl, test } from './support/test.ts'

const AFTER_WRITE = { timeout: 30_000 }

// spec: 298
test('a visitor saves places, signs in, and finds them in another browser', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  await page.setViewportSize(PHONE)
  const { email } = await signUp(page, { name: 'Jurema Lobato' })
  await page.context().clearCookies()

  await open(page, '/guia-comercial')
  const heart = page.getByRole('button', { name: /^Salvar / }).first()
  const name = ((await heart.getAttribute('aria-label')) ?? '').replace(/^Salvar /, '')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  // The notice stays for five seconds: it is taken before anything else is looked at.
  await toast(page, 'Lugar salvo').getByRole('button', { name: 'Ver salvos' }).click()
  await expect(page.getByRole('heading', { name: 'Lugares salvos' })).toBeVisible()
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible(AFTER_WRITE)
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)

  await page.getByRole('link', { name: 'Fazer login' }).click()
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page).toHaveURL(/\/favoritos$/, AFTER_WRITE)
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('portal.favourites')), AFTER_WRITE)
    .toBeNull()
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible(AFTER_WRITE)
  const kept = await query(
    `select 1 from favourites join users on users.id = favourites.user_id where email = $1`,
    [email],
  )
  expect(kept).toHaveLength(1)

  const other = await browser.newContext({ baseURL: portalUrl, viewport: PHONE })
  const second = await other.newPage()
  await signIn(second, { email, password: PASSWORD })
  await open(second, '/dash-clube#salvos')
  const saved = second.getByRole('region', { name: 'Lugares salvos' })
  await expect(saved.getByRole('link', { name, exact: true })).toBeVisible(AFTER_WRITE)
  // The heart is shown as pressed before the portal has heard of it: a window closed too soon takes it back.
  const isTakenOff = second.waitForResponse(
    (answer) =>
      answer.request().method() === 'DELETE' && answer.url().includes('/api/v1/my/favourites/'),
  )
  await saved.getByRole('button', { name: `Salvar ${name}` }).click()
  await expect(saved.getByRole('button', { name: `Salvar ${name}` })).toHaveAttribute(
    'aria-pressed',
    'false',
  )
  await isTakenOff
  await other.close()
  await expect(async () => {
    await open(page, '/favoritos')
    await expect(page.getByRole('heading', { name: 'Nenhum lugar salvo ainda' })).toBeVisible()
  }).toPass(AFTER_WRITE)
})

// spec: 298
test('all tabs of a browser agree about a saved place', async ({ page, context }) => {
  test.setTimeout(120_000)
  await page.setViewportSize(PHONE)
  await signUp(page, { name: 'Moacir Reis' })
  await open(page, '/guia-comercial')
  const tab = await context.newPage()
  await open(tab, '/guia-comercial')
  const heartOf = (where: typeof page) => where.getByRole('button', { name: /^Salvar / }).first()
  await expect(heartOf(tab)).toHaveAttribute('aria-pressed', 'false')
  await heartOf(page).click()
  await expect(heartOf(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(heartOf(tab)).toHaveAttribute('aria-pressed', 'true', AFTER_WRITE)
})
