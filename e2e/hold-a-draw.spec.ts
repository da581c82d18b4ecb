/// <reference lib="dom" />
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import { cpfCheckDigits } from '../contract/src/shared/cpf.ts'
import { freePort } from '../scripts/local-postgres.ts'
import { runNode, stop } from '../scripts/processes.ts'
import { ADDRESS_FILE, SERVICES_FILE } from './support/operator.ts'
import { ADMIN, post, signIn, signUp, toast } from './support/people.ts'
import { DESKTOP, expect, expectAccessible, open, PHONE, portalUrl, test } from './support/test.ts'

const SECOND = { email: 'superadmin2@demo.salinas', password: ADMIN.password }
const SLOWLY = { timeout: 30_000 }
const DAY = 24 * 60 * 60_000
const REGULATION =
  'Regulamento de exemplo, para uma viagem de teste do portal. Participam maiores de 18 anos. Um número por pessoa. Os ganhadores saem das colunas da extração da Loteria Federal. Sem dono, vale o primeiro número acima. Prêmio não retirado em 180 dias prescreve.'
const LINES = ['27418', '63905', '08172', '51634', '94760']
/** As small as a document can be. */
const CERTIFICATE = Buffer.from(
  [
    '%PDF-1.4',
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    '2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj',
    'trailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF',
  ].join('\n'),
)
const day = (offset: number) =>
  new Date(Date.now() + offset * DAY - 3 * 60 * 60_000).toISOString().slice(0, 10)

const recordOf = (more: object = {}) => ({
  promoter_name: 'Portal de Salinas Ltda.',
  promoter_cnpj: '11222333000181',
  adherents: '',
  process_number: '2026/004182-7',
  certificate_number: 'SPA/MF 04.041827/2026',
  certificate_from: day(-5),
  certificate_until: day(60),
  regulation: REGULATION,
  territory: 'no Pará',
  opens_on: day(-1),
  opens_time: '00:00',
  closes_on: day(2),
  closes_time: '18:00',
  extraction_on: day(3),
  series_count: 1,
  fallback: 'above',
  counts_redemptions: false,
  prizes: [{ title: 'Jantar para quatro', description: '', value_cents: 32_000 }],
  ...more,
})

const freshCpf = () => {
  const base = String(Math.floor(100_000_000 + Math.random() * 800_000_000))
  return `${base}${cpfCheckDigits(base)}`
}

/** Another node of the same portal, at another hour: nobody waits for the Loteria Federal. */
async function startNodeAt(moment: string) {
  const port = String(await freePort())
  const origin = `http://localhost:${port}`
  const node = runNode(['--import', './scripts/set-clock.ts', 'server/dist/serve.js'], {
    env: {
      ...JSON.parse(await readFile(SERVICES_FILE, 'utf8')),
      DATABASE_URL: await readFile(ADDRESS_FILE, 'utf8'),
      CLOCK_AT: moment,
      NODE_ENV: 'test',
      PORT: port,
      PUBLIC_URL: origin,
      LOG_LEVEL: 'error',
      SENSITIVE_LIMITS_FACTOR: '1000',
      MAX_EVENT_LOOP_DELAY_MS: '30000',
      PASSWORD_HASH_KIB: '64',
    },
    quiet: true,
  })
  while (!(await fetch(`${origin}/readyz`).catch(() => null))?.ok) await wait(200)
  return { origin, stop: () => stop(node) }
}

async function personAt(browser: Browser, origin: string, who: typeof ADMIN): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, viewport: DESKTOP })
  const page = await context.newPage()
  const answer = await page.request.post('/api/v1/auth/sign-in', {
    data: who,
    headers: { origin },
  })
  expect(answer.ok()).toBe(true)
  return page
}

/** What happens on a node whose clock says so. */
async function at(moment: string, work: (origin: string) => Promise<void>) {
  const node = await startNodeAt(moment)
  try {
    await work(node.origin)
  } finally {
    await node.stop()
  }
}

/** Pressed, and pressed again in the window that asks. */
async function press(page: Page, name: string) {
  await page.getByRole('button', { name }).click(SLOWLY)
  await page.getByRole('alertdialog').getByRole('button', { name }).click()
}

/** Where the bar of the frame covers half of a link, that link is too small for a finger. */
const fromTheTop = (page: Page) => page.evaluate(() => window.scrollTo(0, 0))

async function typeExtraction(page: Page) {
  await page.getByLabel('Número da extração').fill('6086')
  for (const [index, line] of LINES.entries()) {
    await page.getByLabel(`${index + 1}º prêmio da Federal`).fill(line)
  }
}

// A file that is no certificate is refused.
test.use({ expected: { complaints: [/status of 422 .*certificate/] } })

// spec: 305, 306
test('a draw goes from its legal record to a delivered prize', async ({ page, browser }) => {
  test.setTimeout(240_000)
  await page.setViewportSize(DESKTOP)
  await signIn(page, ADMIN)
  const title = `Sorteio ${randomUUID().slice(0, 8)}`
  let number = ''

  await test.step('the legal record comes first', async () => {
    await open(page, '/admin/sorteios')
    await page.getByLabel('Título do novo sorteio').fill(title)
    await page.getByRole('button', { name: 'Criar rascunho' }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible(SLOWLY)
    await expectAccessible(page)
    number = /^(\d+)\./.exec((await page.locator('h1').textContent()) ?? '')?.[1] ?? ''
    const id = page.url().split('/').at(-1)
    const saved = await page.request.put(`/api/v1/admin/draws/${id}`, {
      data: { version: 1, title, summary: 'Um jantar para quatro.', draft: recordOf() },
      headers: { origin: portalUrl },
    })
    expect(saved.ok()).toBe(true)
    await page.reload()
    await press(page, 'Fazer o registro legal')
    await expect(toast(page, 'Registro legal feito')).toBeVisible(SLOWLY)
  })

  await test.step('its certificate is kept as PDF', async () => {
    const choose = page.getByLabel('Escolher PDF')
    const name = 'certificado.pdf'
    await choose.setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from('não é') })
    await expect(page.getByText('Este arquivo não é um PDF.')).toBeVisible(SLOWLY)
    await choose.setInputFiles({ name, mimeType: 'application/pdf', buffer: CERTIFICATE })
    await expect(toast(page, 'Certificado guardado')).toBeVisible(SLOWLY)
    await expect(page.getByRole('link', { name: 'Baixar o certificado' })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('it is opened, and only then has a page', async () => {
    expect((await page.request.get(`/sorteios/${number}`)).status()).toBe(404)
    await press(page, 'Abrir o sorteio')
    await expect(toast(page, 'Sorteio aberto')).toBeVisible(SLOWLY)
    await fromTheTop(page)
    await expectAccessible(page)
  })

  const atHome = await browser.newContext({ viewport: PHONE })
  const member = await atHome.newPage()
  await test.step('a member takes part and sees the number', async () => {
    await signUp(member, { name: 'Luciana Moraes' })
    await open(member, `/sorteios/${number}`)
    await expect(member.getByRole('link', { name: /Certificado de autorização/ })).toHaveAttribute(
      'href',
      `/api/v1/draws/${number}/certificado.pdf`,
    )
    await expectAccessible(member)
    await open(member, '/dash-clube#sorteios')
    const own = member.getByRole('region', { name: new RegExp(title) })
    await own.getByLabel('CPF').fill(freshCpf(), SLOWLY)
    await own.getByLabel('Data de nascimento').fill('01/05/1990')
    await own.getByText('Li e aceito o regulamento').click()
    await own.getByRole('button', { name: 'Receber meu número' }).click()
    await expect(own.getByRole('list', { name: 'Seus números' })).toContainText(
      /\d\d\.\d\d\d/,
      SLOWLY,
    )
    await expectAccessible(member)
  })

  const address = new URL(page.url()).pathname
  await at(`${day(3)}T10:00:00-03:00`, async (origin) => {
    await test.step('the list is closed before the extraction', async () => {
      const admin = await personAt(browser, origin, ADMIN)
      await open(admin, address)
      await press(admin, 'Fechar a lista agora')
      await expect(toast(admin, 'Lista fechada e publicada')).toBeVisible(SLOWLY)
      await admin.context().close()
    })
  })

  await at(`${day(3)}T21:00:00-03:00`, async (origin) => {
    const one = await personAt(browser, origin, ADMIN)
    const other = await personAt(browser, origin, SECOND)
    await test.step('one administrator types the extraction, another one types it again', async () => {
      await open(one, address)
      await typeExtraction(one)
      await one.getByRole('button', { name: 'Guardar e pedir confirmação' }).click()
      await expect(one.getByText('Você digitou a extração 6086')).toBeVisible(SLOWLY)
      await open(other, address)
      await typeExtraction(other)
      await fromTheTop(other)
      await expectAccessible(other)
      await other.getByRole('button', { name: 'Confirmar e publicar os ganhadores' }).click()
      await expect(toast(other, 'Ganhadores publicados')).toBeVisible(SLOWLY)
    })
    await test.step('anybody does the sums again', async () => {
      await open(other, `/sorteios/${number}`)
      await expectAccessible(other)
      await other.getByRole('button', { name: 'Refazer a conta aqui' }).click()
      await expect(other.getByText('A conta bateu: 1 de 1')).toBeVisible(SLOWLY)
      await expectAccessible(other)
      await other.route('**/lista.csv', async (route) => {
        const answer = await route.fetch()
        const list = await answer.text()
        const changed = list.replace(/[0-9A-Z]\n$/, (end) => (end.startsWith('A') ? 'B\n' : 'A\n'))
        await route.fulfill({ response: answer, body: changed })
      })
      await other.getByRole('button', { name: 'Baixar e conferir de novo' }).click()
      await expect(other.getByText('O arquivo não é o mesmo')).toBeVisible(SLOWLY)
      await expectAccessible(other)
    })
    await test.step('the prize is handed over', async () => {
      await open(one, address)
      const prize = one.getByRole('region', { name: '1º prêmio' })
      await prize.getByRole('button', { name: 'Registrar contato' }).click(SLOWLY)
      await expect(toast(one, 'Contato registrado')).toBeVisible(SLOWLY)
      await prize.getByRole('button', { name: 'Registrar entrega' }).click()
      await expect(prize.getByText('Entregue a Luciana Moraes')).toBeVisible(SLOWLY)
      await fromTheTop(one)
      await expectAccessible(one)
    })
    await one.context().close()
    await other.context().close()
  })

  await test.step('the winner reads it', async () => {
    await member.reload()
    const own = member.getByRole('region', { name: new RegExp(title) })
    await expect(own.getByText('Você ganhou o 1º prêmio: Jantar para quatro')).toBeVisible(SLOWLY)
  })
  await atHome.close()
})

test.describe('what is refused', () => {
  // The portal says no, and the browser writes that down.
  test.use({ expected: { complaints: [/422/] } })

  // spec: 304
  test('a draw without a certificate is refused everywhere', async ({ page, browser }) => {
    await page.setViewportSize(DESKTOP)
    await signIn(page, ADMIN)
    const title = `Sem certificado ${randomUUID().slice(0, 8)}`
    const created = await (await post(page.request, '/admin/draws', { title })).json()
    const saved = await page.request.put(`/api/v1/admin/draws/${created.id}`, {
      data: { version: 1, title, summary: '', draft: recordOf({ certificate_number: '' }) },
      headers: { origin: portalUrl },
    })
    expect(saved.ok()).toBe(true)
    await open(page, `/admin/sorteios/${created.id}`)
    await press(page, 'Fazer o registro legal')
    await expect(page.getByRole('region', { name: /Falta acertar/ })).toContainText('certificado')
    await expectAccessible(page)
    const opening = await post(page.request, `/admin/draws/${created.id}/opening`, { version: 2 })
    expect(opening.status()).toBe(409)
    const visitor = await (await browser.newContext()).newPage()
    await visitor.goto('/sorteios')
    await expect(visitor.getByText(title)).toHaveCount(0)
    expect((await visitor.request.get(`/sorteios/${created.number}`)).status()).toBe(404)
    await visitor.context().close()
  })
})
