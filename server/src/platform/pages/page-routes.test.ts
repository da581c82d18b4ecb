import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { PageContext, PageRenderer } from '@portal/contract/shared/page-renderer'
import { beforeEach, describe, expect, it } from 'vitest'
import { fixedClock, startNode, stopNode, useTestApp } from '../../../test/test-app.ts'
import { updatePortalSettings } from '../../features/settings/update-portal-settings.ts'
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

it('is taken as the renderer delivers it, beside the response', async () => {
  stage.render = (_url, context) => {
    context.deliver('<!DOCTYPE html>entregue')
    return new Response(null, { headers: PUBLIC })
  }
  expect((await get(freshPath())).body).toBe('<!DOCTYPE html>entregue')
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
