// @vitest-environment jsdom
import type { EditedArticle } from '@portal/contract/newsroom/news/article-editor'
import { richTextFrom } from '@portal/contract/rich-text/plain-text-of'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeApi, ok, refused } from '~/platform/testing/fake-api.ts'
import { renderAs, signedIn } from '~/platform/testing/signed-in.tsx'
import { ArticleEditor } from './ArticleEditor.tsx'
import type { ArticleParts } from './article-parts.ts'
import { NewsScreen } from './NewsScreen.tsx'

vi.mock('~/ui/rich-text/RichTextEditor.tsx', () => ({ RichTextEditor: () => null }))

const article: EditedArticle = {
  id: '0197f2f0-0000-7000-8000-000000000001',
  title: 'Maré alta',
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
  version: 3,
  content: {
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
  },
  photos: [],
  establishments: [],
  events: [],
  may: { publish: true, schedule: true, withdraw: false, archive: true },
}
const PATH = `/api/v1/admin/articles/${article.id}`
const parts: ArticleParts = {
  photoPicker: () => null,
  findEstablishments: async () => [],
  findEvents: async () => [],
  page: () => null,
}
const invalid = (path: string, message: string) => {
  const { status, body } = refused(422, 'input.invalid', 'Confira.')
  return { status, body: { ...(body as object), errors: [{ path, message }] } }
}

/** Whether there is room beside the text. */
function onScreen(isWide: boolean) {
  const query = { matches: isWide, addEventListener: () => {}, removeEventListener: () => {} }
  vi.stubGlobal('matchMedia', () => query)
}
beforeEach(() => {
  localStorage.clear()
  onScreen(true)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
const CATEGORY = { id: '0197f2f0-0000-7000-8000-00000000000c', slug: 'mar', name: 'Mar' }
function open(answers: Parameters<typeof fakeApi>[0], changes: Partial<EditedArticle> = {}) {
  const api = fakeApi({
    [`POST ${PATH}/presence`]: () => ok({ others: [], version: article.version }),
    'GET /api/v1/admin/article-categories': () => ok([{ ...CATEGORY, position: 0, articles: 0 }]),
    ...answers,
  })
  const shown = { ...article, ...changes }
  renderAs(signedIn({ planType: 'admin' }), <ArticleEditor article={shown} parts={parts} />)
  return api
}
const COMPLETE = {
  content: {
    ...article.content,
    summary: 'Sobe mais cedo no sábado.',
    category_id: CATEGORY.id,
    author: 'Redação',
  },
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const summary = () => screen.findByRole('region', { name: /Falta acertar/ }, { timeout: 5000 })

it('leads to what is missing when publishing is refused', async () => {
  open({})
  await press('Publicar')
  const box = await summary()
  await waitFor(() => expect(document.activeElement).toBe(box))
  expect(screen.getByRole('link', { name: 'Escreva o resumo.' }).getAttribute('href')).toBe(
    '#content.summary',
  )
  await userEvent.type(screen.getByRole('textbox', { name: 'Resumo' }), 'Sobe cedo.')
  expect(screen.queryByRole('link', { name: 'Escreva o resumo.' })).toBeNull()
})

it('leaves the focus in the field when what is saved by itself is refused', async () => {
  open({ [`PUT ${PATH}/content`]: () => invalid('content.title', 'Título comprido demais.') })
  const title = screen.getByRole('textbox', { name: 'Título' })
  await userEvent.type(title, '!')
  await summary()
  expect(document.activeElement).toBe(title)
})

it('says beside the field what the server refuses to publish', async () => {
  const taken = 'Outra notícia já usa este endereço.'
  open({ [`POST ${PATH}/publish`]: () => invalid('content.slug', taken) }, COMPLETE)
  await press('Publicar')
  await press('Publicar agora')
  const box = await summary()
  await waitFor(() => expect(document.activeElement).toBe(box))
  const field = screen.getByRole('textbox', { name: /^Endereço/ })
  expect(document.getElementById(`${field.id}-error`)?.textContent).toContain(taken)
})

// spec: 478
it('asks once before it publishes, says what will happen, and publishes once', async () => {
  const published = { ...article, ...COMPLETE, status: 'published', slug: 'mare-alta', version: 4 }
  const api = open({ [`POST ${PATH}/publish`]: () => ok(published) }, COMPLETE)
  await press('Publicar')
  const question = await screen.findByRole('dialog', { name: 'Publicar a notícia?' })
  expect(question.textContent).toContain('/noticias/mare-alta')
  expect(question.textContent).toContain('na categoria Mar')
  expect(question.textContent).toContain('não envia e-mail')
  expect(api.sent(`POST ${PATH}/publish`)).toEqual([])
  await userEvent.dblClick(within(question).getByRole('button', { name: 'Publicar agora' }))
  await screen.findByRole('button', { name: 'Tudo publicado' })
  expect(api.sent(`POST ${PATH}/publish`)).toEqual([{ version: 3, at: null }])
})

it('says beside the day that a moment has passed', async () => {
  open({}, COMPLETE)
  await press('Publicar')
  await userEvent.click(screen.getByRole('radio', { name: 'Agendar' }))
  const day = screen.getByRole('textbox', { name: 'Dia' })
  await userEvent.clear(day)
  await userEvent.type(day, '01/01/2020')
  await press('Agendar')
  const box = await summary()
  expect(within(box).getByRole('link').getAttribute('href')).toBe(`#${day.id}`)
  expect(document.getElementById(`${day.id}-error`)?.textContent).toContain('ainda não passou')
})

// spec: 478
it('brings the details into sight for what is missing among them', async () => {
  onScreen(false)
  open({})
  expect(screen.queryByRole('combobox', { name: 'Categoria' })).toBeNull()
  await press('Publicar')
  await userEvent.click(screen.getByRole('link', { name: 'Escreva quem assina.' }))
  const field = await screen.findByRole('textbox', { name: 'Quem assina' })
  await waitFor(() => expect(document.activeElement).toBe(field))
})

// spec: 480
it('gives the text the screen, until Escape, and remembers it', async () => {
  open({})
  const desk = () => document.querySelector('.desk')?.hasAttribute('data-focus')
  await press('Só o texto')
  expect(desk()).toBe(true)
  expect(screen.queryByRole('region', { name: 'Detalhes da notícia' })).toBeNull()
  cleanup()
  open({})
  expect(desk()).toBe(true)
  await userEvent.keyboard('{Escape}')
  expect(desk()).toBe(false)
  expect(screen.getByRole('region', { name: 'Detalhes da notícia' })).toBeTruthy()
  await userEvent.keyboard('{Control>}{Shift>}F{/Shift}{/Control}')
  expect(desk()).toBe(true)
})

it('makes a new article of its first words, and of nothing less', async () => {
  const CREATE = 'POST /api/v1/admin/articles'
  const api = fakeApi({
    'GET /api/v1/admin/article-categories': () => ok([]),
    [CREATE]: (body) => {
      const { id, content } = body as Pick<EditedArticle, 'id' | 'content'>
      return ok({ ...article, id, content, version: 1 })
    },
  })
  const start = () =>
    renderAs(signedIn({ planType: 'admin' }), <NewsScreen parts={parts} />, '/admin/noticias?nova')
  start()
  expect(screen.getByText('Nada escrito ainda')).toBeTruthy()
  cleanup()
  expect(api.sent(CREATE)).toEqual([])
  start()
  await userEvent.type(screen.getByRole('textbox', { name: 'Título' }), 'Maré')
  await screen.findByText(/^Salvo às? /)
  expect(api.sent(CREATE)).toMatchObject([
    { content: { title: 'Maré', author: 'Rosângela Alves' } },
  ])
  expect((screen.getByRole('textbox', { name: 'Título' }) as HTMLInputElement).value).toBe('Maré')
})
