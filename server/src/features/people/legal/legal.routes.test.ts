import { LegalVersion } from '@portal/contract/people/legal/legal'
import { LEGAL_KINDS } from '@portal/contract/people/legal/legal.texts'
import { beforeAll, describe, expect, it } from 'vitest'
import { call } from '../../../../test/calls.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'
import { features } from '../../../features.ts'
import { legalTexts } from './legal.texts.ts'

const DAY_MS = 24 * 60 * 60 * 1000
// Sessions go by the real clock.
const clock = fixedClock(new Date().toISOString())
const portal = useTestApp({ clock })
let admin: TestPerson
let resident: TestPerson
beforeAll(async () => {
  admin = await createPerson(portal, { role: 'admin' })
  resident = await createPerson(portal)
  // Both had their accounts before anything is published here.
  clock.advance(60_000)
})

const day = (later = 0) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Belem' }).format(
    new Date(clock.now().getTime() + later * DAY_MS),
  )
const words = (...lines: string[]) => ({
  type: 'doc',
  content: lines.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
})
const read = (kind: string, number?: number) =>
  call(portal, 'GET', `/legal/${kind}${number ? `/versions/${number}` : ''}`)
const edited = async (kind = 'terms') =>
  (await call(portal, 'GET', `/admin/legal/${kind}`, undefined, admin)).json
const save = async (body: object, kind = 'terms', version?: number) =>
  call(
    portal,
    'PUT',
    `/admin/legal/${kind}/draft`,
    { version: version ?? (await edited(kind)).version, summary: 'Mudou um prazo.', ...body },
    admin,
  )
const publish = async (effective_from: string, kind = 'terms') =>
  call(
    portal,
    'POST',
    `/admin/legal/${kind}/versions`,
    { version: (await edited(kind)).version, effective_from },
    admin,
  )

const headingsOf = ({ content }: { content: { type: string; content: [{ text: string }] }[] }) =>
  content.filter(({ type }) => type === 'heading').map(({ content: [{ text }] }) => text)

const IN_FORCE = {
  terms: { number: 3, in_force: 3 },
  privacy: { number: 7, in_force: 7 },
}

describe('on an empty portal', () => {
  it('names every cookie in the policy', async () => {
    const text = JSON.stringify((await read('privacy')).json.body)
    expect(text).toContain('o cookie que mantém você conectado')
    expect(text).toContain('outro que, por 180 dias, reconhece o navegador')
    expect(JSON.stringify((await read('privacy', 1)).json.body)).toContain('Usamos só o cookie')
  })

  it('says in the policy how visits are counted, before it speaks of cookies', async () => {
    const { body, summary } = (await read('privacy', 3)).json
    const headings = headingsOf(body)
    const at = headings.indexOf('Como contamos as visitas')
    expect(headings[at + 1]).toBe('Cookies')
    const place = body.content.findIndex((block: object) =>
      JSON.stringify(block).includes('Como contamos as visitas'),
    )
    expect(body.content.slice(place, place + 3).map(({ type }: { type: string }) => type)).toEqual([
      ...['heading', 'paragraph', 'bulletList'],
    ])
    const text = JSON.stringify(body)
    for (const said of ['O IP e o navegador não são guardados', 'fica 7 dias', 'Não rastrear']) {
      expect(text).toContain(said)
    }
    expect(summary).toContain('conta visitas')
    expect(JSON.stringify((await read('privacy', 2)).json.body)).not.toContain('Como contamos')
  })

  // spec: 550
  it('says in the policy what a purchase makes us keep, for how long, and who is told', async () => {
    const { body, summary } = (await read('privacy', 4)).json
    const headings = headingsOf(body)
    const at = headings.indexOf('Quando você compra um plano')
    expect(headings.slice(at - 1, at + 3)).toEqual([
      ...['Por quanto tempo', 'Quando você compra um plano', 'Com quem compartilhamos'],
      'Como contamos as visitas',
    ])
    const text = JSON.stringify(body)
    for (const said of [
      ...['o CPF ou CNPJ de quem compra um plano', 'a hora e o endereço IP', '30 dias depois'],
      ...['cinco anos depois do pagamento', 'menos o que a lei pede das compras pagas'],
      ...['das compras pagas o que a lei pede', 'Google, Meta e Stripe'],
    ]) {
      expect(text).toContain(said)
    }
    for (const untrue of ['Não pedimos documentos', 'ficam só o registro', 'pessoais na hora."']) {
      expect(text).not.toContain(untrue)
    }
    const told = body.content.find((block: object) => JSON.stringify(block).includes('Autoridades'))
    const who = told.content.map(
      ({ content: [{ content }] }: { content: [{ content: [{ text: string }] }] }) =>
        content[0].text,
    )
    expect(who.slice(-3)).toEqual([
      ...['O banco do portal', 'Operadora de cartões (Stripe)', 'Autoridades'],
    ])
    expect(summary).toContain('quem compra um plano')
    expect(JSON.stringify((await read('privacy', 3)).json.body)).toContain('Não pedimos documentos')
  })

  // spec: 895
  it('says in the policy what each feature keeps of people, and for how long', async () => {
    const { body, summary } = (await read('privacy')).json
    const headings = headingsOf(body)
    for (const { name, person } of features) {
      if (person) expect(headings, `the feature ${name}`).toContain(person.policy)
    }
    expect(headings.indexOf('Quem responde por cada coisa')).toBe(
      headings.indexOf('O que guardamos') - 1,
    )
    const text = JSON.stringify(body)
    for (const said of [
      ...['180 dias depois do pedido', '180 dias depois da estadia', '12 meses no portal'],
      ...['um código de 10 minutos prova o e-mail', 'O aviso da maré não precisa de conta'],
      ...['some em 30 dias ou quando você o tira', 'Do sinal por Pix'],
      ...['210 dias depois da extração', 'por 90 dias', 'Open Delivery', 'CPF (cifrado)'],
    ]) {
      expect(text).toContain(said)
    }
    expect((await read('privacy', 5)).json.summary).toContain('quem responde por cada coisa')
    expect((await read('privacy', 6)).json.summary).toContain('comprovante de um Pix à casa')
    expect(summary).toContain('reserva pedida sem conta')
  })

  it('says in the terms that the portal takes no money of orders, and how a plan is left', async () => {
    const text = JSON.stringify((await read('terms')).json.body)
    expect(text).toContain('não cobra, não recebe o dinheiro, não entrega')
    expect(text).toContain('é um botão em “Plano e pagamentos”')
    expect(text).not.toMatch(/Macarico|Basta escrever/)
  })

  it.each(LEGAL_KINDS)(
    'there is a version of %s in force, as the contract wants texts',
    async (kind) => {
      const { status, json } = await read(kind)
      expect(status).toBe(200)
      expect(LegalVersion.parse(json)).toMatchObject(IN_FORCE[kind])
      const text = JSON.stringify(json.body)
      expect(text).toContain('{contato}')
      expect(text).not.toMatch(/CNPJ:? \d|\d{2}\.\d{3}\.\d{3}\//)
    },
  )

  it('promises the trial, the free club and the seven days of the law', async () => {
    const text = JSON.stringify((await read('terms')).json.body)
    // How many days is said by the table of plans alone.
    expect(text).toContain('período de teste mostrado na página de planos')
    expect(text).not.toMatch(/\d+ dias de teste/)
    expect(text).toContain('O clube é gratuito.')
    expect(text).toContain('desistir em até 7 dias')
  })

  it('knows no other document and no other version', async () => {
    expect((await read('cookies')).status).toBe(422)
    expect((await read('terms', 9)).status).toBe(404)
  })
})

describe('a new version', () => {
  // spec: 11
  it('is drafted, published for a day, and in force from the first minute of it', async () => {
    await save({ body: words('Novos termos.') })
    expect((await read('terms')).json.versions).toHaveLength(3)
    const { status, json } = await publish(day(2))
    expect([status, json.draft, json.in_force]).toEqual([201, null, 3])
    const before = (await read('terms')).json
    expect(before).toMatchObject({ number: 3, in_force: 3 })
    expect(before.versions.map(({ number }: { number: number }) => number)).toEqual([4, 3, 2, 1])
    clock.advance(new Date(`${day(2)}T03:00:00Z`).getTime() - clock.now().getTime() - 1)
    expect((await read('terms')).json.number).toBe(3)
    clock.advance(1)
    expect((await read('terms')).json).toMatchObject({ number: 4, in_force: 4 })
    expect((await read('terms', 1)).json).toMatchObject({ number: 1, in_force: 4 })
  })

  it('is what who signs up accepts, and the ledger says so', async () => {
    const { json } = await call(portal, 'POST', '/auth/sign-up', {
      email: 'novata@exemplo.test',
      password: 'maré alta às seis',
      full_name: 'Novata da Silva',
      whatsapp: '91988887777',
      state: 'PA',
      city: 'Salinópolis',
    })
    const accepted = (await portal.deps.stores.consents.list(json.user_id)).filter(
      ({ kind }) => kind !== 'promotions',
    )
    expect(accepted).toHaveLength(2)
    expect(accepted).toContainEqual(
      expect.objectContaining({ kind: 'terms', granted: true, textVersion: '4' }),
    )
    expect(accepted).toContainEqual(expect.objectContaining({ kind: 'privacy', textVersion: '7' }))
  })

  it('is told once to who had an account before, and not to who came after', async () => {
    const notices = (who: TestPerson) =>
      call(portal, 'GET', '/account/legal-notices', undefined, who)
    const told = { kind: 'terms', number: 4, summary: 'Mudou um prazo.' }
    expect((await notices(resident)).json).toMatchObject([{ ...told, is_in_force: true }])
    const { kind, number } = told
    const after = await call(portal, 'POST', '/account/legal-notices', { kind, number }, resident)
    expect(after.json).toEqual([])
    expect((await notices(resident)).json).toEqual([])
    const newcomer = await createPerson(portal)
    await portal.deps.connection
      .updateTable('users')
      .set({ created_at: clock.now() })
      .where('id', '=', newcomer.userId)
      .execute()
    expect((await notices(newcomer)).json).toEqual([])
  })

  it('is never edited: the table itself refuses', async () => {
    const change = "update legal_versions set summary = 'Outro'"
    await expect(portal.deps.pool.query(change)).rejects.toThrow('permission denied')
    await expect(portal.asOwner(change)).rejects.toThrow('append-only')
  })

  it.each([
    ['without a draft', null, 0, 'legal.no-draft'],
    ['without words', { body: words(' ') }, 0, 'legal.empty'],
    ['without saying what changed', { body: words('Outro.'), summary: '' }, 0, 'legal.no-summary'],
    ['for yesterday', { body: words('Outro.') }, -1, 'legal.too-early'],
    ['with the same words', { body: words('Novos termos.') }, 0, 'legal.unchanged'],
  ])('is refused %s', async (_why, draft, later, code) => {
    if (draft) await save(draft)
    expect((await publish(day(later))).json.code).toBe(code)
    await call(
      portal,
      'POST',
      '/admin/legal/terms/draft/discard',
      { version: (await edited()).version },
      admin,
    )
    expect((await edited()).draft).toBeNull()
  })

  it('is not written by two at once without the second being told', async () => {
    const { version } = await edited()
    await save({ body: words('A') }, 'terms', version)
    const late = await save({ body: words('B') }, 'terms', version)
    expect([late.status, late.json.code, late.json.detail]).toEqual([
      409,
      'stale',
      legalTexts.stale,
    ])
  })

  it('takes no photos', async () => {
    const attrs = { photo_id: crypto.randomUUID(), alt: '', caption: '', credit: '' }
    const body = { type: 'doc', content: [{ type: 'figure', attrs }] }
    expect((await save({ body })).status).toBe(422)
  })
})

it('tells nobody who is not signed in', async () => {
  expect((await call(portal, 'GET', '/account/legal-notices')).status).toBe(401)
  const body = { kind: 'terms', number: 1 }
  expect((await call(portal, 'POST', '/account/legal-notices', body)).status).toBe(401)
})
