import { randomUUID } from 'node:crypto'
import type { EditedArticle } from '@portal/contract/newsroom/news/article-editor'
import { beforeEach, describe, expect, it } from 'vitest'
import { articleContent } from '../../../../test/articles.ts'
import { call } from '../../../../test/calls.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { useTestApp } from '../../../../test/test-app.ts'

const portal = useTestApp()
let ana: TestPerson
let caio: TestPerson
let editor: TestPerson
beforeEach(async () => {
  await portal.deps.connection.deleteFrom('articles').execute()
  ana = await createPerson(portal, { role: 'reporter', name: 'Ana Lobato' })
  caio = await createPerson(portal, { role: 'reporter', name: 'Caio Reis' })
  editor = await createPerson(portal, { role: 'editor', name: 'Nazaré Lobato' })
})

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
const as = (who: TestPerson, method: Method, path: string, body?: object) =>
  call(portal, method, `/admin/articles${path}`, body, who)
const begin = async (who: TestPerson) =>
  (await as(who, 'POST', '', { id: randomUUID() })).json as EditedArticle
async function write(who: TestPerson, { id, version }: EditedArticle) {
  const content = await articleContent(portal)
  return as(who, 'PUT', `/${id}/content`, { version, content })
}
const titles = async (who: TestPerson) => (await as(who, 'GET', '')).json.articles.length

describe('a reporter', () => {
  // spec: 470
  it('writes drafts of their own, which an editor publishes', async () => {
    const saved = await write(ana, await begin(ana))
    expect(saved.status).toBe(200)
    const article = saved.json as EditedArticle
    expect(article.may).toEqual({
      publish: false,
      schedule: false,
      withdraw: false,
      archive: false,
    })
    const { id, version } = article
    expect((await as(ana, 'POST', `/${id}/publish`, { version })).status).toBe(403)
    const published = await as(editor, 'POST', `/${id}/publish`, { version })
    expect(published.json).toMatchObject({ status: 'published', may: { withdraw: true } })
  })

  it('no longer changes what has left the draft, and goes on reading it', async () => {
    const { id } = (await write(ana, await begin(ana))).json as EditedArticle
    const seen = (await as(editor, 'GET', `/${id}`)).json as EditedArticle
    const live = (await as(editor, 'POST', `/${id}/publish`, { version: seen.version }))
      .json as EditedArticle
    const late = await write(ana, live)
    expect(late).toMatchObject({ status: 403, json: { code: 'news.not-a-draft' } })
    expect(late.json.detail).toContain('Peça a um editor')
    expect((await as(ana, 'GET', `/${id}`)).status).toBe(200)
  })

  it("finds nothing of another reporter's, by list or by address", async () => {
    const article = (await write(caio, await begin(caio))).json as EditedArticle
    const { id, version } = article
    const link = (await as(caio, 'POST', `/${id}/previews`, {})).json as { id: string }
    const content = await articleContent(portal, { title: 'Outro texto' })
    expect(await titles(ana)).toBe(0)
    expect(await titles(caio)).toBe(1)
    expect(await titles(editor)).toBe(1)
    const tries = await Promise.all([
      as(ana, 'GET', `/${id}`),
      write(ana, article),
      as(ana, 'POST', '', { id }),
      as(ana, 'POST', '', { id, content }),
      as(ana, 'POST', `/${id}/preview`, { content }),
      as(ana, 'GET', `/${id}/versions`),
      as(ana, 'GET', `/${id}/versions/1`),
      as(ana, 'POST', `/${id}/restore`, { version, number: 1 }),
      as(ana, 'POST', `/${id}/presence`, {}),
      as(ana, 'GET', `/${id}/previews`),
      as(ana, 'POST', `/${id}/previews`, {}),
      call(portal, 'DELETE', `/admin/article-previews/${link.id}`, undefined, ana),
    ])
    expect(tries.map(({ status }) => status)).toEqual(tries.map(() => 404))
    expect((await as(caio, 'GET', `/${id}/previews`)).json).toHaveLength(1)
  })
})
