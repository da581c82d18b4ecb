import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { portOf } from '@portal/sandbox/port-of'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '../server/src/platform/config/config.ts'
import { BROWSERS, ROBOTS } from '../server/test/user-agents.ts'
import { hasNginx, type RunningNginx, startNginx } from './running-nginx.ts'

const PUBLIC = 'public, max-age=0, s-maxage=1, stale-while-revalidate=2'
const LONGER_THAN_A_COPY_LIVES_MS = 1_600

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** A stand-in for an app node: counts what reaches it and answers as it is told. */
async function startUpstream(answer: Answer) {
  const seen: IncomingMessage[] = []
  const server: Server = createServer((request, response) => {
    seen.push(request)
    answer(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    seen,
    address: `127.0.0.1:${portOf(server)}`,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

let turns = 0
const shortOfBreath: Answer = (_request, response) => {
  turns += 1
  response.writeHead(turns % 3 === 0 ? 503 : 200, { 'cache-control': 'no-store' }).end()
}

const page: Answer = (request, response) => {
  response.setHeader('cache-control', PUBLIC)
  response.setHeader('vary', 'accept-encoding')
  if (request.url === '/entrar') response.setHeader('set-cookie', 'sessao=1')
  if (request.url === '/privado') response.setHeader('cache-control', 'no-store')
  if (request.url === '/idioma') response.setHeader('vary', 'accept-language')
  if (request.url === '/api/v1/live') return void response.write('event: joined\n')
  response.end(`${request.headers['accept-encoding']} ${request.url}`)
}

describe('what nginx may hold', () => {
  const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')
  const told = (setting: RegExp) => Number(setting.exec(read('nginx.conf'))?.[1])
  const connections = told(/^ *worker_connections (\d+);/m)

  it.each(['nodes.conf', 'compose-nodes.conf'])(
    'is every stream of the nodes in %s, and four thousand connections of who reads',
    (list) => {
      const { liveStreams } = readConfig({ DATABASE_URL: 'postgres://localhost/portal' })
      const nodes = read(list).match(/^server /gm) ?? []
      expect(nodes.length).toBeGreaterThan(0)
      expect(connections - 2 * nodes.length * liveStreams).toBeGreaterThanOrEqual(4_000)
    },
  )

  it('is a file for each connection, besides those it keeps open', () => {
    const kept = told(/^ *open_file_cache max=(\d+)/m)
    const files = told(/^worker_rlimit_nofile (\d+);/m)
    expect(files).toBeGreaterThan(connections + kept)
    const given = Number(/nofile: (\d+)/.exec(read('compose.yaml'))?.[1])
    expect(given).toBeGreaterThanOrEqual(files)
  })
})

describe.skipIf(!hasNginx())('nginx in front of the nodes (skipped where nginx is missing)', () => {
  let upstream: Awaited<ReturnType<typeof startUpstream>>
  let nginx: RunningNginx
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(nginx.origin + path, { method, headers: { 'accept-encoding': 'identity', ...headers } })

  beforeEach(async () => {
    upstream = await startUpstream(page)
    nginx = await startNginx({ nodes: [upstream.address] })
  })
  afterEach(async () => {
    await nginx.stop()
    await upstream.stop()
  })

  it('answers the second visit from its cache and leaves the app its Cache-Control', async () => {
    expect((await ask('/')).headers.get('x-cache')).toBe('MISS')
    const second = await ask('/')
    expect(second.headers.get('x-cache')).toBe('HIT')
    expect(second.headers.get('cache-control')).toBe(PUBLIC)
    expect(upstream.seen).toHaveLength(1)
  })

  it('asks again before showing a page that nobody wanted for a while', async () => {
    await ask('/')
    await wait(4_000)
    expect((await ask('/')).headers.get('x-cache')).toBe('EXPIRED')
    expect(upstream.seen).toHaveLength(2)
  })

  it('costs the app about one request a second in a rush', async () => {
    const until = Date.now() + 3_000
    let visits = 0
    while (Date.now() < until) {
      await Promise.all(Array.from({ length: 20 }, async () => (await ask('/')).text()))
      visits += 20
    }
    expect(visits).toBeGreaterThan(200)
    expect(upstream.seen.length).toBeLessThanOrEqual(5)
  })

  it('tells robots from browsers in its log, without their names', async () => {
    const agents = [...ROBOTS, ...BROWSERS]
    for (const [n, agent] of agents.entries()) await ask(`/pagina-${n}`, { 'user-agent': agent })
    const lines = async () => (await readFile(nginx.log, 'utf8')).split('\n').slice(0, -1)
    await expect.poll(async () => (await lines()).length, { timeout: 6_000 }).toBe(agents.length)
    // Each process of nginx writes its own lines when it has some.
    const robots = (await lines())
      .map((line) => JSON.parse(line) as { path: string; robot: number })
      .filter(({ robot }) => robot === 1)
      .map(({ path }) => path)
    expect(robots.sort()).toEqual(ROBOTS.map((_, n) => `/pagina-${n}`).sort())
    expect((await lines()).join()).not.toContain('Mozilla')
  })

  it('keeps one copy per encoding, whatever the browser writes', async () => {
    for (const accepted of ['br, gzip', 'gzip, deflate, br;q=1', 'gzip', 'deflate, gzip', '*']) {
      await ask('/', { 'accept-encoding': accepted })
    }
    const encodings = upstream.seen.map((request) => request.headers['accept-encoding'])
    expect(encodings).toEqual(['br', 'gzip', 'identity'])
  })

  it.each([
    ['an answer that sets a cookie', '/entrar', {}],
    ['an answer marked no-store', '/privado', {}],
    ['an answer that varies by more than its encoding', '/idioma', {}],
    ['a request with credentials', '/', { authorization: 'Bearer x' }],
    ['an API request with a cookie', '/api/v1/eu', { cookie: 'sessao=1' }],
  ])('never keeps %s', async (_, path, headers) => {
    for (let visit = 0; visit < 2; visit += 1) await ask(path, headers as Record<string, string>)
    expect(upstream.seen).toHaveLength(2)
  })

  it('limits what it can seldom keep, and no page that it keeps', async () => {
    /** Fewer at a time than one address may have connections. */
    async function refusedOf(pathOf: (n: number) => string) {
      const refused: number[] = []
      for (let first = 0; first < 1000; first += 100) {
        const paths = Array.from({ length: 100 }, (_, n) => pathOf(first + n))
        const answers = await Promise.all(paths.map((path) => ask(path)))
        refused.push(...answers.map(({ status }) => status).filter((status) => status === 429))
      }
      return refused.length
    }
    expect(await refusedOf(() => '/guia-comercial')).toBe(0)
    expect(await refusedOf((n) => (n % 2 ? `/guia?x=${n}` : `//h${n}/guia`))).toBeGreaterThan(0)
  })

  it('passes writes on and tells the app who asks', async () => {
    await ask('/api/v1/relatos', { 'x-forwarded-for': '203.0.113.9' }, 'POST')
    expect(upstream.seen[0]?.method).toBe('POST')
    expect(upstream.seen[0]?.headers['x-forwarded-for']).toBe('127.0.0.1')
  })

  it.each(['/metrics', '/metrics/', '/%6Detrics', '//metrics'])('hides %s', async (path) => {
    expect((await ask(path)).status).toBe(404)
    expect(upstream.seen).toHaveLength(0)
  })

  it('hands on each word of the live channel as it is said, and keeps none', async () => {
    const answer = await ask('/api/v1/live', {}, 'POST')
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
    expect(await reader?.read()).toEqual({ done: false, value: 'event: joined\n' })
    expect(answer.headers.get('x-cache')).toBeNull()
    await reader?.cancel()
  })

  it('refuses a body that is too large in Portuguese', async () => {
    const body = 'x'.repeat(600_000)
    const answer = await fetch(`${nginx.origin}/api/v1/relatos`, { method: 'POST', body })
    expect(answer.status).toBe(413)
    expect(await answer.text()).toContain('Não foi possível')
  })

  it('takes a photo of 15 MB, and no more, at the one address for it', async () => {
    const send = (path: string, bytes: number) =>
      fetch(nginx.origin + path, { method: 'POST', body: Buffer.alloc(bytes) })
    expect((await send('/api/v1/media', 15 * 1024 * 1024)).status).toBe(200)
    expect((await send('/api/v1/media', 17 * 1024 * 1024)).status).toBe(413)
    expect((await send('/api/v1/media/um', 600_000)).status).toBe(413)
  })

  it('keeps one copy of a photo, however it is asked for', async () => {
    for (const [address, accepted] of [
      ['/media/um/960.avif', 'br'],
      ['/media/um/960.avif', 'gzip'],
      ['/media/um/960.avif?x=1', 'identity'],
    ] as const) {
      await ask(address, { 'accept-encoding': accepted })
    }
    expect(upstream.seen).toHaveLength(1)
  })

  it('refuses no file of a page to a crowd behind one address', async () => {
    const CROWD = 350
    const held: (() => void)[] = []
    const slow = await startUpstream((_request, response) => {
      held.push(() => response.end('file'))
      // All of them are on their way at the same time, more than one address may have of calls.
      if (held.length === CROWD) for (const release of held) release()
    })
    const crowded = await startNginx({ nodes: [slow.address] })
    const files = Array.from({ length: CROWD }, async (_, turn) => {
      const { status } = await fetch(`${crowded.origin}/assets/part-${turn}.js`)
      expect(status).toBe(200)
    })
    try {
      await Promise.all(files)
    } finally {
      await slow.stop()
      await crowded.stop()
    }
  })

  it('shows the maintenance page when no node answers and nothing is kept', async () => {
    await upstream.stop()
    const answer = await ask('/')
    expect(answer.status).toBe(503)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.text()).toContain('Voltamos já')
  })

  it.each(['GET', 'POST'])('answers a %s to the API with a problem then', async (method) => {
    await upstream.stop()
    const answer = await ask('/api/v1/portal-settings', {}, method)
    expect(answer.status).toBe(503)
    expect(answer.headers.get('content-type')).toContain('application/problem+json')
    expect(await answer.json()).toMatchObject({ status: 503, code: 'portal.away' })
  })

  it('does not take a node for dead that turns some requests away', async () => {
    const [a, b] = [await startUpstream(shortOfBreath), await startUpstream(shortOfBreath)]
    const proxy = await startNginx({ nodes: [a.address, b.address] })
    const statuses = []
    for (let visit = 0; visit < 30; visit += 1) {
      statuses.push((await fetch(`${proxy.origin}/api/v1/vagas`, { method: 'POST' })).status)
    }
    await Promise.all([proxy.stop(), a.stop(), b.stop()])
    expect(statuses.filter((status) => status === 200)).toHaveLength(20)
  })

  it('keeps showing a page it has when the last node dies', async () => {
    await ask('/')
    await upstream.stop()
    await wait(LONGER_THAN_A_COPY_LIVES_MS * 3)
    const answer = await ask('/')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('x-cache')).toBe('STALE')
  })
})
