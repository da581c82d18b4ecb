import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endpoints } from '@portal/contract/api'
import { describe, expect, it, vi } from 'vitest'
import { startNode, stopNode, useTestApp } from '../../../test/test-app.ts'
import { Tag } from '../live/tags.ts'
import { shareProbe } from './health.ts'

const TOKEN = 'a-token-for-the-scraper'
const portal = useTestApp({ environment: { METRICS_TOKEN: TOKEN, REQUESTS_PER_MINUTE: '40' } })
let lastAddress = 0
const get = (url: string, headers: Record<string, string> = {}) =>
  portal.app.inject({ url, headers, remoteAddress: `10.1.0.${++lastAddress}` })

describe('every answer', () => {
  it('carries the security headers', async () => {
    expect((await get('/api/v1/portal-settings')).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'strict-transport-security': expect.stringContaining('max-age='),
      'content-security-policy': expect.stringContaining(
        "default-src 'none'; frame-ancestors 'none'",
      ),
      'referrer-policy': 'strict-origin-when-cross-origin',
    })
  })

  // spec: 232
  it('that nobody foresaw says so in the words of the specification, and not why', async () => {
    const { tabbar } = portal.deps.stores
    const read = tabbar.listActive
    tabbar.listActive = () => Promise.reject(new Error('a secret of the database'))
    portal.deps.reads.cache.dropTags([Tag.tabbar])
    const answer = await get('/api/v1/mobile-tabbar')
    tabbar.listActive = read
    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toMatchObject({
      title: 'Erro inesperado',
      detail: 'Ocorreu um erro inesperado. Tente novamente.',
      code: 'unexpected',
    })
    expect(answer.body).not.toContain('secret')
  })

  it('that is a failure is a problem in Portuguese with an id to ask about', async () => {
    const answer = await get('/api/v1/nada')
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toEqual({
      type: 'about:blank',
      title: 'Não encontrado',
      status: 404,
      code: 'route.not-found',
      detail: 'O que você procura não existe ou saiu do ar.',
      requestId: expect.stringMatching(/^[0-9a-f]{12}-[0-9a-z]+$/),
    })
  })
})

describe('bad input', () => {
  const post = (payload: string | Buffer, type = 'application/json') =>
    portal.app.inject({
      method: 'POST',
      url: '/api/v1/error-reports',
      remoteAddress: `10.2.0.${++lastAddress}`,
      headers: { 'content-type': type },
      payload,
    })

  it.each([
    ['broken JSON', '{"path":', 400],
    ['nothing', '', 400],
    ['a prototype key', '{"__proto__":{"x":1}}', 400],
    ['an array', '[]', 422],
    ['a NUL', '{"path":"/","message":"a\\u0000b"}', 422],
    ['half a character', '{"path":"/","message":"a\\ud800b"}', 422],
    ['a NUL in the name of a field', '{"a\\u0000b":1}', 422],
    ['half a character deep inside', '{"a":[{"b":["\\udc00"]}]}', 422],
    ['a thousand levels', `${'['.repeat(1000)}${']'.repeat(1000)}`, 400],
    ['more than the limit', JSON.stringify({ message: 'a'.repeat(300_000) }), 413],
  ])('of %s is answered with a problem and never with a crash', async (_, payload, status) => {
    const answer = await post(payload)
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({ status, requestId: expect.any(String) })
    expect(answer.body).not.toContain('node_modules')
  })

  it('with a whole character of two halves is taken as text', async () => {
    expect((await post('{"path":"/","x":"\\ud83d\\ude00"}')).statusCode).toBe(422)
  })

  it.each(['/api/v1/establishments/%00', '/api/v1/search?q=a%00b', '/api/v1/nada?x=%00', '/%00'])(
    'in the address %s breaks nothing',
    async (url) => {
      const answer = await get(url)
      expect(answer.statusCode).toBeLessThan(500)
    },
  )

  it('of another type is refused', async () => {
    expect((await post('<x/>', 'application/xml')).statusCode).toBe(415)
  })

  it('says in Portuguese what is wrong with a field', async () => {
    const answer = await post(JSON.stringify({ path: 7 }))
    const sentences = answer.json().errors.map(({ message }: { message: string }) => message)
    expect(sentences.join(' ')).toContain('Escreva um texto.')
  })
})

describe('health', () => {
  it('is alive whatever the database does', async () => {
    expect((await get('/healthz')).json()).toEqual({ status: 'ok' })
  })

  it('is ready with its database, and not while it is being stopped', async () => {
    expect((await get('/readyz')).statusCode).toBe(200)
    portal.readiness.draining = true
    const draining = await get('/readyz')
    const page = await get('/api/v1/portal-settings')
    portal.readiness.draining = false
    expect(draining.statusCode).toBe(503)
    expect(page.statusCode).toBe(200)
    expect(page.headers.connection).toBe('close')
  })
})

describe('a crowd that asks whether a node is ready', () => {
  it('costs one question to the database a second', async () => {
    let nowMs = 1_000
    vi.spyOn(performance, 'now').mockImplementation(() => nowMs)
    const { promise, resolve } = Promise.withResolvers<boolean>()
    const isReady = vi.fn(() => promise)
    const probe = shareProbe(isReady, () => {})
    const crowd = Array.from({ length: 1_000 }, probe)
    resolve(true)
    expect(new Set(await Promise.all(crowd))).toEqual(new Set([true]))
    nowMs += 999
    await probe()
    expect(isReady).toHaveBeenCalledTimes(1)
    nowMs += 2
    await probe()
    expect(isReady).toHaveBeenCalledTimes(2)
    vi.restoreAllMocks()
  })

  it('is told once in the log why it is not', async () => {
    const onFailure = vi.fn()
    const probe = shareProbe(() => Promise.reject(new Error('away')), onFailure)
    expect(await Promise.all([probe(), probe(), probe()])).toEqual([false, false, false])
    expect(onFailure).toHaveBeenCalledTimes(1)
  })
})

it('is not ready when its database takes too long to say so', async () => {
  const node = await startNode(portal.databaseUrl, { isDatabaseReady: () => new Promise(() => {}) })
  expect((await node.app.inject('/readyz')).statusCode).toBe(503)
  await stopNode(node)
})

describe('metrics', () => {
  it('do not exist for strangers', async () => {
    expect((await get('/metrics')).statusCode).toBe(404)
    expect((await get('/metrics', { authorization: 'Bearer guess' })).statusCode).toBe(404)
  })

  it('count requests by route pattern for who has the token', async () => {
    await get('/api/v1/mobile-tabbar')
    const answer = await get('/metrics', { authorization: `Bearer ${TOKEN}` })
    expect(answer.body).toContain('route="/api/v1/mobile-tabbar",status="200"')
    expect(answer.body).toContain('change_bus_up 1')
  })
})

describe('the coarse limit', () => {
  it('stops one address and leaves its neighbour alone', async () => {
    const from = (remoteAddress: string) =>
      portal.app.inject({ url: '/api/v1/portal-settings', remoteAddress })
    for (let count = 0; count < 40; count += 1) await from('10.9.9.9')
    const refused = await from('10.9.9.9')
    expect(refused.statusCode).toBe(429)
    expect(refused.json().title).toBe('Muitas tentativas')
    expect((await from('10.9.9.8')).statusCode).toBe(200)
  })

  it('counts no file of the pages, however many people share an address', async () => {
    const clientFolder = await mkdtemp(join(tmpdir(), 'portal-files-'))
    await mkdir(join(clientFolder, 'assets'))
    await writeFile(join(clientFolder, 'assets/part-abcdefgh.js'), 'export {}')
    const renderer = {
      render: async () => new Response(''),
      searchParametersOf: () => [],
      addressOf: (pathname: string) => pathname,
      unknownAddressOf: () => null,
    }
    const node = await startNode(portal.databaseUrl, {
      environment: { REQUESTS_PER_MINUTE: '10' },
      web: { clientFolder, loadRenderer: async () => renderer },
    })
    const ask = (url: string) => node.app.inject({ url, remoteAddress: '10.9.9.7' })
    const files = await Promise.all(
      Array.from({ length: 200 }, () => ask('/assets/part-abcdefgh.js')),
    )
    const lost = await Promise.all(Array.from({ length: 50 }, () => ask('/assets/old-release.js')))
    expect(new Set(files.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect(new Set(lost.map(({ statusCode }) => statusCode))).toEqual(new Set([404]))
    expect(files[0]?.headers['x-ratelimit-limit']).toBeUndefined()
    expect((await ask('/api/v1/portal-settings')).statusCode).toBe(200)
    await stopNode(node)
    await rm(clientFolder, { recursive: true })
  })
})

describe('an overloaded node', () => {
  it('sheds what it cannot start, says when to come back, and stays healthy', async () => {
    const { promise, resolve } = Promise.withResolvers<never[]>()
    const node = await startNode(portal.databaseUrl, { environment: { MAX_IN_FLIGHT: '3' } })
    const read = node.deps.stores.tabbar.listActive
    node.deps.stores.tabbar.listActive = () => promise
    const held = Array.from({ length: 3 }, () =>
      // A promise of its own starts the request at once; inject alone waits to be awaited.
      Promise.resolve(node.app.inject('/api/v1/mobile-tabbar')),
    )
    await vi.waitFor(async () => {
      const shed = await node.app.inject('/api/v1/portal-settings')
      expect(shed.statusCode).toBe(503)
      expect(shed.headers['retry-after']).toBe('5')
      expect(shed.json().detail).toContain('Tente novamente')
    })
    expect((await node.app.inject('/healthz')).statusCode).toBe(200)
    node.deps.stores.tabbar.listActive = read
    resolve([])
    for (const answer of await Promise.all(held)) expect(answer.statusCode).toBe(200)
    expect((await node.app.inject('/api/v1/portal-settings')).statusCode).toBe(200)
    await stopNode(node)
  })
})

describe('the contract', () => {
  it('is served whole: every endpoint has a route, every documented path an endpoint', async () => {
    for (const { method, path } of Object.values(endpoints)) {
      expect(portal.app.hasRoute({ method, url: path }), `${method} ${path}`).toBe(true)
    }
    const documented = Object.entries((await get('/api/openapi.json')).json().paths).flatMap(
      ([path, methods]) =>
        Object.keys(methods as object).map((method) => `${method.toUpperCase()} ${path}`),
    )
    const described = Object.values(endpoints).map(
      ({ method, path }) =>
        `${method} ${path.replace(/(?<=\/):(\w+)/g, '{$1}').replace('::', ':')}`,
    )
    expect(documented.sort()).toEqual(described.sort())
  })

  it('has a page to read it, with nothing from elsewhere', async () => {
    const page = await get('/api/docs/')
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
    expect(page.body).not.toMatch(/src="https?:/)
  })
})

describe('crawlers', () => {
  it('find the sitemap and stay out of the API', async () => {
    const robots = await get('/robots.txt')
    expect(robots.body).toContain('Sitemap: http://portal.test/sitemap.xml')
    expect(robots.body).toContain('Disallow: /api/')
  })

  it('get an index and every page in it', async () => {
    expect((await get('/sitemap.xml')).body).toContain(
      '<loc>http://portal.test/sitemaps/paginas.xml</loc>',
    )
    expect((await get('/sitemaps/paginas.xml')).body).toContain('<loc>http://portal.test/</loc>')
  })
})

describe('a public read', () => {
  it('is made once, however the question is spelt and whatever is added to it', async () => {
    const { tabbar } = portal.deps.stores
    const listed = vi.spyOn(tabbar, 'listActive')
    portal.deps.reads.cache.dropTags([Tag.tabbar])
    const long = 'a'.repeat(7000)
    for (const search of ['', '?', `?${long}1`, `?${long}2`, '?x=1', '?x=2&y=3']) {
      expect((await get(`/api/v1/mobile-tabbar${search}`)).statusCode).toBe(200)
    }
    expect((await get('/api/v1/mobile-tabbar/')).statusCode).toBe(200)
    expect(listed).toHaveBeenCalledTimes(1)
    listed.mockRestore()
  })

  it('is told apart by each parameter it knows, in whatever order', async () => {
    const read = async (search: string) => (await get(`/api/v1/tides?${search}`)).json().days.length
    expect([
      await read('days=2&x=9'),
      await read('days=3'),
      await read('levels=3.4&days=2'),
    ]).toEqual([2, 3, 2])
    const { cache } = portal.deps.reads
    expect(cache.peek('/api/v1/tides?days=2&levels=3.4')).toBeDefined()
    expect(cache.peek('/api/v1/tides?days=2')).toBeDefined()
  })
})
