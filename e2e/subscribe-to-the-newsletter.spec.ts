import { ADMIN, newEmail, signIn, toast } from './support/people.ts'
import { mailTo } from './support/services.ts'
import { DESKTOP, expect, expectAccessible, open, PHONE, portalUrl, test } from './support/test.ts'

const CONFIRM = 'Confirme seu e-mail para receber novidades'

/** The path a link of an e-mail leads to. */
const pathIn = (text: string, page: string) =>
  new RegExp(`${portalUrl}(${page}[#?]token=[\\w.-]+)`).exec(text)?.[1] ?? ''

// spec: 221
test('somebody asks for the newsletter, confirms by e-mail, gets one and leaves', async ({
  page,
  browser,
}) => {
  // Two e-mails on their way through the worker: a busy machine needs longer than for none.
  test.setTimeout(240_000)
  await page.setViewportSize(PHONE)
  const email = newEmail()
  const subject = `A maré da semana ${email.slice(0, 6)}`

  await test.step('asks in the footer', async () => {
    await open(page, '/turismo')
    const band = page.getByRole('region', { name: 'Receba novidades por e-mail' })
    // The foot of a page comes alive as one comes near.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await band.getByLabel('Para onde enviamos?').fill(email)
    await band.getByRole('button', { name: 'Quero receber' }).click()
    await expect(band.getByRole('status')).toContainText(email)
  })

  await test.step('confirms by the link of the e-mail', async () => {
    const { text } = await mailTo(email, CONFIRM)
    await open(page, pathIn(text, '/newsletter/confirmar'))
    await page.getByRole('button', { name: 'Confirmar inscrição' }).click()
    await expect(page.getByRole('heading', { name: 'Inscrição confirmada' })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('an administrator writes an issue and sends it', async () => {
    const desk = await (await browser.newContext({ viewport: DESKTOP })).newPage()
    await signIn(desk, ADMIN)
    await open(desk, '/admin/newsletter')
    await desk.getByLabel('Assunto da nova edição').fill(subject)
    await desk.getByRole('button', { name: 'Escrever edição' }).click()
    await expect(desk.getByRole('heading', { name: subject })).toBeVisible()
    const body = desk.getByRole('textbox', { name: 'Texto' })
    await body.click()
    await body.pressSequentially('Nesta semana a maré baixa ao meio-dia.')
    await desk.getByRole('button', { name: 'Salvar rascunho' }).click()
    await expect(toast(desk, 'Rascunho salvo.')).toBeVisible()
    await expect(
      desk.frameLocator('iframe[title="Prévia da edição"]').getByText('maré baixa ao meio-dia'),
    ).toBeVisible()
    await expectAccessible(desk)
    await desk.getByRole('button', { name: 'Enviar agora' }).click()
    await desk.getByRole('alertdialog').getByRole('button', { name: 'Enviar agora' }).click()
    await expect(desk.getByRole('heading', { name: 'Andamento' })).toBeVisible()
    await expect(desk.getByText('Enviada', { exact: true })).toBeVisible({ timeout: 60_000 })
    await desk.close()
  })

  await test.step('a mail program leaves with one click, without a session', async () => {
    const { text } = await mailTo(email, subject)
    expect(text).toContain('a maré baixa ao meio-dia')
    const way = pathIn(text, '/newsletter/sair')
    const answer = await fetch(`${portalUrl}${way}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    expect([answer.status, await answer.text()]).toEqual([200, 'OK'])

    await open(page, way)
    await expect(page.getByRole('heading', { name: 'Você saiu da lista' })).toBeVisible()
    await page.getByRole('button', { name: 'Voltar para a lista' }).click()
    await expect(page.getByRole('heading', { name: 'Parar de receber novidades?' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Sair da lista', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Você saiu da lista' })).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page of the newsletter still has a way out', async ({ page }) => {
    await page.goto('/newsletter/sair?token=inventado')
    await page.getByRole('button', { name: 'Sair da lista' }).click()
    await expect(page.getByRole('heading', { name: 'Não reconhecemos este link' })).toBeVisible()
  })
})
