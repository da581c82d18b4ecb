import type { ArticleContent } from '@portal/contract/newsroom/news/article-content'
import type { EditedArticle } from '@portal/contract/newsroom/news/article-editor'
import { richTextFrom } from '@portal/contract/rich-text/plain-text-of'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '~/platform/api.ts'
import { createAutosaver, type SaveBody } from './autosaver.ts'
import type { Backup } from './backup.ts'
import { RETRY_MS, SAVE_AT_LATEST_MS, SAVE_PAUSE_MS } from './news-admin.constants.ts'

const content: ArticleContent = {
  title: 'Maré alta',
  slug: '',
  summary: '',
  cover: null,
  body: richTextFrom('Sobe às 7h.'),
  category_id: null,
  author: '',
  correction: null,
  sponsor: null,
  establishment_ids: [],
  event_ids: [],
}
const article = (version: number, changes: Partial<ArticleContent> = {}): EditedArticle => ({
  id: '0197f2f0-0000-7000-8000-000000000001',
  title: content.title,
  slug: null,
  status: 'draft',
  category: null,
  author: '',
  sponsor: null,
  publish_at: null,
  published_at: null,
  updated_at: '2026-07-18T14:48:00Z',
  updated_by: null,
  has_unpublished_changes: false,
  is_late: false,
  version,
  content: { ...content, ...changes },
  photos: [],
  establishments: [],
  events: [],
  may: { publish: true, schedule: true, withdraw: false, archive: true },
})
const stale = new ApiError(409, {
  type: '',
  title: '',
  status: 409,
  code: 'stale',
  detail: '',
  requestId: '',
  details: { by: 'Ana', at: '2026-07-18T14:50:00Z', version: 4, kept_as: 9 },
})

let sent: SaveBody[]
let answers: (() => Promise<EditedArticle>)[]
let kept: Map<string, Backup>

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-07-18T15:00:00Z') })
  sent = []
  answers = []
  kept = new Map()
})
afterEach(() => vi.useRealTimers())

const open = (version = 1) =>
  createAutosaver(article(version), {
    send(body) {
      sent.push(body)
      return answers.shift()?.() ?? Promise.resolve(article(body.version + 1, body.content))
    },
    backups: {
      read: (id) => kept.get(id) ?? null,
      write: (id, backup) => Boolean(kept.set(id, backup)),
      clear: (id) => void kept.delete(id),
    },
    now: () => new Date(),
  })
const pause = (ms = SAVE_PAUSE_MS) => vi.advanceTimersByTimeAsync(ms)

describe('what is written', () => {
  it('is saved after a pause, once, and then no copy of it is kept here', async () => {
    const desk = open()
    desk.change({ title: 'Maré' })
    desk.change({ title: 'Maré de lua' })
    expect(desk.snapshot().state.kind).toBe('waiting')
    await pause(500)
    expect([...kept.values()]).toMatchObject([{ content: { title: 'Maré de lua' } }])
    await pause()
    expect(sent).toMatchObject([{ version: 1, content: { title: 'Maré de lua' } }])
    expect(desk.snapshot()).toMatchObject({ base: { version: 2 }, state: { kind: 'saved' } })
    expect(kept.size).toBe(0)
  })

  it('is saved now and then although nobody pauses', async () => {
    const desk = open()
    for (let at = 0; at < SAVE_AT_LATEST_MS + 2000; at += 1000) {
      desk.change({ title: `Maré ${at}` })
      await pause(1000)
    }
    expect(sent.length).toBe(1)
  })

  it('goes one call at a time, each from the version of the last answer', async () => {
    const desk = open()
    let answer: (() => void) | undefined
    answers.push(() => new Promise((resolve) => (answer = () => resolve(article(2)))))
    desk.change({ title: 'Um' })
    await pause()
    desk.change({ title: 'Dois' })
    await pause()
    expect(sent).toHaveLength(1)
    answer?.()
    await pause()
    expect(sent).toMatchObject([{ version: 1 }, { version: 2, content: { title: 'Dois' } }])
    expect(desk.snapshot().state.kind).toBe('saved')
  })

  it('is at rest again when it is undone before it was sent', async () => {
    const desk = open()
    desk.change({ title: 'Maré' })
    await pause(500)
    desk.change({ title: content.title })
    expect(desk.snapshot().state.kind).toBe('saved')
    expect(kept.size).toBe(0)
    await pause()
    expect(sent).toEqual([])
  })

  it('still waits when it was typed while the article was published', async () => {
    const desk = open()
    desk.change({ title: 'Maré' })
    desk.moveOn(article(2))
    expect(desk.snapshot().state.kind).toBe('waiting')
    await pause()
    expect(sent).toMatchObject([{ version: 2, content: { title: 'Maré' } }])
  })

  it('is sent once more when it is undone without a connection: the last may have arrived', async () => {
    const desk = open()
    answers.push(() => Promise.reject(new TypeError('Failed to fetch')))
    desk.change({ title: 'Sem sinal' })
    await pause()
    desk.change({ title: content.title })
    await pause(RETRY_MS)
    expect(sent.at(-1)?.content.title).toBe(content.title)
    expect(desk.snapshot().state.kind).toBe('saved')
  })

  // spec: 419, 425
  it('stays on the device without a connection, and is sent when there is one', async () => {
    const desk = open()
    answers.push(() => Promise.reject(new TypeError('Failed to fetch')))
    desk.change({ title: 'Sem sinal' })
    await pause()
    expect(desk.snapshot().state.kind).toBe('offline')
    expect([...kept.values()]).toMatchObject([{ content: { title: 'Sem sinal' } }])
    await pause(RETRY_MS)
    expect(desk.snapshot().state.kind).toBe('saved')
    expect(kept.size).toBe(0)
  })

  it('waits for a person where somebody else saved before, and loses nothing', async () => {
    const desk = open()
    answers.push(() => Promise.reject(stale))
    desk.change({ title: 'Meu título' })
    await pause()
    expect(desk.snapshot().state).toMatchObject({
      kind: 'stale',
      details: { by: 'Ana', kept_as: 9 },
    })
    desk.change({ title: 'Meu título, ainda' })
    await pause(60_000)
    expect(sent).toHaveLength(1)
    expect([...kept.values()]).toMatchObject([{ content: { title: 'Meu título, ainda' } }])
    expect(await desk.save({ over: 4 })).toBe(true)
    expect(sent[1]).toMatchObject({ version: 4, content: { title: 'Meu título, ainda' } })
  })

  it('is let go for the other text only when that is chosen', async () => {
    const desk = open()
    answers.push(() => Promise.reject(stale))
    desk.change({ title: 'Meu título' })
    await pause()
    desk.adopt(article(4, { title: 'Título da Ana' }))
    expect(desk.snapshot()).toMatchObject({
      content: { title: 'Título da Ana' },
      state: { kind: 'saved' },
    })
    await pause(60_000)
    expect(sent).toHaveLength(1)
    expect(kept.size).toBe(0)
  })

  it('is kept and sent when the page goes away', async () => {
    const desk = open()
    desk.change({ title: 'Até logo' })
    desk.leave()
    expect([...kept.values()]).toMatchObject([{ content: { title: 'Até logo' } }])
    expect(sent).toHaveLength(1)
  })

  it('is not saved where nothing changed', async () => {
    const desk = open()
    desk.change({ title: ' Maré alta ' })
    await pause(60_000)
    expect(sent).toEqual([])
    expect(desk.snapshot().state.kind).toBe('saved')
  })

  it('that the server refuses is told with its reasons, and tried again after a change', async () => {
    const desk = open()
    const refusal = new ApiError(422, {
      ...{ type: '', title: '', status: 422, code: 'invalid', detail: 'Confira.', requestId: '' },
      errors: [{ path: 'content.slug', message: 'Use letras.' }],
    })
    answers.push(() => Promise.reject(refusal))
    desk.change({ slug: 'Á' })
    await pause()
    expect(desk.snapshot().state).toMatchObject({ kind: 'refused', message: 'Confira.' })
    desk.change({ slug: 'a' })
    await pause()
    expect(desk.snapshot().state.kind).toBe('saved')
  })
})

describe('a new article', () => {
  const NONE = 0

  // spec: 476
  it('is not begun by opening it, by spaces, or by words that are taken back', async () => {
    const desk = open(NONE)
    desk.change({ summary: '   ' })
    desk.change({ summary: 'A' })
    await pause(500)
    desk.change({ summary: '' })
    await pause(60_000)
    desk.leave()
    expect(sent).toEqual([])
    expect(kept.size).toBe(0)
  })

  // spec: 476
  it('begins with its first words, word for word again after a lost answer, and then goes on', async () => {
    const desk = open(NONE)
    answers.push(() => Promise.reject(new TypeError('Failed to fetch')))
    desk.change({ summary: 'Um' })
    await pause()
    expect(desk.snapshot().state.kind).toBe('offline')
    desk.change({ summary: 'Um resumo' })
    await pause(RETRY_MS)
    await pause()
    expect(sent).toMatchObject([
      { version: NONE, content: { summary: 'Um' } },
      { version: NONE, content: { summary: 'Um' } },
      { version: 1, content: { summary: 'Um resumo' } },
    ])
    expect(desk.snapshot()).toMatchObject({ base: { version: 2 }, state: { kind: 'saved' } })
  })

  it('begins with what was mended when its first words are refused', async () => {
    const desk = open(NONE)
    const refusal = { type: '', title: '', status: 422, code: 'invalid', detail: '', requestId: '' }
    answers.push(() => Promise.reject(new ApiError(422, refusal)))
    desk.change({ slug: 'Á' })
    await pause()
    desk.change({ slug: 'a' })
    await pause()
    expect(sent.map(({ version, content: { slug } }) => [version, slug])).toEqual([
      [NONE, 'Á'],
      [NONE, 'a'],
    ])
  })
})
