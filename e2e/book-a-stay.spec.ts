import { randomUUID } from 'node:crypto'
import type { Browser, Locator } from '@playwright/test'
import { ownName, person, publishListing } from './support/guide.ts'
import { takesPix } from './support/house-pix.ts'
import { query } from './support/operator.ts'
import { newEmail } from './support/people.ts'
import { codeMailedTo, mailTo, service } from './support/services.ts'
import { DESKTOP, expect, expectAccessible, open, PHONE, portalUrl, test } from './support/test.ts'

/** The live channel brings the answer; a busy machine takes its time. */
const SOON = { timeout: 30_000 }
const ROOM = 'Suíte Mar'

const inDays = (days: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Belem' }).format(
    Date.now() + days * 86_400_000,
  )

/** A pousada of this journey alone, with one room. */
async function openHouse(
  browser: Browser,
  name: string,
  more: readonly string[] = [],
  cents = 30_000,
) {
  const owner = await person(browser, { plan: 'espadarte', name: 'Fátima Monteiro' })
  const called = ownName(name)
  const { id, slug } = await publishListing(browser, owner, called)
  await query(
    `update establishments set modules = array['lodging'], subcategory_id = null,
      category_id = (select id from categories where slug = 'onde-ficar') where id = $1`,
    [id],
  )
  const base = `/my/establishments/${id}`
  const unit = randomUUID()
  for (const [place, roomName] of [ROOM, ...more].entries()) {
    const room = place === 0 ? unit : randomUUID()
    await owner.send('post', `${base}/lodging-units`, {
      ...{ id: room, name: roomName, kind: 'suite', capacity: 3, base_price_cents: cents },
    })
  }
  const calendar = `/dash-espadarte?aba=reservas&negocio=${id}`
  return { owner, id, slug, name: called, base, unit, calendar }
}

// spec: 1020, 1021, 1026
test('a guest without an account asks for a room in seven taps from home, and follows it by a link', async ({
  browser,
}) => {
  // The cheapest of all comes first once there are dates.
  const house = await openHouse(browser, 'Pousada Sem Senha', [], 1_000)
  const context = await browser.newContext({ baseURL: portalUrl, viewport: PHONE })
  const page = await context.newPage()
  let taps = 0
  const tap = async (what: Locator) => {
    await what.click(SOON)
    taps += 1
  }
  await open(page, '/')
  await tap(page.getByRole('main').getByRole('link', { name: 'Onde ficar' }).first())
  await tap(page.getByRole('link', { name: 'Datas' }))
  const dates = page.getByRole('dialog', { name: 'Datas' })
  await tap(dates.getByRole('link', { name: /^Chegar/ }).nth(40))
  await expect(dates.getByText(/Agora toque no dia da saída/)).toBeVisible()
  await expectAccessible(page)
  await tap(dates.getByRole('link', { name: /^Sair/ }).nth(1))
  await expect(page).toHaveURL(/chegada=/, SOON)
  await tap(page.getByRole('link', { name: house.name }).first())
  await tap(page.getByRole('link', { name: 'Pedir reserva' }).first())
  await page.getByLabel('Nome completo').fill('Rosa Lima', SOON)
  await page.getByRole('textbox', { name: 'WhatsApp' }).fill('91988887777')
  const email = newEmail()
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await tap(page.getByRole('button', { name: /^Pedir reserva por/ }))
  await expect(page.getByLabel('Código de 6 números')).toBeFocused(SOON)
  await expectAccessible(page)
  await page.getByLabel('Código de 6 números').fill(await codeMailedTo(email))
  await expect(page.getByRole('heading', { name: 'Pedido enviado' })).toBeVisible(SOON)
  expect(taps).toBe(7)

  await page.getByRole('link', { name: 'Ver minha reserva' }).click()
  await expect(page).toHaveURL(/\/reserva#token=/)
  await expect(page.getByText('Pedido enviado', { exact: true })).toBeVisible(SOON)
  await expectAccessible(page)
  const desk = house.owner.page
  await open(desk, house.calendar)
  await desk.getByRole('button', { name: /Aceitar por/ }).click(SOON)
  const { text } = await mailTo(email, `${house.name} aceitou seu pedido`)
  expect(text).toContain(page.url())
  await page.reload()
  await page.getByRole('button', { name: 'Confirmar reserva' }).click(SOON)
  await expect(page.getByText('Confirmada', { exact: true })).toBeVisible(SOON)
  await context.close()
})

// spec: 799
test('a guest goes from dates to a confirmed stay while the owner answers', async ({ browser }) => {
  const house = await openHouse(browser, 'Pousada Rede Branca')
  await takesPix(house.id)
  const guest = await person(browser, { name: 'João Moraes' })
  const { page } = guest
  await page.setViewportSize(PHONE)
  await open(
    page,
    `/hospedagem/${house.slug}?chegada=${inDays(20)}&saida=${inDays(22)}&pessoas=2&quarto=${house.unit}`,
  )
  await page.getByRole('link', { name: 'Pedir reserva' }).first().click()
  await expect(page.getByRole('heading', { name: 'Pedir reserva' })).toBeVisible(SOON)
  await expect(page.getByText(/Cancele sem custo até/)).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Mensagem à hospedagem').fill('Chegamos lá pelas 21h, tudo bem?')
  await page.getByRole('button', { name: /Pedir reserva por R\$\s600,00/ }).click()
  await expect(page.getByRole('heading', { name: 'Pedido enviado' })).toBeVisible(SOON)
  const sent = page.getByRole('main')
  for (const said of [ROOM, '2 noites', '2 pessoas', /R\$\s600,00/]) {
    await expect(sent.getByText(said).first()).toBeVisible()
  }

  const desk = house.owner.page
  await desk.setViewportSize(DESKTOP)
  await open(desk, house.calendar)
  await expect(desk.getByRole('heading', { name: '1 pedido espera você' })).toBeVisible(SOON)
  await expect(desk.getByText('“Chegamos lá pelas 21h, tudo bem?”')).toBeVisible()
  await expectAccessible(desk)
  await desk.getByRole('button', { name: 'Mensagens com o hóspede' }).click()
  await desk.getByLabel('Sua mensagem para João Moraes').fill('Pode chegar até 22h.')
  await desk.getByRole('button', { name: 'Enviar mensagem' }).click()
  await expect(desk.getByRole('listitem').filter({ hasText: 'Pode chegar até 22h.' })).toBeVisible(
    SOON,
  )
  await expectAccessible(desk)
  await desk.getByRole('button', { name: /Aceitar por/ }).click()
  await expect(desk.getByRole('heading', { name: 'Nenhum pedido à espera' })).toBeVisible(SOON)

  await page.getByRole('link', { name: 'Ver minhas reservas' }).click()
  const stay = page.getByRole('listitem', { name: /Pousada Rede Branca/ })
  await stay.getByRole('button', { name: 'Mensagens com a hospedagem' }).click(SOON)
  await expect(stay.getByText('Pode chegar até 22h.')).toBeVisible(SOON)
  const deposit = stay.getByRole('region', { name: 'Sinal da reserva' })
  await expect(deposit.getByText(/R\$\s180,00/).first()).toBeVisible(SOON)
  await deposit.getByRole('button', { name: 'Já paguei' }).click(SOON)
  await expect(deposit.getByText(/A casa está conferindo/)).toBeVisible(SOON)
  // The bank is on the phone, and so is the answer.
  await desk.setViewportSize(PHONE)
  await open(desk, `/dash-espadarte?aba=pix&negocio=${house.id}`)
  await expect(desk.getByRole('button', { name: /^Caiu na conta/ })).toBeVisible(SOON)
  await expectAccessible(desk)
  await desk.getByRole('button', { name: /^Caiu na conta/ }).click(SOON)
  await expect(deposit.getByText('Pix confirmado pela casa')).toBeVisible(SOON)
  await expect(stay.getByText('Confirmada', { exact: true })).toBeVisible(SOON)
  await expectAccessible(page)

  const [taken] = await query<{ kind: string }>(
    'select kind from unit_occupancies where unit_id = $1',
    [house.unit],
  )
  expect(taken?.kind).toBe('stay')
})

// spec: 642
test('an owner blocks a week by keyboard, and another portal takes its nights', async ({
  browser,
}) => {
  const house = await openHouse(browser, 'Chalés da Marezia')
  const { page } = house.owner
  await page.setViewportSize(DESKTOP)
  await open(page, house.calendar)
  const grid = page.getByRole('grid', { name: 'Noites de cada quarto' })
  await expect(grid).toBeVisible(SOON)
  const first = grid.getByRole('gridcell', { name: /livre/ }).nth(4)
  await first.focus()
  for (let night = 0; night < 6; night += 1) await page.keyboard.press('Shift+ArrowRight')
  await expect(grid.getByRole('gridcell', { selected: true })).toHaveCount(7)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Bloquear noites' })
  await dialog.getByLabel(/Motivo, só para você/).fill('Pintura')
  await dialog.getByRole('button', { name: 'Bloquear 7 noites' }).click()
  await expect(grid.getByRole('gridcell', { name: /Bloqueio seu: Pintura/ })).toBeVisible(SOON)

  const name = `viagem-${house.unit}`
  const calendars = await service('CALENDARS_PORT')
  await fetch(`${calendars}/control/${name}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ events: [{ uid: 'a', start: inDays(15), end: inDays(18) }] }),
  })
  await page.getByText('Ligar um calendário').click()
  await page.getByLabel('Endereço do calendário (iCal)').fill(`${calendars}/${name}.ics`)
  await page.getByRole('button', { name: 'Ligar calendário' }).click()
  await expect(grid.getByRole('gridcell', { name: /Bloqueio importado: Airbnb/ })).toBeVisible(SOON)
  await expectAccessible(page)
  await page.setViewportSize(PHONE)
  // What a bar of the portal lies over halfway is no small target: it is scrolled.
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectAccessible(page)

  const visitor = await browser.newContext({ baseURL: portalUrl })
  const answer = await visitor.request.get(
    `/api/v1/establishments/${house.slug}/stay-quote?unit=${house.unit}&arrival=${inDays(16)}&departure=${inDays(17)}&adults=2`,
  )
  expect((await answer.json()).barrier).toBe('taken')
  await visitor.close()
})

/** Names as long as people write them: none may widen a phone. */
const LONG = (place: number) => `Chalé da Ponta do Maçarico com varanda número ${place}`

// spec: 741, 743
test('on a phone: a week in three rooms is blocked in few taps, and a call becomes a stay', async ({
  browser,
}) => {
  const names = Array.from({ length: 11 }, (_, place) => LONG(place + 2))
  const house = await openHouse(browser, 'Pousada Ponta do Maçarico', names)
  const { page } = house.owner
  await page.setViewportSize(PHONE)
  await open(page, house.calendar)
  const grid = page.getByRole('grid', { name: 'Noites de cada quarto' })
  await expect(grid).toBeVisible(SOON)
  let taps = 0
  const tap = async (target: Locator) => {
    taps += 1
    await target.click()
  }
  for (const name of [ROOM, LONG(2), LONG(3)]) {
    await tap(grid.getByRole('button', { name: `Marcar ${name}`, exact: true }))
  }
  const dock = page.getByRole('region', { name: 'Noites marcadas' })
  await expect(dock).toContainText('em 3 quartos')
  await tap(dock.getByRole('button', { name: 'Bloquear' }))
  await tap(page.getByRole('button', { name: 'Bloquear 21 noites' }))
  await expect(grid.getByRole('gridcell', { name: /Bloqueio seu/ })).toHaveCount(3, SOON)
  expect(taps).toBeLessThanOrEqual(5)

  // The first night in one room and the last one in the next: both rooms are asked for at once.
  const free = (name: string) =>
    grid.getByRole('gridcell', { name: new RegExp(`^${name}, .*livre`) })
  await free(LONG(5)).first().click()
  await free(LONG(6)).nth(1).click()
  await dock.getByRole('button', { name: 'Reserva por telefone' }).click()
  const dialog = page.getByRole('dialog', { name: /^Reserva por telefone/ })
  await dialog.getByLabel('Nome do hóspede').fill('Cleide Barros')
  await dialog.getByLabel(`Total combinado, ${LONG(6)}`).fill('500,00')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: /^Guardar reserva, R\$\s1\.100,00/ }).click()
  const stays = grid.getByRole('gridcell', { name: /Estada: Cleide Barros/ })
  await expect(stays).toHaveCount(2, SOON)
  await expectAccessible(page)
  for (const width of [320, PHONE.width, 768]) {
    await page.setViewportSize({ width, height: 740 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  await page.setViewportSize(PHONE)
  await stays.first().click()
  const stay = page.getByRole('dialog', { name: 'Cleide Barros' })
  await expect(stay).toContainText('Anotada pela casa')
  await expect(stay.getByRole('button', { name: 'Mensagens com o hóspede' })).toHaveCount(0)
})

/** Seven nights of the season that comes first: the calendar looks ahead for less than a year. */
function nextSeason(): [from: string, name: string] {
  const today = inDays(0)
  const year = Number(today.slice(0, 4))
  if (today.slice(5) < '07-01') return [`${year}-07-05`, 'Julho']
  if (today.slice(5) < '12-27') return [`${year}-12-27`, 'Réveillon']
  return [`${year + 1}-07-05`, 'Julho']
}

// spec: 744, 746
test('on a phone: five rooms have July and Réveillon priced for every year in few taps', async ({
  browser,
}) => {
  const house = await openHouse(browser, 'Pousada Cinco Quartos', [2, 3, 4, 5].map(LONG))
  const { page } = house.owner
  await page.setViewportSize(PHONE)
  await open(page, `/dash-espadarte?aba=quartos&negocio=${house.id}`)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await expect(button('Julho')).toBeVisible(SOON)
  let taps = 0
  const tap = async (name: string) => {
    taps += 1
    await button(name).click()
  }
  await tap('Julho')
  await tap('+ 50%')
  // A room by itself: its field is touched, and written.
  taps += 1
  await page.getByLabel(`${LONG(5)}, Julho: preço da noite`).fill('480,00')
  await tap('Réveillon')
  await tap('+ 100%')
  await expectAccessible(page)
  await tap('Salvar temporadas')
  await expect(button('Salvar temporadas')).toBeHidden(SOON)
  expect(taps).toBeLessThanOrEqual(25)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)

  const year = new Date().getUTCFullYear() + 1
  for (const [arrival, season, cents] of [
    [`${year}-07-10`, 'Julho', 45_000],
    [`${year}-12-31`, 'Réveillon', 60_000],
  ] as const) {
    const departure = arrival.replace(/..$/, (day) => (day === '31' ? '31' : '11'))
    const until = departure === arrival ? `${year + 1}-01-01` : departure
    const answer = await page.request.get(
      `/api/v1/establishments/${house.slug}/stay-quote?unit=${house.unit}&arrival=${arrival}&departure=${until}&adults=2`,
    )
    expect((await answer.json()).nights).toMatchObject([{ season, cents }])
  }

  // On the calendar the nights say why they cost what they cost, and some of them get another price.
  const [from, name] = nextSeason()
  await open(page, `${house.calendar}&de=${from}`)
  const grid = page.getByRole('grid', { name: 'Noites de cada quarto' })
  await grid.getByRole('button', { name: `Marcar ${ROOM}`, exact: true }).click(SOON)
  await page.getByRole('button', { name: 'Preço e mínimo' }).click()
  const dialog = page.getByRole('dialog', { name: 'Preço destas noites' })
  await expect(dialog).toContainText(`${name}, 7 noites`)
  await dialog.getByLabel('Preço da noite').fill('700,00')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Mudar 7 noites' }).click()
  await expect(grid.getByRole('gridcell', { name: /livre, R\$\s700,00/ })).toHaveCount(7, SOON)
})
