import type { PageRenderer } from '@portal/contract/shared/page-renderer'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { publishedArticle } from '../../../../test/articles.ts'
import { call } from '../../../../test/calls.ts'
import { createPerson } from '../../../../test/people.ts'
import { fixedClock, startNode, stopNode, useTestApp } from '../../../../test/test-app.ts'
import { Tag } from '../../../platform/live/tags.ts'
import { publishDue } from './news.jobs.ts'

/** Stands in for the web's build: a page of the titles that the API lists. */
const renderer: PageRenderer = {
  async render(_request, { readApi }) {
    const { body } = await readApi('/api/v1/articles')
    const { articles } = body as { articles: { title: string }[] }
    return new Response(`<!DOCTYPE html>${articles.map(({ title }) => title).join('|')}`, {
      headers: {
        'content-type': 'text/html',
        'cache-control': 'public, max-age=0, s-maxage=1',
        'cdn-cache-control': 'public, max-age=60',
      },
    })
  },
  searchParametersOf: () => [],
  addressOf: (pathname) => pathname,
  unknownAddressOf: () => null,
}
const MINUTE = 60_000
const clock = fixedClock()
const options = { clock, web: { clientFolder: null, loadRenderer: async () => renderer } }
const portal = useTestApp(options)
let other: Awaited<ReturnType<typeof startNode>>

beforeAll(async () => {
  other = await startNode(portal.databaseUrl, options)
})
afterAll(() => stopNode(other))
beforeEach(async () => {
  await portal.deps.connection.deleteFrom('articles').execute()
  // Also the pages, which only the bus can reach.
  for (const node of [portal, other]) node.deps.bus.emit('changed', [Tag.news])
})

const TITLE = 'Farmácias de plantão da semana'
const atHalfPast = () => new Date(clock.now().getTime() + 30_000)
const nodes = () => [portal, other]
/** What each node shows of the list, the article and the page made of them. */
const seenOn = async (slug: string) =>
  Promise.all(
    nodes().map(async (node) => {
      const list = (await call(node, 'GET', '/articles')).json.articles.length
      const article = (await call(node, 'GET', `/articles/${slug}`)).status
      const page = (await node.app.inject('/noticias')).body.includes(TITLE)
      return { list, article, page }
    }),
  )
const HIDDEN = { list: 0, article: 404, page: false }
const SHOWN = { list: 1, article: 200, page: true }

// spec: 420
it('appears on both nodes at its moment, with no worker to help', async () => {
  const at = atHalfPast()
  const { slug } = await publishedArticle(portal, { content: { title: TITLE }, at })
  // Remembered on both nodes, each for far longer than the schedule allows.
  expect(await seenOn(slug ?? '')).toEqual([HIDDEN, HIDDEN])
  clock.advance(29_999)
  expect(await seenOn(slug ?? '')).toEqual([HIDDEN, HIDDEN])
  clock.advance(1)
  expect(await seenOn(slug ?? '')).toEqual([SHOWN, SHOWN])
})

it('ends at once what another node remembers when a schedule is made or moved', async () => {
  expect(await seenOn('x')).toEqual([HIDDEN, HIDDEN])
  const heard = new Promise((resolve) => other.deps.bus.once('changed', resolve))
  const { slug } = await publishedArticle(portal, { content: { title: TITLE }, at: atHalfPast() })
  await heard
  expect(await seenOn(slug ?? '')).toEqual([HIDDEN, HIDDEN])
  clock.advance(30_000)
  expect(await seenOn(slug ?? '')).toEqual([SHOWN, SHOWN])
})

it('is settled by the job: status, record and the news to every cache', async () => {
  const article = await publishedArticle(portal, { content: { title: TITLE }, at: atHalfPast() })
  await publishDue.handle({}, portal.deps)
  expect((await portal.deps.stores.articles.find(article.id))?.status).toBe('scheduled')
  clock.advance(30_000)
  const tags = new Promise((resolve) => other.deps.bus.once('changed', resolve))
  await publishDue.handle({}, portal.deps)
  expect(await tags).toContain('news')
  expect(await portal.deps.stores.articles.find(article.id)).toMatchObject({
    status: 'published',
    version: article.version,
  })
})

it('is published for its editors too, even before the job came', async () => {
  const admin = await createPerson(portal, { role: 'admin' })
  const { id } = await publishedArticle(portal, { content: { title: TITLE }, at: atHalfPast() })
  const read = async () =>
    (await call(portal, 'GET', `/admin/articles/${id}`, undefined, admin)).json
  expect(await read()).toMatchObject({ status: 'scheduled', may: { schedule: true } })
  clock.advance(MINUTE)
  expect(await read()).toMatchObject({ status: 'published', may: { schedule: false } })
  const list = await call(portal, 'GET', '/admin/articles?status=published', undefined, admin)
  expect(list.json.articles).toHaveLength(1)
})

it('is not made for a moment that has passed, nor of what is on the air', async () => {
  const admin = await createPerson(portal, { role: 'admin' })
  const { id, version } = await publishedArticle(portal, { content: { title: TITLE } })
  const ask = (at: Date) =>
    call(portal, 'POST', `/admin/articles/${id}/publish`, { version, at }, admin)
  expect((await ask(clock.now())).json.code).toBe('news.past')
  expect((await ask(atHalfPast())).json.code).toBe('news.already-published')
})

it('reaches the home with the clock too, and a paid text never does', async () => {
  const home = async () =>
    (await call(portal, 'GET', '/home')).json.articles.map(({ title }: { title: string }) => title)
  await publishedArticle(portal, { content: { title: TITLE }, at: atHalfPast() })
  await publishedArticle(portal, { content: { title: 'Venha se hospedar', sponsor: 'Pousada' } })
  expect(await home()).toEqual([])
  clock.advance(30_000)
  expect(await home()).toEqual([TITLE])
})
