import type { Browser } from '@playwright/test'
import { ownName } from './support/guide.ts'
import { query } from './support/operator.ts'
import { ADMIN, newEmail, signIn, signUp, toast } from './support/people.ts'
import { mailTo } from './support/services.ts'
import { DESKTOP, expect, expectAccessible, open, PHONE, portalUrl, test } from './support/test.ts'

const AFTER_WRITE = { timeout: 30_000 }
/** A photo is prepared by the worker, which has others to prepare. */
const PREPARED = { timeout: 150_000 }
const SOON = { timeout: 4_000 }
const PHOTO = new URL('../web/public/art/hero-960.webp', import.meta.url).pathname

const confirmEmail = (email: string) =>
  query('update users set email_verified = true where email = $1', [email])

/** Another browser, with nobody or somebody signed in. */
async function browserOf(browser: Browser, person?: { email: string; password: string }) {
  const context = await browser.newContext({ baseURL: portalUrl, viewport: DESKTOP })
  const page = await context.newPage()
  if (person) await signIn(page, person)
  return { page, close: () => context.close() }
}

// spec: 433, 434, 443
test('a member sends a photo from the phone, it is published, and a visitor likes it once', async ({
  page,
  browser,
}) => {
  test.setTimeout(360_000)
  await page.setViewportSize(PHONE)
  const title = ownName('Luz no farol')
  const { email } = await signUp(page, { name: 'Iracema Tavares' })
  await confirmEmail(email)

  await open(page, '/voce-no-portal')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Enviar a minha' }).first().click()
  await page.getByRole('button', { name: 'Enviar para a equipe' }).click(AFTER_WRITE)
  await expect(page.getByText('Dê um título com pelo menos 3 letras.').first()).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Título').fill(title)
  // What was typed is still there for who comes back.
  await page.reload()
  await expect(page.getByText('Guardamos neste aparelho')).toBeVisible(AFTER_WRITE)
  await expect(page.getByLabel('Título')).toHaveValue(title)
  await page.locator('input[type=file]').first().setInputFiles(PHOTO)
  await page.getByLabel('Onde foi?').selectOption({ label: 'Praia do Atalaia' })
  await page.getByLabel('Nome como deve aparecer').fill('Iracema T.')
  await page.getByRole('checkbox', { name: /Autorizo o portal/ }).check()
  await expect(page.getByText('1 de 4 fotos')).toBeVisible(PREPARED)
  await expect(async () => {
    await page.getByRole('button', { name: 'Enviar para a equipe' }).click()
    await expect(page.getByRole('heading', { name: 'Recebemos. Obrigado!' })).toBeVisible(SOON)
  }).toPass(PREPARED)
  await expectAccessible(page)

  const admin = await browserOf(browser, ADMIN)
  const desk = admin.page
  await open(desk, '/admin?assunto=contribution')
  await desk.getByRole('link', { name: title }).click(AFTER_WRITE)
  await expect(desk.getByText('Iracema Tavares')).toBeVisible(AFTER_WRITE)
  await expectAccessible(desk)
  await desk.getByRole('button', { name: 'Publicar' }).click()
  await expect(toast(desk, `“${title}” está no ar`)).toBeVisible(AFTER_WRITE)
  await open(desk, `/admin/participacoes?${new URLSearchParams({ busca: title })}`)
  await expect(desk.getByRole('button', { name: `Ações de ${title}` })).toBeVisible(AFTER_WRITE)
  await expectAccessible(desk)
  await admin.close()

  const mail = await mailTo(email, `“${title}” está no Você no Portal`)
  const visitor = await browserOf(browser)
  const reader = visitor.page
  await reader.setViewportSize(PHONE)
  await open(reader, '/voce-no-portal?tipo=foto')
  await reader.getByRole('link', { name: title }).click()
  await expect(reader.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(reader.getByRole('link', { name: 'Praia do Atalaia' })).toHaveAttribute(
    'href',
    '/praia/atalaia',
  )
  const like = reader.getByRole('button', { name: /Curti/ })
  await like.click()
  await expect(like).toHaveText(/Curtiu\s*1/)
  await expectAccessible(reader)
  await open(reader, reader.url())
  await expect(like).toHaveText(/Curtiu\s*1/, AFTER_WRITE)
  await like.click()
  await expect(like).toHaveText(/Curtir\s*0/)
  const likes = () =>
    query<{ count: number }>(
      `select count(*)::integer as count from contribution_likes
        join contributions on contributions.id = contribution_id where title = $1`,
      [title],
    )
  await expect.poll(likes).toEqual([{ count: 0 }])

  // Consent is taken back by the link of the e-mail: the page is gone for everybody.
  const follow = /\/voce-no-portal\/acompanhar#token=[\w-]{43}/.exec(mail.text ?? '')?.[0] ?? ''
  const shown = reader.url()
  await open(reader, follow)
  await reader.getByRole('button', { name: 'Retirar a autorização' }).click(AFTER_WRITE)
  await reader
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Retirar a autorização' })
    .click()
  await expect(reader.getByText('Retirada por quem enviou')).toBeVisible(AFTER_WRITE)
  await expectAccessible(reader)
  expect((await reader.request.get(shown)).status()).toBe(404)
  await visitor.close()
})

// spec: 434
test('a visitor sends a tip, which the team sees once the e-mail is confirmed', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await page.setViewportSize(PHONE)
  const title = ownName('Chegue cedo')
  const email = newEmail()
  await open(page, '/voce-no-portal/enviar')
  await page.getByRole('radio', { name: /Dica/ }).check(AFTER_WRITE)
  await page.getByLabel('Título').fill(title)
  await page
    .getByLabel('Conte', { exact: true })
    .fill('Antes das oito ainda há sombra perto da rampa.')
  await page.getByRole('radio', { name: 'Anônimo' }).check()
  await page.getByLabel('Seu e-mail').fill(email)
  await page.getByRole('checkbox', { name: /Autorizo o portal/ }).check()
  await page.getByRole('button', { name: 'Enviar para a equipe' }).click()
  await expect(page.getByRole('heading', { name: /confirme seu e-mail/ })).toBeVisible(AFTER_WRITE)
  const standing = async () =>
    (
      await query<{ status: string }>('select status from contributions where title = $1', [title])
    )[0]?.status
  expect(await standing()).toBe('unconfirmed')

  const mail = await mailTo(email, 'Confirme sua participação no portal')
  const follow = /\/voce-no-portal\/acompanhar#token=[\w-]{43}/.exec(mail.text ?? '')?.[0] ?? ''
  await open(page, follow)
  await page.getByRole('button', { name: 'Confirmar e enviar para a equipe' }).click(AFTER_WRITE)
  await expect(page.getByText('Em análise')).toBeVisible(AFTER_WRITE)
  expect(await standing()).toBe('pending')
  await expectAccessible(page)
})
