import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { PageContext, PageRenderer } from '@portal/contract/shared/page-renderer'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fixedClock, startNode, stopNode, useTestApp } from '../../../test/test-app.ts'
import { updatePortalSettings } from '../../features/ground/settings/update-portal-settings.ts'
import { systemActor } from '../actor.ts'

type Render = (url: URL, page: PageContext) => Promise<Response> | Response

/** Stands in for the web's build: what it renders is decided by each test. */
const stage: { render: Render; count: number; parameters: string[] } = {
  render: () => new Response(''),
  count: 0,
  parameters: [],
}
const renderer: PageRenderer = {
  async render(request, page) {
    stage.count += 1
    return stage.render(new URL(request.url), page)
  },
  searchParametersOf: () => stage.parameters,
  addressOf: (pathname) => pathname.toLowerCase(),
  unknownAddressOf: (pathname) => (pathname.startsWith('/ninguem') ? '/ninguem' : null),
}
const web = { clientFolder: null, loadRenderer: async () => renderer }
const clock = fixedClock()
const portal = useTestApp({ web, clock })

const PUBLIC = {
  'content-type': 'text/html',
  'cache-control': 'public, max-age=0, s-maxage=1',
  'cdn-cache-control': 'public, max-age=60',
}
const html = (body: string, init: ResponseInit = {}) =>
  new Response(`<!DOCTYPE html>${body}`, { headers: PUBLIC, ...init })
const siteName: Render = async (_url, page) => {
  const { body } = await page.readApi('/api/v1/portal-settings')
  return html(`<title>${(body as { site_name: string }).site_name}</title>`)
}
const get = (url: string, headers: Record<string, string> = {}) =>
  portal.app.inject({ url, headers })
async function rename(site_name: string) {
  const { version } = await portal.deps.stores.settings.read()
  await updatePortalSettings(systemActor, { version, changes: { site_name } }, portal.deps)
}

let page = 0
/** Each test has a page of its own: the cache outlives a test. */
const freshPath = () => `/pagina-${++page}`

beforeEach(() => {
  stage.count = 0
  stage.parameters = []
  stage.render = () => html('olá')
})

describe('a public page', () => {
  it('is rendered once and then answered from memory', async () => {
    const path = freshPath()
    await get(path)
    const second = await get(path)
    expect(second.body).toContain('olá')
    expect(stage.count).toBe(1)
  })

  it('is the same for everybody: the renderer never sees who asks', async () => {
    stage.render = (_url, context) => html(JSON.stringify(Object.keys(context).sort()))
    const answer = await get(freshPath(), { cookie: 'session=secret', authorization: 'Bearer x' })
    expect(answer.body).not.toContain('secret')
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  it('shows a new site name in the next request on every node', async () => {
    stage.render = siteName
    const path = freshPath()
    const other = await startNode(portal.databaseUrl, { web, clock })
    for (const name of ['Um', 'Dois', 'Três']) {
      const heard = new Promise((resolve) => other.deps.bus.once('changed', resolve))
      await rename(name)
      expect((await get(path)).body).toContain(`<title>${name}</title>`)
      await heard
      expect((await other.app.inject(path)).body).toContain(`<title>${name}</title>`)
    }
    await stopNode(other)
  })

  it('is rendered again when its time is over', async () => {
    const path = freshPath()
    await get(path)
    clock.advance(60_000)
    await get(path)
    expect(stage.count).toBe(2)
  })

  it('keeps answering with its last copy when it can no longer be rendered', async () => {
    const path = freshPath()
    await get(path)
    clock.advance(60_000)
    stage.render = () => new Response('broken', { status: 500 })
    const answer = await get(path)
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('olá')
  })

  it('counts each time it is answered with 200, from memory too, and what is not a page never', async () => {
    const counted = vi.spyOn(portal.deps.pageAnswers, 'count')
    const path = freshPath()
    const agent = { 'user-agent': 'browser' }
    const { etag } = (await get(`${path}?q=1`, agent)).headers
    await get(path, agent)
    await get(path, { ...agent, 'accept-encoding': 'br' })
    await get(path, { ...agent, 'if-none-match': String(etag) })
    await portal.app.inject({ method: 'HEAD', url: path, headers: agent })
    stage.render = () => html('não existe', { status: 404 })
    await get(freshPath(), agent)
    expect(counted.mock.calls).toEqual(Array(3).fill([path, 'browser']))
    counted.mockRestore()
  })

  it('costs a returning browser only a 304', async () => {
    const path = freshPath()
    const { etag } = (await get(path)).headers
    const again = await get(path, { 'if-none-match': String(etag) })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
  })

  it('comes in the best encoding a browser takes', async () => {
    const path = freshPath()
    const brotli = await get(path, { 'accept-encoding': 'gzip, deflate, br' })
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toContain('olá')
    const gzip = await get(path, { 'accept-encoding': 'gzip' })
    expect(gunzipSync(gzip.rawPayload).toString()).toContain('olá')
    const plain = await get(path)
    expect(plain.body).toContain('olá')
    expect(new Set([brotli, gzip, plain].map(({ headers }) => headers.etag)).size).toBe(3)
    expect(stage.count).toBe(1)
  })

  it('cannot be copied into the cache by invented parameters', async () => {
    const path = freshPath()
    for (let index = 0; index < 20; index += 1) await get(`${path}?utm_source=${index}&x=${index}`)
    expect(stage.count).toBe(1)
  })

  it('sees the parameters it reads, in one order, and no others', async () => {
    stage.parameters = ['q', 'pagina']
    stage.render = (url) => html(url.search)
    const path = freshPath()
    const first = await get(`${path}?q=peixe&fbclid=1&pagina=2`)
    const second = await get(`${path}?pagina=2&q=peixe`)
    expect(first.body).toContain('?pagina=2&q=peixe')
    expect(second.body).toBe(first.body)
    expect(stage.count).toBe(1)
  })
})

describe('an address', () => {
  it.each(['/%E0%A4%A', '/%ED%A0%80', '/praia/%00', '/guia-comercial?categoria=%00', '/a/..%2fb'])(
    'that no page can have is answered by the page that says so: %s',
    async (url) => {
      stage.render = ({ pathname }) => html(`404 em ${pathname}`, { status: 404, headers: PUBLIC })
      const answer = await get(url)
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'text/html'])
      expect(answer.body).toContain('404 em /nao-encontrado')
    },
  )

  it.each([
    ['of two slashes, which would name another host', (path: string) => `//host${path}`],
    ['with an empty part', (path: string) => `/${path}`],
    ['with a slash at its end', (path: string) => `${path}/`],
    ['with letters that need not be encoded', (path: string) => path.replace('a', '%61')],
    ['in capitals', (path: string) => path.toUpperCase()],
  ])('%s leads to the page instead of being one', async (_kind, spell) => {
    const path = freshPath()
    const answer = await get(`${spell(path)}?dia=2`)
    const host = spell(path).startsWith('//host') ? '/host' : ''
    expect(answer.statusCode).toBe(301)
    expect(answer.headers.location).toBe(`${host}${path}?dia=2`)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(stage.count).toBe(0)
  })
})

/** Renders that are finished by hand. */
function holdRenders() {
  const held: (() => void)[] = []
  const begun: string[] = []
  stage.render = async (url) => {
    begun.push(url.pathname)
    await new Promise<void>((resolve) => held.push(resolve))
    return html(url.pathname)
  }
  async function releaseUntil(all: Promise<unknown>) {
    const timer = setInterval(() => {
      for (const resolve of held.splice(0)) resolve()
    }, 1)
    await all.finally(() => clearInterval(timer))
  }
  return { held, begun, releaseUntil }
}

describe('when more pages are asked for than can be rendered', () => {
  /** More than find a place in line, however slow the machine. */
  const MANY = 60

  it('the visitor who asked for little comes before the one who asked for much', async () => {
    const { held, begun, releaseUntil } = holdRenders()
    let refused = 0
    const greedy = Array.from({ length: MANY }, async () => {
      const { statusCode } = await portal.app.inject({
        url: freshPath(),
        remoteAddress: '192.0.2.1',
      })
      if (statusCode === 503) refused += 1
    })
    await vi.waitFor(() => expect(refused).toBeGreaterThan(0))
    const polite = freshPath()
    const answer = portal.app.inject({ url: polite, remoteAddress: '192.0.2.2' })
    const before = begun.length
    while (!begun.includes(polite) && begun.length < before + 5) {
      const known = begun.length
      held.shift()?.()
      await vi.waitFor(() => expect(begun.length).toBeGreaterThan(known))
    }
    expect(begun).toContain(polite)
    await releaseUntil(Promise.all([...greedy, answer]))
    expect((await answer).statusCode).toBe(200)
  })

  it('what finds no place in line is refused in words, or shown as it was', async () => {
    const known = freshPath()
    await get(known)
    clock.advance(61_000)
    const { releaseUntil } = holdRenders()
    const refused: Awaited<ReturnType<typeof get>>[] = []
    const asked = Array.from({ length: MANY }, async () => {
      const answer = await get(freshPath())
      if (answer.statusCode === 503) refused.push(answer)
    })
    await vi.waitFor(() => expect(refused.length).toBeGreaterThan(0))
    expect((await get(known)).body).toContain('olá')
    await releaseUntil(Promise.all(asked))
    expect(refused[0]?.headers['retry-after']).toBe('5')
    expect(refused[0]?.json().detail).toContain('Tente novamente')
  })
})

it('is taken as the renderer delivers it, beside the response', async () => {
  stage.render = (_url, context) => {
    context.deliver('<!DOCTYPE html>entregue')
    return new Response(null, { headers: PUBLIC })
  }
  expect((await get(freshPath())).body).toBe('<!DOCTYPE html>entregue')
})

describe('an address that nobody has', () => {
  const absent: Render = (url) => html(`404 em ${url.pathname}`, { status: 404, headers: PUBLIC })

  it('is answered with the one page there is of them, and with none of another address', async () => {
    stage.render = absent
    const answers = [
      await get('/ninguem-1?q=1'),
      await get('/ninguem-2'),
      await get('/ninguem/3/4'),
      await get('/ninguem-2'),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404])
    expect(new Set(answers.map(({ body }) => body))).toEqual(
      new Set(['<!DOCTYPE html>404 em /ninguem']),
    )
    expect(stage.count).toBe(1)
  })

  it('is kept by nobody outside, who would keep each invented one', async () => {
    stage.render = absent
    clock.advance(61_000)
    for (const path of ['/ninguem-5', '/ninguem-6']) {
      const { headers } = await get(path)
      expect(headers['cache-control']).toBe('no-store')
      expect(headers['cdn-cache-control']).toBeUndefined()
    }
    expect(stage.count).toBe(1)
  })
})

describe('a page that must not be kept', () => {
  it.each([
    ['one that is not found', () => html('404', { status: 404, headers: PUBLIC })],
    ['one that did not say it may be shared', () => new Response('mine')],
  ])('is rendered for each request: %s', async (_, render) => {
    stage.render = render
    const path = freshPath()
    await get(path)
    const again = await get(path)
    expect(stage.count).toBe(2)
    expect(again.headers['cache-control']).toBe('no-store')
  })

  it('is one made while a part of it could not be read', async () => {
    stage.render = async (_url, context) => {
      await context.readApi('/api/v1/does-not-exist')
      return html('whole')
    }
    const whole = freshPath()
    await get(whole)
    await get(whole)
    expect(stage.count).toBe(1)

    stage.count = 0
    const broken = freshPath()
    portal.deps.reads.cache.expireAll()
    const read = portal.deps.stores.tabbar.listActive
    portal.deps.stores.tabbar.listActive = () => Promise.reject(new Error('database is away'))
    stage.render = async (_url, context) => {
      await context.readApi('/api/v1/mobile-tabbar')
      return html('partly')
    }
    await get(broken)
    const again = await get(broken)
    portal.deps.stores.tabbar.listActive = read
    expect(again.body).toContain('partly')
    expect(stage.count).toBe(2)
  })

  it('redirects without being kept', async () => {
    stage.render = () => new Response(null, { status: 301, headers: { location: '/guia/novo' } })
    const answer = await get(freshPath())
    expect(answer.statusCode).toBe(301)
    expect(answer.headers.location).toBe('/guia/novo')
  })
})

describe('what a page may run', () => {
  const withScript: Render = (_url, { nonce }) =>
    html(`<script nonce="${nonce}">run()</script><script type="application/ld+json">{}</script>`)
  const policyOf = (answer: { headers: Record<string, unknown> }) =>
    String(answer.headers['content-security-policy'])

  // spec: 336
  it('lets others show inside theirs only a page that says they may', async () => {
    stage.render = () => html('a')
    expect(policyOf(await get('/por-dentro'))).toContain("frame-ancestors 'none'")
    const headers = { ...PUBLIC, 'content-security-policy': 'frame-ancestors *' }
    stage.render = () => html('b', { headers })
    expect(policyOf(await get('/para-fora'))).toContain('frame-ancestors *;')
    stage.render = () =>
      html('c', { headers: { ...PUBLIC, 'content-security-policy': 'script-src *' } })
    const policy = policyOf(await get('/engano'))
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('*')
  })

  it('is named by hash in a shared page, which carries no nonce', async () => {
    stage.render = withScript
    const answer = await get(freshPath())
    expect(answer.body).toContain('<script>run()</script>')
    const hash = createHash('sha256').update('run()').digest('base64')
    expect(policyOf(answer)).toContain(`script-src 'self' 'sha256-${hash}';`)
    expect(policyOf(answer)).not.toContain('nonce-')
    expect(policyOf(answer)).not.toContain("script-src 'self' 'unsafe-inline'")
  })

  it('planted in the render is named neither in a shared page nor in one for one request', async () => {
    const planted = '<script>steal()</script><script data-own="">steal()</script>'
    const infected =
      (headers: Record<string, string>): Render =>
      (_url, { nonce }) =>
        html(`${planted}<script nonce="${nonce}">run()</script>`, { headers })
    const run = createHash('sha256').update('run()').digest('base64')
    stage.render = infected(PUBLIC)
    expect(policyOf(await get(freshPath()))).toContain(`script-src 'self' 'sha256-${run}';`)
    stage.render = infected({ 'content-type': 'text/html' })
    const alone = await get(freshPath())
    expect(policyOf(alone)).toMatch(/script-src 'self' 'nonce-[^']+';/)
    expect(alone.body).toContain(planted)
  })

  it('is named by a nonce of its own in a page for one request', async () => {
    stage.render = async (url, context) => {
      const response = await withScript(url, context)
      return new Response(await response.text(), { headers: { 'content-type': 'text/html' } })
    }
    const path = freshPath()
    const [first, second] = [await get(path), await get(path)]
    const nonces = [first, second].map((answer) => /'nonce-([^']+)'/.exec(policyOf(answer))?.[1])
    expect(nonces[0]).not.toBe(nonces[1])
    expect(first.body).toContain(`nonce="${nonces[0]}"`)
  })
})
