import { query } from './support/operator.ts'
import { ADMIN, signIn, toast } from './support/people.ts'
import { DESKTOP, expect, expectAccessible, open, PHONE, test } from './support/test.ts'

const BEACH = '/praia/atalaia'
const EDITION = '63ª edição, de ensaio'

test.describe.configure({ mode: 'serial' })

test.afterAll(async () => {
  await query('delete from tide_tables')
  const [beach] = await query<{ id: string }>(`
    update sights set content = jsonb_set(content, '{ramps,0}',
      content -> 'ramps' -> 0 || '{"level_m": 3.4, "level_is_example": true}'::jsonb)
    where kind = 'beach' and slug = 'atalaia' returning id`)
  const tags = ['tides', 'sights', `sight:${beach?.id}`]
  await query(`select pg_notify('content_changed', $1)`, [JSON.stringify({ id: '', tags })])
})

/** Whatever the hour of the run. */
const CAR_ANSWER = /Retire o carro até|Sem carro na areia|não chega ao limite/

/** Minutes before midnight or after midday today, on the city's clocks. */
const todayAt = (time: string) => {
  const today = new Date(Date.now() - 3 * 3_600_000).toISOString().slice(0, 10)
  return new Date(`${today}T${time}:00-03:00`)
}

type Day = { date: string; extremes: { minute: number; height_m: number; kind: string }[] }

/** What the page shows as today, as the Navy would write it: a little higher. */
const tableOf = (days: Day[]) =>
  [
    'data;hora;altura;tipo',
    ...days.flatMap(({ date, extremes }) =>
      extremes.map(({ minute, height_m, kind }) => {
        const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
        const height = (height_m + 0.1).toFixed(2).replace('.', ',')
        const word = kind === 'high' ? 'preamar' : 'baixa-mar'
        return `${date.split('-').reverse().join('/')};${time};${height};${word}`
      }),
    ),
  ].join('\n')

for (const [device, size] of [
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const) {
  // spec: 377, 381
  test(`a visitor finds a beach and its tide on ${device}`, async ({ page }) => {
    await page.setViewportSize(size)
    await open(page, '/turismo?tipo=praias')
    await expect(page.getByRole('status').filter({ hasText: 'lugares' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Praia do Atalaia' }).click()
    await expect(page).toHaveURL(BEACH)
    await expect(page.getByRole('heading', { name: 'Praia do Atalaia', level: 1 })).toBeVisible()
    await expect(page.locator('svg[aria-label^="Curva da maré, de "]:visible')).toHaveCount(1)
    await expect(page.getByText('não use para navegação')).toBeVisible()
    await expect(page.getByText('Sem análise publicada')).toBeVisible()
    const days = page.getByRole('navigation', { name: 'Dia da maré' }).getByRole('link')
    await days.nth(2).click()
    await expect(page).toHaveURL(/\?dia=\d{4}-\d{2}-\d{2}$/)
    await expect(days.nth(2)).toHaveAttribute('aria-current', 'date')
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width)
  })
}

// spec: 381
test('the curve and the table of the week are there without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE })
  const page = await context.newPage()
  await page.goto(BEACH)
  await expect(page.locator('svg[aria-label^="Curva da maré"]:visible')).toHaveCount(1)
  const table = page.getByRole('table', { name: 'Maré da semana: Praia do Atalaia' })
  await expect(table.locator('tbody tr')).toHaveCount(7)
  await expect(table.locator('tbody tr').first()).toContainText(/\d{1,2}h\d{2}\s\d,\d\sm/)
  await page.getByRole('navigation', { name: 'Dia da maré' }).getByRole('link').nth(1).click()
  await expect(page).toHaveURL(/\?dia=/)
  await context.close()
})

for (const address of ['/', BEACH]) {
  // spec: 447, 448
  test(`at night ${address} shows the night, and says what is of tomorrow`, async ({ page }) => {
    await page.setViewportSize(PHONE)
    await page.clock.setFixedTime(todayAt('23:40'))
    await open(page, address)
    const curve = page.locator('svg[aria-label^="Curva da maré"]:visible')
    await expect(curve).toHaveAttribute(
      'aria-label',
      /^Curva da maré, de 17h40 de hoje a 17h40 de amanhã:.* Agora, 23h40,/,
    )
    // Which of the next waters are tomorrow's depends on the day; the sun always rises tomorrow.
    await expect(
      page
        .getByText(/amanhã/i)
        .filter({ visible: true })
        .first(),
    ).toBeVisible()
    await expect(page.getByText(CAR_ANSWER).first()).toBeVisible()
    await expect(page.getByText('nível de exemplo').first()).toBeVisible()
    await expectAccessible(page)
    if (address === '/') {
      const picture = page.locator('img[src="/art/hero-night-1600.webp"]')
      await expect(picture).toBeVisible()
      expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain(
        'night',
      )
    }
  })
}

// spec: 447
test('at noon the home answers with the day, and asks for no tap', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.clock.setFixedTime(todayAt('12:00'))
  await open(page, '/')
  await expect(page.locator('img[src="/art/hero-1600.webp"]')).toBeVisible()
  await expect(page.getByText(CAR_ANSWER).first()).toBeVisible()
})

// spec: 392, 393
test('a visitor plans a day, is warned of the tide, and sends the link', async ({ page }) => {
  await page.setViewportSize(PHONE)
  const tomorrow = new Date(Date.now() + 86_400_000 - 3 * 3_600_000).toISOString().slice(0, 10)
  const { days } = (await (
    await page.request.get(`/api/v1/tides?days=1&from=${tomorrow}`)
  ).json()) as { days: Day[] }
  const high = days[0]?.extremes.find(({ kind }) => kind === 'high')?.minute ?? 0
  const hour = `${String(Math.floor(high / 60)).padStart(2, '0')}:${String(high % 60).padStart(2, '0')}`

  await open(page, BEACH)
  await page.getByRole('button', { name: 'Adicionar ao roteiro: Praia do Atalaia' }).click()
  await expect(toast(page, 'No seu roteiro')).toBeVisible()
  await open(page, '/meu-roteiro')
  await page.getByRole('button', { name: 'Dia e hora: Praia do Atalaia' }).click()
  await page.getByRole('textbox', { name: 'Dia' }).fill(tomorrow.split('-').reverse().join('/'))
  await expect(page.getByRole('heading', { name: /^Amanhã, / })).toBeVisible()
  await page.getByLabel(/^Hora/).fill(hour)
  await page.getByLabel(/^Hora/).blur()
  await expect(page.getByText(/^Maré alta nesta hora: preamar/)).toBeVisible()
  await expectAccessible(page)

  const calendar = page.getByRole('link', { name: 'Adicionar à agenda' })
  const address = (await calendar.getAttribute('href')) ?? ''
  expect(await (await page.request.get(address)).text()).toContain('SUMMARY:Praia do Atalaia')
  await page.evaluate(() => localStorage.clear())
  await open(page, address.replace('.ics', ''))
  await expect(page.getByText(/^Maré alta nesta hora: preamar/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Guardar no meu roteiro' }).click()
  await expect(page).toHaveURL('/meu-roteiro')
  await expect(page.getByRole('link', { name: 'Praia do Atalaia', exact: true })).toBeVisible()
})

// spec: 390, 416
test('an administrator sets the level of a ramp, and the beach says when to leave', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP)
  await signIn(page, ADMIN)
  await open(page, '/admin/praias')
  await page.getByRole('link', { name: 'Editar Praia do Atalaia' }).click()
  const ramp = page.getByRole('group', { name: 'Rampa 1' })
  await ramp.getByLabel('Limite da água, em metros').fill('3,2')
  await ramp.getByLabel('Este limite é só um exemplo').uncheck()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(toast(page, 'Página salva')).toBeVisible()

  await page.setViewportSize(PHONE)
  await open(page, BEACH)
  await expect(page.getByText(CAR_ANSWER).first()).toBeVisible()
  await expect(page.getByText('nível de exemplo')).toHaveCount(0)
  const limit = page.locator('svg text:visible', { hasText: /^limite$/ }).first()
  await expect(limit.locator('xpath=following-sibling::*[1]')).toHaveText('3,2 m')
  await expect(page.getByRole('heading', { name: 'A semana na areia' })).toBeVisible()
  await expectAccessible(page)
})

// spec: 417
test('an official table is named on the page at once', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  const { days } = (await (await page.request.get('/api/v1/tides?days=3')).json()) as {
    days: Day[]
  }
  await signIn(page, ADMIN)
  await open(page, '/admin/mares')
  await page.getByLabel('Escolher arquivo CSV').setInputFiles({
    name: 'tabua.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(tableOf(days)),
  })
  await expect(page.getByText('Nenhum problema encontrado.')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Edição').fill(EDITION)
  await page.getByRole('button', { name: 'Importar tábua' }).click()
  await expect(toast(page, 'Tábua importada')).toBeVisible()
  await expect(page.getByRole('cell', { name: EDITION, exact: true })).toBeVisible()
  await open(page, BEACH)
  await expect(page.getByText(`Tábuas das Marés, ${EDITION}, Fundeadouro`)).toBeVisible()

  // The next edition says otherwise: a person decides.
  await open(page, '/admin/mares')
  const moved = days.map((day) => ({
    ...day,
    extremes: day.extremes.map((water) => ({ ...water, height_m: water.height_m + 0.1 })),
  }))
  await page.getByLabel('Escolher arquivo CSV').setInputFiles({
    name: 'tabua.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(tableOf(moved)),
  })
  await expect(page.getByText('3 dias já têm tábua e ela diz outra coisa')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Importar tábua' })).toBeDisabled()
  await expectAccessible(page)
})

// spec: 1042, 1043, 1044
test('the team says the flag of a beach; visitors read it beside the weather, each with its hour', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP)
  await signIn(page, ADMIN)
  await open(page, '/admin/praia-agora')
  const beach = page.getByRole('region', { name: 'Praia do Atalaia' })
  await beach.getByRole('combobox', { name: 'Bandeira' }).click()
  await page.getByRole('option', { name: 'Vermelha', exact: true }).click()
  await beach.getByLabel('Quem viu').fill('Corpo de Bombeiros')
  await expectAccessible(page)
  await beach.getByRole('button', { name: 'Dizer agora' }).click()
  await expect(toast(page, 'No ar')).toBeVisible()
  await page.setViewportSize(PHONE)
  await open(page, BEACH)
  const said = page.getByRole('region', { name: 'Bandeira e guarda-vidas' })
  await expect(said.getByText('Bandeira vermelha.')).toBeVisible()
  await expect(
    said.getByText(/^Visto às? \d{1,2}h\d{2} por Corpo de Bombeiros\. Vale até/),
  ).toBeVisible()
  // Read by the worker from the stand-in when the portal began.
  const weather = page.getByRole('region', { name: /^Tempo/ })
  await expect(weather.getByText('Vento')).toBeVisible()
  await expect(weather.getByRole('link', { name: 'CC BY 4.0' })).toBeVisible()
  await expect(weather.getByText(/lida às? \d{1,2}h\d{2}; some/)).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
  await open(page, '/buscar?q=bandeira+do+atalaia')
  await expect(page.getByRole('heading', { name: /Bandeira vermelha/ })).toBeVisible()
  await page.setViewportSize(DESKTOP)
  await open(page, '/admin/praia-agora')
  await beach.getByRole('button', { name: 'Tirar do ar' }).click()
  await expect(toast(page, 'Saiu do ar')).toBeVisible()
})
