import { randomUUID } from 'node:crypto'
import type { ArticleContent } from '@portal/contract/newsroom/news/article-content'
import type { EditedArticle } from '@portal/contract/newsroom/news/article-editor'
import { richTextFrom } from '@portal/contract/rich-text/plain-text-of'
import { beforeEach, describe, expect, it } from 'vitest'
import { articleContent, createArticleCategory } from '../../../../test/articles.ts'
import { call } from '../../../../test/calls.ts'
import { createPhoto } from '../../../../test/establishments.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'

const clock = fixedClock()
const portal = useTestApp({ clock })
const MINUTE = 60_000
let rosa: TestPerson
let bento: TestPerson

beforeEach(async () => {
  await portal.deps.connection.deleteFrom('articles').execute()
  portal.deps.reads.cache.expireAll()
  rosa = await createPerson(portal, { role: 'admin', name: 'Rosa Pinheiro' })
  bento = await createPerson(portal, { role: 'admin', name: 'Bento Farias' })
})

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
const as = (who: TestPerson, method: Method, path: string, body?: object) =>
  call(portal, method, `/admin/articles${path}`, body, who)
const create = async (who = rosa) =>
  (await as(who, 'POST', '', { id: randomUUID() })).json as EditedArticle
const save = (
  { id, version }: EditedArticle,
  content: ArticleContent,
  { who = rosa, ...more }: { who?: TestPerson; is_checkpoint?: boolean } = {},
) => as(who, 'PUT', `/${id}/content`, { version, content, ...more })
const act = (verb: string, { id, version }: EditedArticle, more: object = {}) =>
  as(rosa, 'POST', `/${id}/${verb}`, { version, ...more })
const text = (changes: Partial<ArticleContent> = {}) => articleContent(portal, changes)
const written = async (changes: Partial<ArticleContent> = {}) =>
  (await save(await create(), await text(changes))).json as EditedArticle
const publish = async (article: EditedArticle) =>
  (await act('publish', article)).json as EditedArticle
const page = (slug: string | null) => call(portal, 'GET', `/articles/${slug}`)
const versions = async ({ id }: EditedArticle) =>
  (await as(rosa, 'GET', `/${id}/versions`)).json as { number: number; kind: string }[]

describe('an article', () => {
  it('is begun once, however often its beginning is repeated', async () => {
    const id = randomUUID()
    const first = await as(rosa, 'POST', '', { id, title: 'Rascunho' })
    const second = await as(rosa, 'POST', '', { id, title: 'Rascunho' })
    expect(second.json).toEqual(first.json)
    expect(first.json).toMatchObject({ status: 'draft', version: 1, author: 'Rosa Pinheiro' })
    expect(await versions(first.json)).toHaveLength(1)
  })

  it('is seen by nobody until it is published, at an address made from its title', async () => {
    const article = await written()
    expect((await call(portal, 'GET', '/articles')).json.articles).toEqual([])
    const shown = await publish(article)
    expect(shown).toMatchObject({
      status: 'published',
      slug: 'mare-grande-cobre-a-rampa-do-atalaia',
      has_unpublished_changes: false,
    })
    expect((await page(shown.slug)).json).toMatchObject({
      title: 'Maré grande cobre a rampa do Atalaia',
      author: 'Redação',
      revised_at: null,
    })
  })

  // spec: 419
  it('shows nothing half-written: the public reads what was published until the next publication', async () => {
    const shown = await publish(await written())
    const edited = (await save(shown, await text({ title: 'Maré grande volta amanhã' }))).json
    expect(edited).toMatchObject({ status: 'published', has_unpublished_changes: true })
    expect((await page(shown.slug)).json.title).toBe('Maré grande cobre a rampa do Atalaia')
    clock.advance(MINUTE)
    await publish(edited)
    expect((await page(shown.slug)).json).toMatchObject({
      title: 'Maré grande volta amanhã',
      published_at: shown.published_at,
      revised_at: clock.now().toISOString(),
    })
  })

  it('is not published while something is missing, and says what', async () => {
    const article = await written({ title: 'Oi', summary: '', category_id: null })
    const answer = await act('publish', article)
    expect(answer).toMatchObject({ status: 422, json: { code: 'news.unfinished' } })
    expect(answer.json.errors.map(({ path }: { path: string }) => path)).toEqual([
      'content.title',
      'content.summary',
      'content.category_id',
    ])
  })

  it('keeps answering at an address it once had', async () => {
    const shown = await publish(await written())
    const moved = (await save(shown, await text({ slug: 'mare-no-atalaia' }))).json
    await publish(moved)
    expect((await page(shown.slug)).json.slug).toBe('mare-no-atalaia')
    expect((await page('mare-no-atalaia')).status).toBe(200)
  })

  it('never takes the address of another, not even one that other has left', async () => {
    const shown = await publish(await written())
    await publish((await save(shown, await text({ slug: 'mare-no-atalaia' }))).json)
    expect((await publish(await written())).slug).toBe('mare-grande-cobre-a-rampa-do-atalaia-2')
    const wanted = await written({ slug: 'mare-no-atalaia' })
    expect(await act('publish', wanted)).toMatchObject({
      status: 422,
      json: { code: 'news.slug-taken' },
    })
  })

  it('goes off the air and comes back with the date it first had', async () => {
    const shown = await publish(await written())
    const hidden = (await act('withdraw', shown)).json as EditedArticle
    expect(hidden.status).toBe('draft')
    expect((await page(shown.slug)).status).toBe(404)
    clock.advance(MINUTE)
    expect((await publish(hidden)).published_at).toBe(shown.published_at)
    const archived = (await act('archive', await read(shown.id))).json
    expect(archived.status).toBe('archived')
    expect((await page(shown.slug)).status).toBe(404)
    expect((await act('withdraw', archived)).json.code).toBe('news.not-public')
  })
})

const read = async (id: string) => (await as(rosa, 'GET', `/${id}`)).json as EditedArticle

describe('saving', () => {
  it('makes one version of what a person types in ten minutes, and another after that', async () => {
    let article = await create()
    for (const title of ['Um título', 'Um título novo', 'Um título melhor']) {
      clock.advance(MINUTE)
      article = (await save(article, await text({ title }))).json
    }
    expect((await versions(article)).map(({ kind }) => kind)).toEqual(['autosaved', 'saved'])
    clock.advance(10 * MINUTE)
    await save(article, await text({ title: 'Mais tarde' }))
    expect(await versions(article)).toHaveLength(3)
  })

  it('keeps a version that somebody asked to keep', async () => {
    const article = await written()
    const pinned = (await save(article, await text(), { is_checkpoint: true })).json
    expect(pinned.version).toBe(article.version)
    await save(article, await text({ title: 'Outro título' }))
    expect((await versions(article)).map(({ kind }) => kind)).toEqual([
      'autosaved',
      'saved',
      'saved',
    ])
  })

  it('of the same text again changes nothing, whatever version was seen', async () => {
    const article = await create()
    const first = (await save(article, await text())).json
    expect((await save(article, await text())).json).toEqual(first)
  })

  // spec: 419
  it('of the second of two editors is refused and lost nowhere', async () => {
    const seen = await create()
    await save(seen, await text({ title: 'De Rosa para a cidade' }))
    const mine = await text({ title: 'De Bento para a cidade' })
    const answer = await save(seen, mine, { who: bento })
    expect(answer).toMatchObject({ status: 409, json: { code: 'stale' } })
    expect(answer.json.detail).toContain('Rosa Pinheiro')
    const { details } = answer.json
    expect(details).toMatchObject({ by: 'Rosa Pinheiro', version: 2 })
    const kept = (await as(bento, 'GET', `/${seen.id}/versions/${details.kept_as}`)).json
    expect(kept).toMatchObject({ kind: 'conflict', content: { title: mine.title } })
    // Tried again it is kept once; with the version it was told, it is saved.
    expect((await save(seen, mine, { who: bento })).json.details.kept_as).toBe(details.kept_as)
    const over = await save({ ...seen, version: details.version }, mine, { who: bento })
    expect(over).toMatchObject({ status: 200, json: { title: mine.title } })
  })

  // spec: 419
  it('of two at the same moment takes one and keeps the other', async () => {
    const seen = await create()
    const answers = await Promise.all(
      ['Texto de Rosa', 'Texto de Bento'].map(async (title, index) =>
        save(seen, await text({ title }), { who: index ? bento : rosa }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const titles = (await as(rosa, 'GET', `/${seen.id}/versions`)).json.map(
      ({ title }: { title: string }) => title,
    )
    expect(titles).toEqual(expect.arrayContaining(['Texto de Rosa', 'Texto de Bento']))
  })

  it('keeps the photos of old versions and refuses those of others', async () => {
    const photo = await createPhoto(portal, rosa)
    const cover = { photo_id: photo, credit: 'Rosa' }
    const article = await written({ cover })
    const bare = (await save(article, await text())).json
    expect(await portal.deps.stores.media.removeUnused([photo])).toEqual([])
    const foreign = { photo_id: await createPhoto(portal, await createPerson(portal)), credit: '' }
    expect(await save(bare, await text({ cover: foreign }))).toMatchObject({
      status: 422,
      json: { code: 'news.photo' },
    })
  })

  it('refuses a text that could run', async () => {
    const article = await create()
    const body = {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            {
              type: 'text',
              text: 'x',
              marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }],
            },
          ],
        },
      ],
    } as ArticleContent['body']
    expect((await save(article, await text({ body }))).status).toBe(422)
  })
})

describe('a version', () => {
  it('comes back as the working copy, and publishes nothing', async () => {
    const shown = await publish(await written())
    const edited = (await save(shown, await text({ title: 'Sem graça nenhuma' }))).json
    const [, first] = (await versions(edited)).filter(({ kind }) => kind !== 'conflict')
    const restored = await act('restore', edited, { number: first?.number })
    expect(restored.json).toMatchObject({
      title: 'Maré grande cobre a rampa do Atalaia',
      status: 'published',
    })
    expect((await versions(edited))[0]).toMatchObject({
      kind: 'restored',
      restored_from: first?.number,
    })
    expect((await act('restore', restored.json, { number: 99 })).status).toBe(404)
  })
})

describe('presence', () => {
  it('tells who else has the article open, until they leave or fall silent', async () => {
    const { id, version } = await create()
    const beat = async (who: TestPerson, body = {}) =>
      (await as(who, 'POST', `/${id}/presence`, body)).json
    expect(await beat(rosa)).toEqual({ version, others: [] })
    expect((await beat(bento)).others).toMatchObject([{ name: 'Rosa Pinheiro' }])
    await beat(rosa, { is_leaving: true })
    expect((await beat(bento)).others).toEqual([])
    await beat(rosa)
    clock.advance(46_000)
    expect((await beat(bento)).others).toEqual([])
  })
})

describe('a preview link', () => {
  const preview = (path: string) =>
    call(portal, 'GET', path.replace('/noticias/previa', '/article-previews'))

  // spec: 421
  it('shows the working copy to whoever has it, until it is revoked or a week is over', async () => {
    const article = await written({ title: 'Ainda não saiu', category_id: null })
    const link = (await as(rosa, 'POST', `/${article.id}/previews`, {})).json
    const shown = await preview(link.path)
    expect(shown).toMatchObject({ status: 200, json: { title: 'Ainda não saiu' } })
    expect(shown.headers['cache-control']).toBe('no-store')
    expect((await as(rosa, 'GET', `/${article.id}/previews`)).json).toHaveLength(1)
    await call(portal, 'DELETE', `/admin/article-previews/${link.id}`, undefined, rosa)
    expect((await preview(link.path)).status).toBe(404)

    const other = (await as(rosa, 'POST', `/${article.id}/previews`, {})).json
    clock.advance(7 * 24 * 60 * MINUTE)
    expect((await preview(other.path)).status).toBe(404)
    expect((await preview('/noticias/previa/adivinhado')).status).toBe(404)
  })
})

describe('categories', () => {
  const change = (method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) =>
    call(portal, method, `/admin/article-categories${path}`, body, rosa)
  const names = (json: { name: string }[]) => json.map(({ name }) => name)

  it('are added, renamed, moved and, while nothing names them, removed', async () => {
    const added = (await change('POST', '', { name: 'Meio ambiente' })).json
    const { id, slug } = added.at(-1)
    expect(slug).toBe('meio-ambiente')
    const moved = await change('PATCH', `/${id}`, { name: 'Natureza', position: 0 })
    expect(moved.json[0]).toMatchObject({ id, name: 'Natureza', slug: 'meio-ambiente' })
    expect((await change('POST', '', { name: 'natureza' })).status).toBe(422)
    await written({ category_id: id })
    expect((await change('DELETE', `/${id}`)).json.code).toBe('news.category-used')
    await portal.deps.connection.deleteFrom('articles').execute()
    expect(names((await change('DELETE', `/${id}`)).json)).not.toContain('Natureza')
  })

  it('are offered to readers only when they have something to read', async () => {
    const id = await createArticleCategory(portal, 'Serviço')
    const offered = async () => names((await call(portal, 'GET', '/article-categories')).json)
    const article = await written({ category_id: id })
    expect(await offered()).not.toContain('Serviço')
    await publish(article)
    expect(await offered()).toContain('Serviço')
  })
})

it('records who published what', async () => {
  const article = await publish(await written())
  const entry = await portal.deps.connection
    .selectFrom('audit_log')
    .select(['action', 'actor_id', 'subject_id'])
    .orderBy('id', 'desc')
    .executeTakeFirst()
  expect(entry).toEqual({
    action: 'article.published',
    actor_id: rosa.userId,
    subject_id: article.id,
  })
})

it('lists articles by status, category and words of the title, without regard to accents', async () => {
  const article = await publish(await written({ title: 'Tartarugas põem ovos no Maçarico' }))
  clock.advance(MINUTE)
  await written({ title: 'Outra coisa' })
  const list = async (query: string) =>
    (await as(rosa, 'GET', query)).json.articles.map(({ title }: EditedArticle) => title)
  expect(await list('?status=published')).toEqual([article.title])
  expect(await list('?q=macarico')).toEqual([article.title])
  expect(await list('?q=%25')).toEqual([])
  expect(await list(`?category=${article.category?.id}`)).toHaveLength(2)
  expect((await as(rosa, 'GET', '?limit=1')).json).toMatchObject({
    articles: [{ title: 'Outra coisa' }],
    next_cursor: expect.any(String),
  })
})

it('takes a text of thirty printed pages', async () => {
  const article = await create()
  const body = richTextFrom('Uma frase que se repete até o fim.\n\n'.repeat(1_200))
  expect((await save(article, await text({ body }))).status).toBe(200)
})
