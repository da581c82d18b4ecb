import { readFile } from 'node:fs/promises'
import ICAL from 'ical.js'
import { ADMIN, newEmail, signIn, toast } from './support/people.ts'
import { mailTo } from './support/services.ts'
import { DESKTOP, expect, expectAccessible, open, PHONE, portalUrl, test } from './support/test.ts'

const AFTER_WRITE = { timeout: 30_000 }
const PLACE = 'Praça da Matriz'

/** In four days, so that nothing depends on the hour of the run. */
function inFourDays() {
  const day = new Date(Date.now() + 4 * 86_400_000)
  const iso = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Belem' }).format(day)
  const [year, month, date] = iso.split('-')
  return { iso, typed: `${date}/${month}/${year}` }
}

// spec: 386, 387
test('a visitor sends an event, an administrator publishes it, and it reaches a calendar', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000)
  await page.setViewportSize(PHONE)
  const title = `Sarau da Maré ${Date.now()}`
  const email = newEmail()
  const day = inFourDays()

  // The form says what is missing, and keeps what was typed over a reload.
  await open(page, '/eventos')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
  await page.getByRole('link', { name: 'Divulgar um evento' }).click()
  await expect(page.getByRole('heading', { name: 'Divulgar um evento' })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Nome do evento').fill(title)
  await page.getByRole('button', { name: 'Enviar evento' }).click()
  await expect(page.getByRole('link', { name: 'Escolha uma categoria.' })).toBeVisible()
  await open(page, '/cadastro-evento')
  await expect(page.getByLabel('Nome do evento')).toHaveValue(title)

  await page.getByLabel('Categoria').selectOption('cultura')
  await page.getByLabel('Descrição').fill('Poesia e violão.\nTraga sua cadeira.')
  await page.getByLabel('Dia', { exact: true }).fill(day.typed)
  await page.getByLabel('Começa às').fill('22:00')
  await page.getByLabel('Termina às').fill('01:00')
  await page.getByLabel('Nome do lugar').fill(PLACE)
  await page.getByLabel('A entrada é grátis').check()
  await page.getByLabel('Seu nome').fill('Dalva Reis')
  await page.getByRole('main').getByLabel('Seu e-mail').fill(email)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
  await page.getByRole('button', { name: 'Enviar evento' }).click()
  await expect(page.getByRole('heading', { name: 'Falta só confirmar seu e-mail' })).toBeVisible(
    AFTER_WRITE,
  )
  await expectAccessible(page)

  // The link of the e-mail asks for a press, as scanners of mail open links; a second time harms nothing.
  const mail = await mailTo(email, 'Confirme o envio do seu evento')
  const link = /\/cadastro-evento\/confirmar#token=[\w-]{43}/.exec(mail.text)?.[0] ?? ''
  for (const _ of [1, 2]) {
    await page.goto('/')
    await open(page, link)
    await page.getByRole('button', { name: 'Confirmar o envio' }).click()
    await expect(page.getByRole('heading', { name: 'Evento confirmado!' })).toBeVisible(AFTER_WRITE)
  }
  await mailTo(email, `Recebemos seu evento: ${title}`)

  // An administrator finds it waiting and publishes it.
  const office = await browser.newContext({ baseURL: portalUrl, viewport: DESKTOP })
  const desk = await office.newPage()
  await signIn(desk, ADMIN)
  await open(desk, '/admin/eventos?situacao=pending')
  await desk.getByRole('link', { name: `Abrir ${title}` }).click()
  await expect(desk.getByText(email)).toBeVisible(AFTER_WRITE)
  await expectAccessible(desk)
  await desk.getByRole('button', { name: 'Aprovar e publicar' }).click()
  await expect(toast(desk, 'Situação salva')).toBeVisible(AFTER_WRITE)

  // The visitor follows the e-mail to the page and takes the event home.
  const approval = await mailTo(email, `Seu evento está no ar: ${title}`)
  const address = /\/eventos\/[a-z0-9-]+/.exec(approval.text)?.[0] ?? ''
  await open(page, `/eventos?busca=${encodeURIComponent(title)}`)
  await page.getByRole('link', { name: title }).click()
  await expect(page).toHaveURL(new RegExp(`${address}$`))
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByText('Grátis').first()).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Adicionar à minha agenda' }).click()
  const file = await readFile(await (await downloading).path(), 'utf8')
  const [kept] = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent')
  expect(kept?.getFirstPropertyValue('summary')).toBe(title)
  expect(file).toContain(`DTSTART;TZID=America/Belem:${day.iso.replaceAll('-', '')}T220000`)

  // Cancelled: the page, the list and the calendar say so.
  await desk.getByRole('combobox', { name: 'Como está' }).selectOption('cancelled')
  await desk.getByLabel('Recado para o público').fill('Por causa da chuva.')
  await desk.getByRole('button', { name: 'Avisar' }).click()
  await expect(toast(desk, 'Aviso publicado')).toBeVisible(AFTER_WRITE)
  await office.close()
  await open(page, address)
  await expect(page.getByText('Evento cancelado')).toBeVisible()
  await expect(page.getByText('Por causa da chuva.')).toBeVisible()
  const jsonLd = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(jsonLd.join()).toContain('https://schema.org/EventCancelled')
  const calendar = await (await page.request.get(`${address}/evento.ics`)).text()
  expect(calendar).toContain('STATUS:CANCELLED')
  await open(page, `/eventos?busca=${encodeURIComponent(title)}`)
  await expect(page.getByText('Cancelado')).toBeVisible()
  await expectAccessible(page)
})

// spec: 382
test('the programme is read without a script, as a list and as a calendar', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: portalUrl, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/eventos?busca=orla')
  await expect(page.getByRole('heading', { name: 'Feira da Orla' })).toBeVisible()
  await page.getByRole('link', { name: 'Calendário' }).click()
  await expect(page.getByRole('table')).toBeVisible()
  await page.getByRole('link', { name: 'Próximo mês' }).click()
  await page.getByRole('table').getByRole('link', { name: 'Feira da Orla' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Feira da Orla' })).toBeVisible()
  await expect(page.getByText('Toda semana, aos sábados').first()).toBeVisible()
  await context.close()
})
