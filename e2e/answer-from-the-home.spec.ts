import { randomUUID } from 'node:crypto'
import type { Browser, Locator, Page } from '@playwright/test'
import { ownName, person, publishListing } from './support/guide.ts'
import { PASSWORD, toast } from './support/people.ts'
import { mailTo } from './support/services.ts'
import { DESKTOP, expect, expectAccessible, open, PHONE, test } from './support/test.ts'

/** After a write on a busy machine. */
const SLOWLY = { timeout: 30_000 }

async function business(browser: Browser, name: string) {
  const owner = await person(browser, { plan: 'atalaia', name: 'Helena Cardoso' })
  const listing = await publishListing(browser, owner, ownName(name))
  const [own] = await owner.read<{ name: string }[]>('/my/establishments')
  return { owner, ...listing, name: own?.name ?? '' }
}
const teamOf = (id: string) => `/dash-espadarte?aba=equipe&negocio=${id}`
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

// spec: 362, 365, 780
test('a message and a review are answered from the home, in few taps', async ({ browser }) => {
  const { owner, id, name } = await business(browser, 'Pousada Brisa')
  const guest = await person(browser, { name: 'Luciana Tavares' })
  const message = 'Tem quarto para dois no sábado?'
  const idempotency_key = randomUUID()
  await guest.send('post', '/contact-messages', { establishment_id: id, message, idempotency_key })
  await guest.send('put', `/establishments/${id}/my-review`, { rating: 4, text: 'Café ótimo.' })
  const template = { name: 'Temos vaga', text: 'Temos vaga, sim! Reserve por aqui.' }
  await owner.send('post', `/my/establishments/${id}/reply-templates`, template)

  const { page } = owner
  let taps = 0
  const tap = async (target: Locator) => {
    taps += 1
    await target.click(SLOWLY)
  }
  await page.setViewportSize(PHONE)
  await open(page, '/dash-espadarte')
  await expect(page.getByRole('heading', { level: 1, name: /esperam? por você$/ })).toBeVisible(
    SLOWLY,
  )
  const waiting = page.getByRole('region', { name: 'Luciana Tavares', exact: true })
  await expect(waiting).toContainText(message, SLOWLY)
  // Days left and what comes after them; no figure that the portal does not count.
  await expect(page.getByRole('complementary', { name: 'Teste grátis' })).toContainText(
    '/mês depois',
  )
  await expectAccessible(page)
  expect(await widthOf(page)).toBe(PHONE.width)
  await tap(waiting.getByRole('button', { name: 'Temos vaga' }))
  await tap(waiting.getByRole('button', { name: /^Responder/ }))
  await expect(toast(page, 'Resposta enviada para Luciana Tavares')).toBeVisible(SLOWLY)
  expect(taps).toBe(2)
  await expect(waiting).toHaveCount(0)
  const mail = await mailTo(guest.email, `${name} respondeu à sua mensagem`)
  expect(mail.text).toContain(template.text)

  await page.setViewportSize(DESKTOP)
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Responder avaliação ?, Luciana/ }).click()
  await page.getByLabel('Sua resposta').fill('Obrigada, Luciana!')
  await page.getByRole('button', { name: 'Publicar resposta' }).click()
  await expect(toast(page, 'Resposta publicada')).toBeVisible(SLOWLY)
  await expect(page.getByText('Avaliação sem resposta')).toHaveCount(0)
  await expect(page).toHaveURL(/\/dash-espadarte$/)

  await test.step('anything else that waits is three taps away, and gone from every badge', async () => {
    const later = { establishment_id: id, message: 'E no domingo?', idempotency_key: randomUUID() }
    await guest.send('post', '/contact-messages', later)
    await page.setViewportSize(PHONE)
    taps = 0
    const tab = page.getByRole('navigation', { name: 'Atalhos do painel' })
    await tap(tab.getByRole('link', { name: /^Conversas.*1 à espera de resposta/ }))
    await expect(page.getByRole('heading', { level: 1, name: '1 espera resposta' })).toBeVisible(
      SLOWLY,
    )
    await expectAccessible(page)
    expect(await widthOf(page)).toBe(PHONE.width)
    await tap(waiting.getByRole('button', { name: 'Temos vaga' }))
    await tap(waiting.getByRole('button', { name: /^Responder/ }))
    await expect(page.getByRole('heading', { name: 'Tudo respondido' })).toBeVisible(SLOWLY)
    await expect(tab.getByRole('link', { name: /à espera/ })).toHaveCount(0)
    expect(taps).toBe(3)
  })
  await Promise.all([owner.close(), guest.close()])
})

test.describe('a link of the team', () => {
  // It is tried once more after it was used.
  test.use({ expected: { complaints: [/status of 422/] } })

  // spec: 366
  test('goes by WhatsApp and lets one person in', async ({ browser }) => {
    const { owner, id, name } = await business(browser, 'Barraca da Ponte')
    await owner.page.setViewportSize(PHONE)
    await open(owner.page, teamOf(id))
    await owner.page.getByRole('link', { name: 'Convidar alguém' }).click(SLOWLY)
    await owner.page.getByRole('button', { name: /^Criar o link/ }).click()
    const whatsApp = owner.page.getByRole('link', { name: /^Mandar no WhatsApp/ })
    const text = new URL((await whatsApp.getAttribute('href', SLOWLY)) ?? '').searchParams.get(
      'text',
    )
    expect(text).toContain(name)
    const link = /https?:\S+#token=[\w-]{43}/.exec(text ?? '')?.[0] ?? ''
    await expectAccessible(owner.page)
    expect(await widthOf(owner.page)).toBe(PHONE.width)

    const [sandro, late] = [await person(browser, { name: 'Sandro' }), await person(browser)]
    await open(sandro.page, link)
    await sandro.page.getByRole('button', { name: 'Aceitar convite' }).click(SLOWLY)
    await expect(sandro.page.getByRole('heading', { name: 'Você agora é da equipe' })).toBeVisible(
      SLOWLY,
    )
    await open(late.page, link)
    await expect(
      late.page.getByRole('heading', { name: 'Este convite não vale mais' }),
    ).toBeVisible(SLOWLY)
    await Promise.all([owner.close(), sandro.close(), late.close()])
  })
})

// spec: 368
test('an owner hands the business over and deletes the account', async ({ browser }) => {
  const { owner, id, slug, name } = await business(browser, 'Restaurante do Cais')
  const marta = await person(browser, { name: 'Marta Lima' })
  const { link } = await owner.send<{ link: { url: string } }>(
    'post',
    `/my/establishments/${id}/team/invitation-links`,
    { role: 'manager' },
  )
  const token = new URL(link.url).hash.replace('#token=', '')
  await marta.send('post', '/team-invitations/accept', { token })

  const { page } = owner
  await page.setViewportSize(DESKTOP)
  await open(page, '/dash-espadarte?aba=conta#privacidade')
  await page.getByRole('button', { name: 'Apagar minha conta' }).click(SLOWLY)
  const dialog = page.getByRole('dialog', { name: 'Apagar sua conta?' })
  await expect(dialog).toContainText('1 página de negócio fica no guia', SLOWLY)
  await expect(dialog).toContainText('A pessoa da sua equipe continua')
  await expectAccessible(page)
  await dialog.getByRole('link', { name: `Passar ${name}` }).click()
  await page.getByRole('link', { name: /^Marta Lima/ }).click(SLOWLY)
  await page.getByRole('button', { name: /^Passar o negócio ?, Marta Lima$/ }).click(SLOWLY)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Oferecer o negócio' }).click()
  await expect(page.getByText(/^Você ofereceu este negócio a Marta Lima/)).toBeVisible(SLOWLY)
  await mailTo(owner.email, `Você ofereceu ${name} a alguém da equipe`)

  await mailTo(marta.email, `${name}: você aceita ser dono do negócio no portal?`)
  await marta.page.setViewportSize(PHONE)
  await open(marta.page, teamOf(id))
  const accept = marta.page.getByRole('button', { name: 'Aceitar e ser dono' })
  await expect(accept).toBeVisible(SLOWLY)
  await expectAccessible(marta.page)
  expect(await widthOf(marta.page)).toBe(PHONE.width)
  await accept.click()
  await expect(toast(marta.page, `Você agora é dono de ${name}`)).toBeVisible(SLOWLY)
  await mailTo(owner.email, `${name} tem novo dono`)

  await open(page, '/dash-clube#privacidade')
  await page.getByRole('button', { name: 'Apagar minha conta' }).click(SLOWLY)
  await expect(dialog).toContainText('Sua participação na equipe de 1 negócio', SLOWLY)
  await dialog.getByLabel('Sua senha', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Apagar para sempre' }).click()
  await expect(toast(page, 'Conta apagada')).toBeVisible(SLOWLY)

  const { members } = await marta.read<{ members: { name: string; role: string }[] }>(
    `/my/establishments/${id}/team`,
  )
  expect(members).toMatchObject([{ name: 'Marta Lima', role: 'owner' }])
  expect((await marta.page.request.get(`/guia/${slug}`)).status()).toBe(200)
  await Promise.all([owner.close(), marta.close()])
})
