import type { PageRenderer } from '@portal/contract/shared/page-renderer'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call } from '../../../../test/calls.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { fixedClock, startNode, stopNode, useTestApp } from '../../../../test/test-app.ts'
import { redirectsTexts as texts } from './redirects.texts.ts'

/** Pages below /vivo live; all others are missing. */
const renderer: PageRenderer = {
  async render(request) {
    const isAlive = new URL(request.url).pathname.startsWith('/vivo')
    return new Response(isAlive ? 'viva' : 'não achamos', {
      status: isAlive ? 200 : 404,
      headers: {
        'content-type': 'text/html',
        'cache-control': 'public, max-age=0, s-maxage=1',
        'cdn-cache-control': 'public, max-age=60',
      },
    })
  },
  searchParametersOf: () => [],
  addressOf: (pathname) => pathname.toLowerCase(),
  unknownAddressOf: () => null,
}
const web = { clientFolder: null, loadRenderer: async () => renderer }
const portal = useTestApp({ web, clock: fixedClock() })
let admin: TestPerson

type Fields = { from: string; to: string | null; status: 301 | 302 | 410 }
const ask = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path = '',
  body?: object,
  who: TestPerson | null = admin,
) => call(portal, method, `/admin/redirects${path}`, body, who ?? undefined)
const add = (from: string, to: string | null, status: Fields['status'] = 301) =>
  ask('POST', '', { from, to, status })
const open = (url: string, app = portal.app) => app.inject({ url })
const sentence = (answer: { json: { errors?: { message: string }[] } }) =>
  answer.json.errors?.[0]?.message

beforeAll(async () => {
  admin = await createPerson(portal, { role: 'admin' })
})
beforeEach(async () => {
  const { json } = await ask('GET', '?limit=100')
  for (const { id } of json.redirects) await ask('DELETE', `/${id}`)
})

describe('an old address', () => {
  // spec: 352
  it('leads on at once, whatever its spelling and with its parameters', async () => {
    expect((await open('/velho')).statusCode).toBe(404)
    expect((await add('/Velho/', '/vivo/novo')).status).toBe(201)
    for (const url of ['/velho', '/VELHO', '/velho/', '//velho']) {
      const answer = await open(url)
      expect([url, answer.statusCode, answer.headers.location]).toEqual([url, 301, '/vivo/novo'])
    }
    const answer = await open('/velho?utm=x')
    expect(answer.headers.location).toBe('/vivo/novo?utm=x')
    expect(answer.headers['cache-control']).toBe('public, max-age=60')
  })

  it('is kept by nobody while it leads on for a time only', async () => {
    await add('/velho', '/vivo/novo', 302)
    const answer = await open('/velho')
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([302, 'no-store'])
  })

  it('that is gone says so with the page that says what is missing', async () => {
    await add('/acabou', null, 410)
    const answer = await open('/acabou')
    expect([answer.statusCode, answer.body]).toEqual([410, 'não achamos'])
  })

  it('stops leading when it is changed or removed, on every node', async () => {
    const other = await startNode(portal.databaseUrl, { web })
    try {
      // The other node hears of it in its own time.
      const there = () => open('/velho', other.app)
      const { json } = await add('/velho', '/vivo/novo')
      await expect.poll(async () => (await there()).headers.location).toBe('/vivo/novo')
      const body = { from: '/velho', to: '/vivo/outro', status: 301, version: 1 }
      expect((await ask('PUT', `/${json.id}`, body)).json).toMatchObject({ version: 2 })
      await expect.poll(async () => (await there()).headers.location).toBe('/vivo/outro')
      await ask('DELETE', `/${json.id}`)
      await expect.poll(async () => (await there()).statusCode).toBe(404)
      expect((await open('/velho')).statusCode).toBe(404)
    } finally {
      await stopNode(other)
    }
  })

  it('counts who follows it, in memory first', async () => {
    const { json } = await add('/velho', '/vivo/novo')
    await open('/velho')
    const at = new Date('2026-07-18T15:00:00Z')
    await portal.deps.stores.redirects.countHits(new Map([[json.id, { count: 3, lastAt: at }]]))
    const [row] = (await ask('GET', '?sort=usos')).json.redirects
    expect(row).toMatchObject({ hits: 3, last_used_at: at.toISOString() })
    expect((await ask('GET', '?unused=sim')).json.redirects).toEqual([])
  })
})

describe('a redirect is refused', () => {
  // spec: 352
  it('where a living page stands, or none at its end', async () => {
    expect(sentence(await add('/vivo/aqui', '/vivo/novo'))).toBe(texts.living)
    expect(sentence(await add('/velho', '/nada'))).toBe(texts.deadTarget)
  })

  // spec: 352
  it('in a chain or a loop, and those behind it are pointed on', async () => {
    await add('/a', '/vivo/b')
    expect(sentence(await add('/c', '/a'))).toBe(texts.chain('/vivo/b'))
    expect(sentence(await add('/a', '/vivo/c'))).toBe(texts.taken)
    const moved = await portal.deps.stores.redirects.findFrom('/a')
    await portal.deps.stores.redirects.save(
      moved?.id ?? '',
      { from: '/a', to: '/b', status: 301 },
      new Date(),
    )
    // /a leads to /b, which now leads on itself.
    expect((await add('/b', '/vivo/fim')).status).toBe(201)
    expect((await portal.deps.stores.redirects.findFrom('/a'))?.to).toBe('/vivo/fim')
    const { json } = await ask('GET', '?search=/b')
    const body = { from: '/b', to: '/a', status: 301, version: json.redirects[0].version }
    expect((await ask('PUT', `/${json.redirects[0].id}`, body)).status).toBe(422)
  })

  it.each([
    [{ from: '/velho', to: 'https://outro.test/', status: 301 }],
    [{ from: '/velho', to: '/vivo', status: 307 }],
    [{ from: '', to: '/vivo', status: 301 }],
    [{ from: '/velho', to: '/vivo', status: 301, quem: 'eu' }],
    [{}],
  ])('where it makes no sense: %j', async (body) => {
    expect((await ask('POST', '', body)).status).toBe(422)
  })

  it('where somebody else changed it meanwhile', async () => {
    const { json } = await add('/velho', '/vivo/novo')
    const body = { from: '/velho', to: '/vivo/x', status: 301, version: 7 }
    expect((await ask('PUT', `/${json.id}`, body)).json.code).toBe('stale')
  })
})

describe('a sheet', () => {
  const send = (text: string, who: TestPerson | null = admin) => {
    const boundary = 'xxMARxx'
    return portal.app.inject({
      method: 'POST',
      url: '/api/v1/admin/redirects/import',
      headers: {
        origin: 'http://portal.test',
        'content-type': `multipart/form-data; boundary=${boundary}`,
        ...(who ? { cookie: who.cookie } : {}),
      },
      payload: `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\ncontent-type: text/csv\r\n\r\n${text}\r\n--${boundary}--\r\n`,
    })
  }

  it('adds, changes and leaves alone, and says why of what it refuses', async () => {
    await add('/b', '/vivo/b')
    await add('/c', '/vivo/c')
    const answer = await send(
      'Endereço antigo;Destino;Tipo\r\n/a;/vivo/a;301\r\n/b;/vivo/outro;301\r\n/c;/vivo/c;301\r\n/d;https://outro.test;301\r\n/e;;\r\n/f;/vivo;999\r\n',
    )
    expect(answer.json()).toEqual({
      ...{ added: 2, changed: 1, same: 1 },
      refused: [
        { line: 5, from: '/d', why: texts.elsewhere },
        { line: 7, from: '/f', why: texts.badStatus },
      ],
    })
    expect((await open('/e')).statusCode).toBe(410)
  })

  it('is refused without its columns, from strangers and without a file', async () => {
    expect((await send('x;y\r\n1;2')).statusCode).toBe(422)
    expect((await send('endereco_antigo\r\n/a', null)).statusCode).toBe(401)
  })
})

describe('redirects', () => {
  it('are told in the audit log', async () => {
    const { json } = await add('/velho', '/vivo/novo')
    await ask('DELETE', `/${json.id}`)
    await ask('DELETE', `/${json.id}`)
    const log = await portal.deps.connection
      .selectFrom('audit_log')
      .select('action')
      .where('subject_id', '=', json.id)
      .execute()
    expect(log.map(({ action }) => action).toSorted()).toEqual([
      'redirect.added',
      'redirect.removed',
    ])
  })

  it('are for administrators', async () => {
    const editor = await createPerson(portal, { role: 'editor' })
    const body = { from: '/x', to: '/vivo', status: 301 }
    for (const [who, status] of [
      [null, 401],
      [editor, 403],
    ] as const) {
      expect((await ask('GET', '', undefined, who)).status).toBe(status)
      expect((await ask('POST', '', body, who)).status).toBe(status)
    }
    const nobodys = '0197f2f0-0000-7000-8000-00000000dead'
    expect((await ask('PUT', `/${nobodys}`, { ...body, version: 1 })).status).toBe(404)
  })

  it('are read in pages in each of their orders', async () => {
    for (const name of ['b', 'a', 'c']) await add(`/${name}`, '/vivo')
    for (const sort of ['recentes', 'antigos', 'nome', 'nome-desc', 'usos', 'usos-asc']) {
      const whole = (await ask('GET', `?sort=${sort}`)).json.redirects
      const first = (await ask('GET', `?sort=${sort}&limit=2`)).json
      const rest = (await ask('GET', `?sort=${sort}&limit=2&cursor=${first.next_cursor}`)).json
      expect([...first.redirects, ...rest.redirects]).toEqual(whole)
    }
  })
})
