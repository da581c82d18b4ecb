import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { ownName, person, publishListing } from './support/guide.ts'
import { newEmail, PASSWORD, toast } from './support/people.ts'
import { mailTo } from './support/services.ts'
import { DESKTOP, expect, expectAccessible, open, PHONE, portalUrl, test } from './support/test.ts'

/** After a write on a busy machine. */
const SLOWLY = { timeout: 30_000 }
const A4 = ['595.275591', '841.889764']
const A6 = ['297.637795', '419.527559']

type Tab = 'mensagens' | 'avaliacoes' | 'equipe' | 'cartaz'
const tabOf = (id: string, tab: Tab) => `/dash-espadarte?aba=${tab}&negocio=${id}`

/** A published business, and its owner in a browser of their own. */
async function business(browser: Browser, name: string) {
  const owner = await person(browser, { plan: 'espadarte', name: 'Marlene Farias' })
  const listing = await publishListing(browser, owner, ownName(name))
  await owner.page.setViewportSize(DESKTOP)
  const [own] = await owner.read<{ name: string }[]>('/my/establishments')
  return { owner, ...listing, name: own?.name ?? '' }
}

test('a message sent on the page is read and answered in the dashboard', async ({ browser }) => {
  const { owner, id, slug, name } = await business(browser, 'Peixaria Maré Cheia')
  const visitor = await person(browser, { name: 'Luciana Tavares' })
  await open(visitor.page, `/guia/${slug}`)
  await visitor.page.getByRole('button', { name: 'Enviar mensagem' }).first().click()
  const dialog = visitor.page.getByRole('dialog')
  await dialog.getByLabel('Sua mensagem').fill('Tem mesa para 8 hoje?')
  await dialog.getByRole('button', { name: 'Enviar mensagem' }).click()
  await expect(toast(visitor.page, 'Sucesso!')).toBeVisible(SLOWLY)

  const mail = await mailTo(owner.email, `Nova mensagem para ${name}`)
  expect(mail.text).toContain('Tem mesa para 8 hoje?')
  expect(mail.text).toContain(`${portalUrl}${tabOf(id, 'mensagens')}`)

  await owner.page.setViewportSize(PHONE)
  await open(owner.page, tabOf(id, 'mensagens'))
  const unread = owner.page.getByRole('link', { name: /^Mensagem nova de Luciana Tavares/ })
  await expect(unread).toBeVisible(SLOWLY)
  await expectAccessible(owner.page)
  await unread.click()
  const chat = owner.page.getByRole('link', { name: /^Responder no WhatsApp/ })
  await expect(chat).toHaveAttribute(
    'href',
    new RegExp(`^https://wa.me/55${visitor.whatsapp}\\?text=`),
  )
  await expect(owner.page.getByRole('link', { name: 'Responder por e-mail' })).toHaveAttribute(
    'href',
    new RegExp(`^mailto:${visitor.email}\\?subject=Re`),
  )
  await expectAccessible(owner.page)
  expect(await owner.page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)

  await owner.page.goBack()
  const read = owner.page.getByRole('link', { name: /^Mensagem de Luciana Tavares/ })
  await expect(read).toBeVisible(SLOWLY)
  await expect(unread).toHaveCount(0)
  await expect(owner.page.getByText('Nenhuma mensagem nova')).toBeVisible()
  await expect
    .poll(() => visitor.read('/my/messages'), SLOWLY)
    .toMatchObject({ messages: [{ is_read: true }] })
  await Promise.all([owner.close(), visitor.close()])
})

// spec: 369
test('the owner replies to a review, and everybody reads the reply', async ({ page, browser }) => {
  const { owner, id, slug } = await business(browser, 'Barraca do Avuado')
  const guest = await person(browser, { name: 'Camila Ribeiro' })
  const words = { rating: 4, text: 'Peixe perfeito, só demorou um pouco.' }
  await guest.send('put', `/establishments/${id}/my-review`, words)

  await open(owner.page, tabOf(id, 'avaliacoes'))
  await expect(owner.page.getByText('1 sem resposta')).toBeVisible(SLOWLY)
  await expectAccessible(owner.page)
  await owner.page.getByRole('button', { name: /^Responder/ }).click()
  await owner.page.getByLabel('Sua resposta').fill('Obrigada, Camila! Sábado tem reforço.')
  await owner.page.getByRole('button', { name: 'Publicar resposta' }).click()
  await expect(toast(owner.page, 'Resposta publicada')).toBeVisible(SLOWLY)
  await expect(owner.page.getByText('Todas respondidas')).toBeVisible()

  const shown = await page.request.get(`/api/v1/establishments/${id}/reviews`)
  expect(await shown.json()).toMatchObject({
    reviews: [{ reply: { text: 'Obrigada, Camila! Sábado tem reforço.' } }],
  })
  await open(page, `/guia/${slug}`)
  await expect(page.getByText('Obrigada, Camila! Sábado tem reforço.')).toBeVisible(SLOWLY)
  await Promise.all([owner.close(), guest.close()])
})

/** The link of the e-mail, opened by somebody who has no account yet and makes one on the way. */
async function joinByEmail(page: Page, link: string, email: string) {
  await open(page, link)
  await page.getByRole('link', { name: 'Criar conta' }).click()
  await page.getByLabel('Nome completo').fill('Bento Souza')
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(email)
  await page.getByLabel('WhatsApp', { exact: true }).fill('91988886666')
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Criar conta', exact: true }).click()
  await page.getByRole('button', { name: 'Aceitar convite' }).click(SLOWLY)
}

test.describe('a team', () => {
  // The link is tried once more after it was used.
  test.use({ expected: { complaints: [/status of 422/] } })

  // spec: 370
  test('a manager is invited by e-mail, joins and does only what a manager may', async ({
    page,
    browser,
  }) => {
    const { owner, id, name } = await business(browser, 'Pousada Canto do Maçarico')
    const email = newEmail()
    await open(owner.page, tabOf(id, 'equipe'))
    await owner.page.getByRole('link', { name: 'Convidar alguém' }).click(SLOWLY)
    await owner.page.getByRole('textbox', { name: 'E-mail' }).fill(email)
    await owner.page.getByRole('radio', { name: /^Gerente/ }).check()
    await expectAccessible(owner.page)
    await owner.page.getByRole('button', { name: 'Enviar convite' }).click()
    await expect(toast(owner.page, `Convite enviado para ${email}`)).toBeVisible(SLOWLY)

    const mail = await mailTo(email, `Convite para a equipe de ${name}`)
    const link = new RegExp(`${portalUrl}/convite-equipe#token=[\\w-]{43}`).exec(mail.text)?.[0]
    await page.setViewportSize(PHONE)
    await open(page, link ?? '')
    await expect(
      page.getByRole('heading', { name: `Convite para a equipe de ${name}` }),
    ).toBeVisible(SLOWLY)
    await expectAccessible(page)
    await joinByEmail(page, link ?? '', email)
    await expect(page.getByRole('heading', { name: 'Você agora é da equipe' })).toBeVisible(SLOWLY)
    await page.getByRole('link', { name: 'Abrir o painel do negócio' }).click()
    await expect(page).toHaveURL(new RegExp(`/dash-espadarte\\?negocio=${id}`))

    await open(page, tabOf(id, 'equipe'))
    await expect(page.getByText(/^Só o dono convida/)).toBeVisible(SLOWLY)
    await expect(page.getByRole('link', { name: 'Convidar alguém' })).toHaveCount(0)
    const ask = (method: 'POST' | 'PATCH' | 'DELETE', path: string, data?: object) =>
      page.request.fetch(`/api/v1/my/establishments/${id}${path}`, {
        method,
        ...(data ? { data } : {}),
        headers: { origin: portalUrl },
      })
    const version = (await owner.read<{ version: number }>(`/my/establishments/${id}`)).version
    const allowed = await ask('PATCH', '', {
      version,
      changes: { description: 'Vista para o mar.' },
    })
    expect(allowed.status()).toBe(200)
    expect(
      (await ask('POST', '/team/invitations', { email: newEmail(), role: 'staff' })).status(),
    ).toBe(403)
    expect((await ask('POST', '/archive')).status()).toBe(403)

    await open(owner.page, tabOf(id, 'equipe'))
    await owner.page.getByRole('link', { name: /^Bento Souza/ }).click(SLOWLY)
    await owner.page.getByRole('button', { name: /^Tirar da equipe/ }).click()
    await owner.page
      .getByRole('alertdialog')
      .getByRole('button', { name: 'Tirar da equipe' })
      .click()
    await expect(toast(owner.page, 'Bento Souza saiu da equipe')).toBeVisible(SLOWLY)
    expect((await page.request.get(`/api/v1/my/establishments/${id}/team`)).status()).toBe(404)
    await open(page, link ?? '')
    await expect(page.getByRole('heading', { name: 'Este convite não vale mais' })).toBeVisible(
      SLOWLY,
    )
    await owner.close()
  })
})

// spec: 371
test('the poster is seen, downloaded in two sizes and leads to the page', async ({ browser }) => {
  const { owner, id, slug } = await business(browser, 'Tapiocaria da Praça')
  await open(owner.page, tabOf(id, 'cartaz'))
  const preview = owner.page.getByRole('img', { name: /^Prévia do cartaz/ })
  await expect(preview).toHaveAccessibleName(new RegExp(`${portalUrl}/guia/${slug}$`), SLOWLY)
  await expectAccessible(owner.page)
  for (const [size, [width, height]] of [
    ['a4', A4],
    ['a6', A6],
  ] as const) {
    const coming = owner.page.waitForEvent('download')
    await owner.page.getByRole('button', { name: `Baixar ${size.toUpperCase()} em PDF` }).click()
    const download = await coming
    expect(download.suggestedFilename()).toBe(`cartaz-${size}-${slug}.pdf`)
    const parts: Buffer[] = []
    for await (const part of await download.createReadStream()) parts.push(part)
    const file = Buffer.concat(parts).toString('latin1')
    expect(file.startsWith('%PDF-')).toBe(true)
    expect(file).toContain(`/MediaBox [0 0 ${width} ${height}]`)
  }
  const stranger = await person(browser)
  const refused = await stranger.page.request.get(`/api/v1/my/establishments/${id}/poster`)
  expect(refused.status()).toBe(404)
  const nobody = await stranger.page.request.get(`/api/v1/my/establishments/${randomUUID()}/poster`)
  expect(nobody.status()).toBe(404)
  await Promise.all([owner.close(), stranger.close()])
})
