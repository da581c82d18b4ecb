import { ADMIN, newEmail, PASSWORD, post, signIn, signUp, toast } from './support/people.ts'
import { mailTo } from './support/services.ts'
import { DESKTOP, expect, expectAccessible, open, PHONE, test } from './support/test.ts'

const AFTER_WRITE = { timeout: 15_000 }

for (const viewport of [PHONE, DESKTOP]) {
  // spec: 499
  test(`several drafts are archived at once and brought back, ${viewport.width} px`, async ({
    page,
  }) => {
    test.slow()
    await page.setViewportSize(viewport)
    await signIn(page, ADMIN)
    const word = `Trilha${Date.now()}`
    for (const part of ['do farol', 'da duna']) {
      const kept = await post(page.request, '/admin/collections', {
        kind: 'theme',
        title: `${word} ${part}`,
      })
      expect(kept.status()).toBe(201)
    }
    await open(page, `/admin/roteiros?busca=${word}`)
    await expect(page.getByRole('rowheader')).toHaveCount(2)
    await page.getByLabel('Selecionar todos desta página').check()
    await expect(page.getByText('2 selecionados')).toBeVisible()
    await expectAccessible(page)
    await page
      .getByRole('region', { name: 'Ações com os selecionados' })
      .getByRole('button', { name: 'Arquivar' })
      .click()
    const question = page.getByRole('alertdialog', {
      name: 'Arquivar 2 roteiros e coleções?',
    })
    await question.getByRole('button', { name: 'Arquivar' }).click()
    await expect(toast(page, 'Feito em 2')).toBeVisible(AFTER_WRITE)
    await expect(page.getByRole('table').getByText('Arquivado')).toHaveCount(2)
    await toast(page, 'Feito em 2').getByRole('button', { name: 'Desfazer' }).click()
    await expect(toast(page, '2 desfeitos')).toBeVisible(AFTER_WRITE)
    await expect(page.getByRole('table').getByText('Rascunho')).toHaveCount(2)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
  })
}

test.describe('a person who is blocked', () => {
  test.use({ expected: { complaints: [/status of 403/] } })

  test('is told so at the door, and comes in again once unblocked', async ({ page, browser }) => {
    test.slow()
    await page.setViewportSize(DESKTOP)
    await signIn(page, ADMIN)
    const member = await browser.newPage({ viewport: PHONE })
    const { email } = await signUp(member, { name: 'Nilo Barreto' })
    await open(page, `/admin/pessoas?busca=${encodeURIComponent(email)}`)
    await page.getByRole('button', { name: /Nilo Barreto/ }).click()
    await page.getByRole('button', { name: 'Bloquear esta pessoa' }).click()
    const question = page.getByRole('dialog', { name: 'Bloquear Nilo Barreto?' })
    await question.getByLabel('Motivo').fill('Ofensas repetidas a outras pessoas.')
    await question.getByRole('radio', { name: 'Continua no ar' }).check()
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Bloquear' }).click()
    await expect(toast(page, 'Nilo Barreto está bloqueada')).toBeVisible(AFTER_WRITE)

    const refused = await post(member.request, '/auth/sign-in', { email, password: PASSWORD })
    expect(refused.status()).toBe(403)
    expect((await refused.json()).detail).toContain('Esta conta está bloqueada.')
    await open(member, '/dash-clube')
    await expect(member).toHaveURL(/\/auth/)

    await page.getByRole('button', { name: 'Desbloquear' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Desbloquear' }).click()
    await expect(toast(page, 'Nilo Barreto pode entrar de novo')).toBeVisible(AFTER_WRITE)
    await signIn(member, { email, password: PASSWORD })
    await member.close()
  })
})

test('somebody invited by e-mail joins the team and sees their part of the admin area', async ({
  page,
  browser,
}) => {
  test.slow()
  await page.setViewportSize(DESKTOP)
  await signIn(page, ADMIN)
  const email = newEmail()
  await open(page, '/admin/pessoas')
  const panel = page.getByRole('region', { name: 'Convidar para a equipe' })
  await panel.getByLabel('E-mail').fill(email)
  await panel.getByRole('button', { name: 'Enviar convite' }).click()
  await expect(toast(page, `Convite enviado para ${email}`)).toBeVisible(AFTER_WRITE)
  await expect(panel.getByRole('rowheader', { name: email })).toBeVisible(AFTER_WRITE)

  const guest = await browser.newPage({ viewport: PHONE })
  await signUp(guest, { email, name: 'Iara Moura' })
  const mail = await mailTo(email, 'Convite para a equipe do portal')
  const link = /\/convite-portal#token=[\w-]{43}/.exec(mail.text)?.[0] ?? ''
  await open(guest, link)
  await expectAccessible(guest)
  await guest.getByRole('button', { name: 'Aceitar convite' }).click()
  await expect(guest.getByRole('heading', { name: 'Convite aceito' })).toBeVisible(AFTER_WRITE)
  await signIn(guest, { email, password: PASSWORD })
  await open(guest, '/admin/eventos')
  await expect(guest.getByRole('heading', { level: 1, name: 'Eventos' })).toBeVisible(AFTER_WRITE)
  await guest.close()
})
