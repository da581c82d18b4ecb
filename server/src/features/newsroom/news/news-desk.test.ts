import { randomUUID } from 'node:crypto'
import type { ArticleContent } from '@portal/contract/newsroom/news/article-content'
import type { EditedArticle } from '@portal/contract/newsroom/news/article-editor'
import { beforeEach, describe, expect, it } from 'vitest'
import { articleContent, publishedArticle } from '../../../../test/articles.ts'
import { call } from '../../../../test/calls.ts'
import { createPhoto } from '../../../../test/establishments.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'
import { publishDue } from './news.jobs.ts'

const MINUTE = 60_000
const clock = fixedClock()
const portal = useTestApp({ clock })
let rosa: TestPerson
let bento: TestPerson
beforeEach(async () => {
  await portal.deps.connection.deleteFrom('articles').execute()
  rosa = await createPerson(portal, { role: 'editor', name: 'Rosa Pinheiro' })
  bento = await createPerson(portal, { role: 'editor', name: 'Bento Farias' })
})

const as = (who: TestPerson | undefined, method: 'GET' | 'POST', path: string, body?: object) =>
  call(portal, method, `/admin/articles${path}`, body, who)
const text = (changes: Partial<ArticleContent> = {}) => articleContent(portal, changes)
const rows = async (who: TestPerson) => (await as(who, 'GET', '')).json.articles
const versions = async (id: string) => (await as(rosa, 'GET', `/${id}/versions`)).json

describe('an article that begins with its first words', () => {
  // spec: 476
  it('is one, however often its beginning is sent', async () => {
    const id = randomUUID()
    const content = await text({ title: 'Primeiras palavras' })
    const [first, second] = await Promise.all([
      as(rosa, 'POST', '', { id, content }),
      as(rosa, 'POST', '', { id, content }),
    ])
    expect(first).toMatchObject({ status: 201, json: { version: 1, title: content.title } })
    expect(second.json).toEqual(first.json)
    expect(await rows(rosa)).toHaveLength(1)
    expect(await versions(id)).toHaveLength(1)
  })

  // spec: 476
  it('keeps the text of a second tab beside that of the first', async () => {
    const id = randomUUID()
    await as(rosa, 'POST', '', { id, content: await text({ title: 'Da primeira aba' }) })
    const late = await as(rosa, 'POST', '', { id, content: await text({ title: 'Da segunda' }) })
    expect(late).toMatchObject({ status: 409, json: { code: 'stale', details: { version: 1 } } })
    const kept = await as(rosa, 'GET', `/${id}/versions/${late.json.details.kept_as}`)
    expect(kept.json).toMatchObject({ kind: 'conflict', content: { title: 'Da segunda' } })
    expect((await rows(rosa)).map(({ title }: EditedArticle) => title)).toEqual(['Da primeira aba'])
  })

  it('holds its photos from the start, and only those of its writer', async () => {
    const own = await createPhoto(portal, rosa)
    const cover = { photo_id: own, credit: 'Rosa' }
    const id = randomUUID()
    expect((await as(rosa, 'POST', '', { id, content: await text({ cover }) })).status).toBe(201)
    expect(await portal.deps.stores.media.removeUnused([own])).toEqual([])
    const foreign = { photo_id: await createPhoto(portal, bento), credit: '' }
    const refused = await as(rosa, 'POST', '', {
      id: randomUUID(),
      content: await text({ cover: foreign }),
    })
    expect(refused).toMatchObject({ status: 422, json: { code: 'news.photo' } })
    expect(await rows(rosa)).toHaveLength(1)
  })
})

describe('a preview of what is on the screen', () => {
  const preview = async (who: TestPerson | undefined, id: string, content: object) =>
    as(who, 'POST', `/${id}/preview`, { content })

  // spec: 477
  it('is made of a text that was never saved, and leaves nothing behind', async () => {
    const { id: other } = await publishedArticle(portal, { content: { title: 'Já publicada' } })
    const content = await text({ title: 'Só na tela', sponsor: 'Pousada do Sol' })
    const shown = await preview(rosa, randomUUID(), content)
    expect(shown).toMatchObject({
      status: 200,
      json: { title: 'Só na tela', sponsor: 'Pousada do Sol', author: 'Redação' },
    })
    expect(shown.json.related.map(({ id }: { id: string }) => id)).toEqual([other])
    expect(await rows(rosa)).toHaveLength(1)
  })

  it('shows the screen, not what was saved, and says what is missing', async () => {
    const { id } = await publishedArticle(portal)
    const shown = await preview(rosa, id, await text({ title: '', category_id: null }))
    expect(shown.json).toMatchObject({ title: 'Sem título', category: { name: 'Sem categoria' } })
  })

  it('is for who writes news, of a text that could be saved', async () => {
    const id = randomUUID()
    expect((await preview(undefined, id, await text())).status).toBe(401)
    expect((await preview(await createPerson(portal), id, await text())).status).toBe(403)
    expect((await preview(rosa, id, { ...(await text()), slug: 'Não é' })).status).toBe(422)
  })
})

describe('the list of articles', () => {
  // spec: 481
  it('says who else has one open, until they leave or fall silent', async () => {
    const { id } = await publishedArticle(portal)
    await as(bento, 'POST', `/${id}/presence`, {})
    expect((await rows(rosa))[0].editing).toEqual([{ id: bento.userId, name: 'Bento Farias' }])
    expect((await rows(bento))[0].editing).toEqual([])
    clock.advance(MINUTE)
    expect((await rows(rosa))[0].editing).toEqual([])
  })

  // spec: 479
  it('says when the worker did not settle a scheduled article, and so does the article', async () => {
    const at = new Date(clock.now().getTime() + MINUTE)
    const { id } = await publishedArticle(portal, { at })
    const late = async () => [
      (await rows(rosa))[0].is_late,
      (await as(rosa, 'GET', `/${id}`)).json.is_late,
    ]
    clock.advance(2 * MINUTE)
    expect(await late()).toEqual([false, false])
    clock.advance(3 * MINUTE)
    expect(await late()).toEqual([true, true])
    await publishDue.handle({}, portal.deps)
    expect(await late()).toEqual([false, false])
  })
})
