import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { OPEN_DATA_FIELDS } from '@portal/contract/guide/open-data/open-data-fields'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { withClient } from '../../../../../../scripts/local-postgres.ts'
import { createCategories, createListing, dailyHours } from '../../../../../test/establishments.ts'
import { fixedClock, startNode, stopNode, useTestApp } from '../../../../../test/test-app.ts'
import { Tag } from '../../../../platform/live/tags.ts'

const clock = fixedClock()
const portal = useTestApp({ clock, environment: { SENSITIVE_LIMITS_FACTOR: '10' } })
const get = (url: string, headers: Record<string, string> = {}) =>
  portal.app.inject({ url, headers })
const announce = () =>
  portal.deps.work.transaction(async ({ changes }) => changes.announce(Tag.establishments))

beforeEach(async () => {
  await portal.deps.connection.deleteFrom('establishments').execute()
  await announce()
})

type Feature = {
  type: string
  id: string
  geometry: { type: string; coordinates: number[] } | null
  properties: Record<string, unknown>
}
type Collection = { type: string; features: Feature[] } & Record<string, unknown>

async function readGeoJson() {
  const answer = await get('/dados/guia.geojson')
  expect(answer.statusCode).toBe(200)
  return answer.json() as Collection
}

/** PostgreSQL reads the file: a reader of CSV that we did not write, and a strict one. */
async function readCsv(text: string): Promise<Record<string, string | null>[]> {
  expect(text.startsWith('\uFEFF')).toBe(true)
  const folder = await mkdtemp(join(tmpdir(), 'portal-open-data-'))
  // The database may run as somebody else.
  await chmod(folder, 0o755)
  const file = join(folder, 'guia.csv')
  await writeFile(file, text.slice(1))
  const columns = OPEN_DATA_FIELDS.map(({ name }) => `${name} text`).join(', ')
  try {
    return await withClient(portal.superuserUrl, async (client) => {
      await client.query(`create temporary table read_back (${columns})`)
      await client.query(
        `copy read_back from '${file}' (format csv, header match, encoding 'UTF8')`,
      )
      return (await client.query('select * from read_back order by nome')).rows
    })
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** With a plan in force, so that all of it is public. */
async function createOpenListing() {
  const { comer, peixaria } = await createCategories(portal)
  const made = await createListing(portal, {
    fields: {
      name: 'Peixe "do dia", à beira\r\nmar',
      category_id: comer,
      subcategory_id: peixaria,
      neighbourhood: 'Maçarico',
      street: 'Av. Beira-Mar',
      number: '812',
      cep: '68721000',
      phone: '9134230000',
      whatsapp: '91988887777',
      email: 'segredo@exemplo.com',
      cnpj: '11222333000181',
      description: 'Texto de quem escreveu.',
      website: 'https://exemplo.com.br',
      instagram: 'peixe.do.dia',
      place: { latitude: -0.6135, longitude: -47.3561 },
      price_range: 2,
      payment_methods: ['pix', 'credito'],
      amenities: ['pet', 'acessivel'],
    },
    hours: dailyHours(480, 1080),
    rating: { count: 3, sum: 14 },
  })
  await sql`update establishments set plan = 'atalaia' where id = ${made.id}`.execute(
    portal.deps.connection,
  )
  await announce()
  return made
}

describe('the open files of the guide', () => {
  // spec: 402
  it('say as GeoJSON whose they are, since when, and what the guide shows of a place', async () => {
    const { id, slug } = await createOpenListing()
    const answer = await get('/dados/guia.geojson')
    expect(answer.headers).toMatchObject({
      'content-type': 'application/geo+json; charset=utf-8',
      'cache-control': 'public, max-age=300',
      'access-control-allow-origin': '*',
      'last-modified': clock.now().toUTCString(),
      'content-disposition': 'attachment; filename="guia-2026-07-18.geojson"',
    })
    expect(answer.headers.link).toContain(
      '<https://creativecommons.org/licenses/by/4.0/deed.pt-br>; rel="license"',
    )
    const { features, ...about } = answer.json() as Collection
    expect(about).toMatchObject({
      type: 'FeatureCollection',
      updated_at: clock.now().toISOString(),
      licence: { id: 'CC-BY-4.0' },
      about: 'http://portal.test/dados-abertos',
      total: 1,
    })
    expect(about.attribution).toContain('dados de 18/07/2026, CC-BY-4.0')
    expect(features).toEqual([
      {
        type: 'Feature',
        id,
        geometry: { type: 'Point', coordinates: [-47.3561, -0.6135] },
        properties: {
          id,
          nome: expect.stringContaining('do dia'),
          categoria: 'Onde comer',
          subcategoria: 'Peixaria',
          bairro: 'Maçarico',
          logradouro: 'Av. Beira-Mar, 812',
          cep: '68721000',
          telefone: '9134230000',
          site: 'https://exemplo.com.br',
          horarios: 'Mo-Su 08:00-18:00',
          preco: 2,
          pagamentos: ['pix', 'credito'],
          comodidades: ['pet', 'acessivel'],
          nota: 4.7,
          avaliacoes: 3,
          conferido_em: '2026-07-18',
          atualizado_em: clock.now().toISOString(),
          demonstracao: false,
          pagina: `http://portal.test/guia/${slug}`,
        },
      },
    ])
  })

  // spec: 402
  it('say the same as CSV to a reader that is not ours', async () => {
    await createOpenListing()
    const answer = await get('/dados/guia.csv')
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    const [row, ...others] = await readCsv(answer.body)
    expect(others).toEqual([])
    const [feature] = (await readGeoJson()).features
    const { pagamentos, comodidades, ...facts } = feature?.properties ?? {}
    const asText = Object.entries(facts).map(([name, value]) => [name, String(value)])
    expect(row).toMatchObject(Object.fromEntries(asText))
    expect(row).toMatchObject({ pagamentos: 'pix|credito', latitude: '-0.6135' })
    expect(comodidades).toEqual(row?.comodidades?.split('|'))
  })

  it.each(['geojson', 'csv'])('never say in %s what is a person’s or not public', async (kind) => {
    await createOpenListing()
    await createListing(portal, { fields: { name: 'Celular de alguém', phone: '91999990000' } })
    for (const status of ['draft', 'pending', 'rejected', 'suspended', 'archived'] as const) {
      await createListing(portal, { status, fields: { name: `Escondido ${status}` } })
    }
    await announce()
    const { body } = await get(`/dados/guia.${kind}`)
    expect(body).toContain('Celular de alguém')
    for (const hidden of [
      ...['Escondido', 'segredo@', '91988887777', '91999990000', '11222333000181'],
      ...['Texto de quem escreveu', 'peixe.do.dia'],
    ]) {
      expect(body).not.toContain(hidden)
    }
  })

  it('say of a place without a plan only what its basic card shows', async () => {
    await createListing(portal, {
      fields: { street: 'Rua Secreta', place: { latitude: -0.61, longitude: -47.35 } },
    })
    await announce()
    const [feature] = (await readGeoJson()).features
    expect(feature?.geometry).toBeNull()
    expect(feature?.properties).toMatchObject({ logradouro: null, site: null, comodidades: [] })
  })

  it('mark what was invented for a demonstration', async () => {
    const { id } = await createListing(portal)
    await sql`update establishments set is_demo = true where id = ${id}`.execute(
      portal.deps.connection,
    )
    await announce()
    expect((await readGeoJson()).features[0]?.properties.demonstracao).toBe(true)
  })

  it('carry nothing that a spreadsheet would run', async () => {
    for (const name of ['=HYPERLINK("http://mal.example")', '+cmd|calc', '@SUM(A1)', '-2+3']) {
      await createListing(portal, { fields: { name } })
    }
    await announce()
    const rows = await readCsv((await get('/dados/guia.csv')).body)
    expect(rows).toHaveLength(4)
    for (const { nome } of rows) expect(nome).toMatch(/^'[=+@-]/)
  })

  it('are told as known to who has them, and sent anew with a new date after a change', async () => {
    const { id } = await createOpenListing()
    const first = await get('/dados/guia.csv')
    const etag = String(first.headers.etag)
    const again = await get('/dados/guia.csv', { 'if-none-match': etag })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    const since = { 'if-modified-since': String(first.headers['last-modified']) }
    expect((await get('/dados/guia.csv', since)).statusCode).toBe(304)
    clock.advance(3_600_000)
    await sql`update establishments set plan = 'clube' where id = ${id}`.execute(
      portal.deps.connection,
    )
    await announce()
    const changed = await get('/dados/guia.csv', { 'if-none-match': etag })
    expect((await get('/dados/guia.csv', since)).statusCode).toBe(200)
    expect(changed.statusCode).toBe(200)
    expect(changed.headers.etag).not.toBe(etag)
    expect(changed.headers['last-modified']).toBe(clock.now().toUTCString())
  })

  it('have the same tag and date on every node', async () => {
    await createOpenListing()
    const first = await get('/dados/guia.geojson')
    clock.advance(60_000)
    const other = await startNode(portal.databaseUrl, { clock })
    const second = await other.app.inject('/dados/guia.geojson')
    await stopNode(other)
    for (const name of ['etag', 'last-modified']) {
      expect(second.headers[name]).toBe(first.headers[name])
    }
    expect(second.body).toBe(first.body)
  })

  it('come compressed to who takes them so, and without a body to who asks for the head', async () => {
    for (let n = 0; n < 8; n += 1) await createListing(portal)
    await announce()
    const packed = await get('/dados/guia.geojson', { 'accept-encoding': 'gzip' })
    expect(packed.headers['content-encoding']).toBe('gzip')
    expect(JSON.parse(gunzipSync(packed.rawPayload).toString())).toMatchObject({ total: 8 })
    const head = await portal.app.inject({ method: 'HEAD', url: '/dados/guia.geojson' })
    expect([head.statusCode, head.body]).toEqual([200, ''])
    expect(head.headers.etag).toBe(packed.headers.etag)
  })

  it('are counted and dated for the page that explains them', async () => {
    await createOpenListing()
    await createListing(portal)
    await announce()
    expect((await get('/api/v1/open-data')).json()).toMatchObject({
      total: 2,
      located: 1,
      licence: { id: 'CC-BY-4.0' },
    })
  })
})

it('are refused to who fetches them without end, but not the news that nothing changed', async () => {
  const greedy = await startNode(portal.databaseUrl, { clock })
  const ask = (headers = {}) =>
    greedy.app.inject({ url: '/dados/guia.csv', remoteAddress: '203.0.113.9', headers })
  const { etag } = (await ask()).headers
  const answers: number[] = []
  for (let n = 0; n < 30; n += 1) answers.push((await ask()).statusCode)
  expect(answers.at(-1)).toBe(429)
  expect((await ask({ 'if-none-match': String(etag) })).statusCode).toBe(304)
  await stopNode(greedy)
})
