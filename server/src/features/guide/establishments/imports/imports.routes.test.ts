import { templateCsv } from '@portal/contract/guide/imports/import-columns'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createCategories, createListing, dailyHours } from '../../../../../test/establishments.ts'
import { createPerson, type TestPerson } from '../../../../../test/people.ts'
import { form } from '../../../../../test/photos.ts'
import { useTestApp } from '../../../../../test/test-app.ts'

const portal = useTestApp()
let admin: TestPerson
let owner: TestPerson
beforeAll(async () => {
  await createCategories(portal)
  admin = await createPerson(portal, { role: 'admin' })
  owner = await createPerson(portal, { plan: 'espadarte' })
})
beforeEach(async () => {
  await portal.deps.connection.deleteFrom('establishments').execute()
})

type From = Partial<TestPerson> & { origin?: string }
async function send(path: string, content: string | Buffer, from: From = admin) {
  const { headers, payload } = form(Buffer.from(content), {
    filename: 'guia.csv',
    type: 'text/csv',
  })
  const answer = await portal.app.inject({
    method: 'POST',
    url: `/api/v1/admin/imports${path}`,
    headers: {
      ...headers,
      origin: from.origin ?? 'http://portal.test',
      ...(from.cookie ? { cookie: from.cookie } : {}),
    },
    payload,
  })
  return { status: answer.statusCode, json: answer.json() }
}
const preview = (content: string | Buffer, from?: From) => send('/preview', content, from)
async function confirm(content: string | Buffer, from?: From) {
  const { json } = await preview(content)
  return send(`?hash=${json.hash}`, content, from)
}
const takeOut = ({ cookie }: Partial<TestPerson> = admin) =>
  portal.app.inject({
    method: 'GET',
    url: '/api/v1/admin/exports/establishments.csv',
    headers: cookie ? { cookie } : {},
  })
const count = async () =>
  Number((await portal.deps.pool.query('select count(*) from establishments')).rows[0].count)
const HEAD = 'nome;categoria;bairro;telefone;cnpj;latitude;longitude'

describe('the dry run of a sheet', () => {
  it('says of each row what becomes of it, and writes nothing', async () => {
    await createListing(portal, { fields: { name: 'Peixaria do Zé', neighbourhood: 'Atalaia' } })
    const sheet = [
      HEAD,
      'Bar Novo;Onde comer;Centro;(91) 3423-1111;;-0,61;-47.35',
      'PEIXARIA DO ZE;onde-comer;Atalaia;;;;',
      'Bar Repetido;Onde comer;Centro;9134231111;;;',
      'X;Onde dormir;Centro;123;11222333000182;-0,61;',
    ].join('\r\n')
    const { status, json } = await preview(sheet)
    expect(status).toBe(200)
    expect(json).toMatchObject({
      encoding: 'UTF-8',
      separator: ';',
      ignored_columns: [],
      counts: { create: 1, duplicate: 2, invalid: 1 },
    })
    expect(json.rows).toMatchObject([
      { line: 2, name: 'Bar Novo', outcome: 'create', problems: [], duplicate: null },
      {
        line: 3,
        outcome: 'duplicate',
        duplicate: { reason: 'name', name: 'Peixaria do Zé', line: null },
      },
      {
        line: 4,
        outcome: 'duplicate',
        duplicate: { reason: 'phone', name: 'Bar Novo', line: 2, id: null },
      },
      { line: 5, outcome: 'invalid' },
    ])
    const columns = json.rows[3].problems.map(({ column }: { column: string }) => column)
    expect(columns.sort()).toEqual(['categoria', 'cnpj', 'longitude', 'nome', 'telefone'])
    for (const { message } of json.rows[3].problems) expect(message).toMatch(/^[A-ZÁÉÍÓÚNO].+\.$/)
    expect(await count()).toBe(1)
  })

  it.each([
    ['a CNPJ', { cnpj: '11222333000181' }, ';;;;11.222.333/0001-81;;', 'cnpj'],
    ['a WhatsApp', { whatsapp: '91988880001' }, ';;;(91) 98888-0001;;;', 'phone'],
  ])('finds what repeats %s of the guide', async (_, fields, cells, reason) => {
    await createListing(portal, { fields })
    const row = cells.replace(/^;/, 'Outro nome;onde-comer')
    const { json } = await preview(`${HEAD}\n${row}`)
    expect(json.rows).toMatchObject([{ outcome: 'duplicate', duplicate: { reason } }])
  })

  it('reads what spreadsheets save: other letters, other separators, other order', async () => {
    const sheet = 'Categoria,NOME,minha nota\n"Onde comer","Café, Açaí & Cia",x\n'
    for (const bytes of [Buffer.from(sheet), Buffer.from(sheet, 'latin1')]) {
      const { json } = await preview(bytes)
      expect(json).toMatchObject({ separator: ',', ignored_columns: ['minha nota'] })
      expect(json.rows[0]).toMatchObject({ name: 'Café, Açaí & Cia', outcome: 'create' })
    }
  })

  it('takes the template as it is handed out', async () => {
    const { json } = await preview(templateCsv())
    expect(json.rows).toMatchObject([{ name: 'Barraca do Farol', outcome: 'create' }])
  })
})

describe('a confirmed import', () => {
  const sheet = [
    `${HEAD};whatsapp;comodidades;pagamentos;preco;especialidades;situacao;endereco;subcategoria`,
    'Bar Novo;Onde comer;Centro;9134231111;;-0,61;-47,35;91988887777;wifi|Pet;pix;$$;Moqueca|Açaí;;;Peixaria',
    'Bar Novo;Onde comer;Atalaia;;;;;;;;;;rascunho;bar-da-praia;',
    ';Onde comer;;;;;;;;;;;;;',
  ].join('\n')

  it('creates what is right, for nobody, and leaves out the rest', async () => {
    const { status, json } = await confirm(sheet)
    expect(status).toBe(201)
    expect(json).toMatchObject({
      created: 2,
      duplicate: 0,
      invalid: 1,
      establishments: [{ slug: 'bar-novo' }, { slug: 'bar-da-praia' }],
    })
    const page = await portal.app.inject({ method: 'GET', url: '/api/v1/establishments/bar-novo' })
    expect(page.json()).toMatchObject({
      name: 'Bar Novo',
      is_claimed: false,
      subcategory: { slug: 'peixaria' },
      phone: '9134231111',
      verified_at: null,
    })
    const { rows } = await portal.deps.pool.query(
      `select name, status, user_id, amenities, specialties, price_range, latitude from establishments
       order by id`,
    )
    expect(rows).toMatchObject([
      {
        status: 'published',
        user_id: null,
        amenities: ['wifi', 'pet'],
        specialties: ['Moqueca', 'Açaí'],
        price_range: 2,
        latitude: -0.61,
      },
      { status: 'draft', user_id: null },
    ])
    const { rows: trail } = await portal.deps.pool.query(
      `select actor_id, details from audit_log where action = 'establishments.imported'
       order by id desc limit 1`,
    )
    expect(trail).toMatchObject([
      { actor_id: admin.userId, details: { created: 2, duplicate: 0, invalid: 1 } },
    ])
  })

  it('creates nothing the second time, nor when confirmed twice at once', async () => {
    const answers = await Promise.all([confirm(sheet), confirm(sheet), confirm(sheet)])
    expect(answers.map(({ json }) => json.created).sort()).toEqual([0, 0, 2])
    expect((await confirm(sheet)).json).toMatchObject({ created: 0, duplicate: 2, invalid: 1 })
    expect(await count()).toBe(2)
  })

  it('is of the very file that was looked at', async () => {
    const { json } = await preview(sheet)
    const { status, json: problem } = await send(`?hash=${json.hash}`, `${sheet}\nBar;Onde comer`)
    expect({ status, code: problem.code }).toEqual({ status: 409, code: 'imports.changed' })
    expect((await send('?hash=x', sheet)).status).toBe(422)
    expect(await count()).toBe(0)
  })

  it('of a thousand rows, dry run and write, takes less than ten seconds each', async () => {
    const rows = Array.from(
      { length: 1000 },
      (_, n) =>
        `Barraca ${n % 40} da Praia;Onde comer;Bairro ${n};9134${String(n).padStart(6, '0')};;-0,6;-47,3`,
    )
    const large = [HEAD, ...rows].join('\n')
    const started = performance.now()
    const { json } = await preview(large)
    const looked = performance.now()
    expect(json.counts).toEqual({ create: 1000, duplicate: 0, invalid: 0 })
    expect((await send(`?hash=${json.hash}`, large)).json.created).toBe(1000)
    const written = performance.now()
    process.stdout.write(
      `a thousand rows: dry run ${Math.round(looked - started)} ms, write ${Math.round(written - looked)} ms\n`,
    )
    expect(looked - started).toBeLessThan(10_000)
    expect(written - looked).toBeLessThan(10_000)
  }, 60_000)
})

describe('an export', () => {
  // spec: 348
  it('comes back in as it went out', async () => {
    const { peixaria, comer } = await createCategories(portal)
    const name = '=cmd|"x";\n@Bar'
    await createListing(portal, {
      owner,
      hours: dailyHours(600, 1320),
      fields: {
        name: 'Bar "do" Zé; e Cia',
        category_id: comer,
        subcategory_id: peixaria,
        description: name,
        specialties: ['+picante', 'Açaí'],
        cnpj: '11222333000181',
        accessibility_notes: "'-rampa",
      },
    })
    await createListing(portal, { status: 'draft', fields: { phone: null, whatsapp: null } })
    const read = async () =>
      (
        await portal.deps.pool.query(
          `select name, slug, category_id, subcategory_id, specialties, description, cnpj, phone, whatsapp,
             email, website, street, number, neighbourhood, cep, latitude, longitude, price_range,
             payment_methods, amenities, accessibility_notes, hours, status
           from establishments order by slug`,
        )
      ).rows
    const before = await read()
    const answer = await takeOut()
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'private, no-store',
      'content-disposition': expect.stringMatching(/^attachment; filename="guia-comercial-/),
    })
    expect(answer.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
    expect(answer.body).toContain(`"'=cmd|""x"";`)
    expect(answer.body).not.toMatch(/;[=+@]/)
    await portal.deps.connection.deleteFrom('establishments').execute()
    expect((await confirm(answer.rawPayload)).json).toMatchObject({ created: 2, invalid: 0 })
    expect(await read()).toEqual(before)
  })

  it('has every listing, however many stretches it takes', async () => {
    await portal.deps.pool.query(
      `insert into establishments (name, slug, category_id)
       select 'Lugar ' || n, 'lugar-' || n, (select id from categories where slug = 'onde-comer')
       from generate_series(1, 1201) as n`,
    )
    expect((await takeOut()).body.trimEnd().split('\r\n')).toHaveLength(1202)
  })
})

describe('a hostile file is answered with a sentence', () => {
  it.each([
    ['of a million columns', ';'.repeat(1_000_000), 'imports.columns', 'colunas demais'],
    ['whose quotes never end', 'nome;categoria\n"Bar;x', 'imports.unterminated', 'linha 2'],
    ['with quotes in the middle', 'nome;categoria\n"Bar"x;y', 'imports.quote', 'linha 2'],
    ['with NUL bytes', 'nome;categoria\nBar\0;x', 'imports.not-text', 'não é um CSV'],
    ['that is an archive', Buffer.from('504b0304000000', 'hex'), 'imports.not-text', 'CSV'],
    ['without a head', 'Bar;Onde comer\nCafé;Onde comer', 'imports.column-missing', 'nome'],
    ['with a column twice', 'nome;categoria;NOME\na;b;c', 'imports.column-twice', 'nome'],
    ['with nothing but a head', 'nome;categoria\n\n\n', 'imports.empty', 'vazia'],
    ['with nothing', '', 'imports.missing', 'Nenhum arquivo'],
    ['of too many rows', `nome;categoria\n${'a;b\n'.repeat(5001)}`, 'imports.rows', '5000 linhas'],
  ])('%s', async (_, content, code, sentence) => {
    const { status, json } = await preview(content)
    expect({ status, code: json.code }).toEqual({ status: 422, code })
    expect(json.detail).toContain(sentence)
  })

  it('of six megabytes', async () => {
    const { status, json } = await preview(Buffer.alloc(6 * 1024 * 1024, 'a'))
    expect({ status, code: json.code }).toEqual({ status: 413, code: 'imports.too-large' })
    expect(json.detail).toContain('5 MB')
  })

  it('whose cells are absurd, row by row', async () => {
    const sheet = `${HEAD};horarios;situacao\n${'a'.repeat(200_000)};Onde comer;;;;9999;1e9;{"__proto__":1};no ar`
    const { json } = await preview(sheet)
    expect(json.rows[0].outcome).toBe('invalid')
    expect(json.rows[0].name).toHaveLength(120)
  })
})

describe('nobody but an administrator', () => {
  const sheet = `${HEAD}\nBar;Onde comer;;;;;`
  it('looks at, imports or takes out anything', async () => {
    const { json } = await preview(sheet)
    for (const [from, status] of [
      [owner, 403],
      [{}, 401],
      [{ ...admin, origin: 'https://evil.example' }, 403],
    ] as const) {
      expect((await preview(sheet, from)).status).toBe(status)
      expect((await send(`?hash=${json.hash}`, sheet, from)).status).toBe(status)
    }
    expect((await takeOut(owner)).statusCode).toBe(403)
    expect((await takeOut({})).statusCode).toBe(401)
    expect(await count()).toBe(0)
  })

  it('leaves a trace of what was taken out', async () => {
    await takeOut()
    const { rows } = await portal.deps.pool.query(
      `select actor_id from audit_log where action = 'establishments.exported'`,
    )
    expect(rows).toContainEqual({ actor_id: admin.userId })
  })
})
