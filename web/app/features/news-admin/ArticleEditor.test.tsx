// @vitest-environment jsdom
import type { EditedArticle } from '@portal/contract/news/article-editor'
import { richTextFrom } from '@portal/contract/rich-text/plain-text-of'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeApi, ok, refused } from '~/platform/testing/fake-api.ts'
import { renderAs, signedIn } from '~/platform/testing/signed-in.tsx'
import { ArticleEditor } from './ArticleEditor.tsx'
import type { ArticleParts } from './article-parts.ts'

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
}
const invalid = (path: string, message: string) => {
  const { status, body } = refused(422, 'input.invalid', 'Confira.')
  return { status, body: { ...(body as object), errors: [{ path, message }] } }
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
function open(answers: Parameters<typeof fakeApi>[0]) {
  fakeApi({
    [`POST ${PATH}/presence`]: () => ok({ others: [], version: article.version }),
    'GET /api/v1/admin/article-categories': () => ok([]),
    ...answers,
  })
  renderAs(signedIn({ planType: 'admin' }), <ArticleEditor article={article} parts={parts} />)
}
const summary = () => screen.findByRole('region', { name: /Falta acertar/ }, { timeout: 5000 })

it('leads to what is missing when publishing is refused', async () => {
  open({ [`POST ${PATH}/publish`]: () => invalid('content.summary', 'Escreva o resumo.') })
  await userEvent.click(screen.getByRole('button', { name: 'Publicar agora' }))
  const box = await summary()
  await waitFor(() => expect(document.activeElement).toBe(box))
  expect(screen.getByRole('link', { name: 'Escreva o resumo.' }).getAttribute('href')).toBe(
    '#content.summary',
  )
})

it('leaves the focus in the field when what is saved by itself is refused', async () => {
  open({ [`PUT ${PATH}/content`]: () => invalid('content.title', 'Título comprido demais.') })
  const title = screen.getByRole('textbox', { name: 'Título' })
  await userEvent.type(title, '!')
  await summary()
  expect(document.activeElement).toBe(title)
})
