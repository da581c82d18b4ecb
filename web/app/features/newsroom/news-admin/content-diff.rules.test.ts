import type { ArticleContent } from '@portal/contract/newsroom/news/article-content'
import { richTextFrom } from '@portal/contract/rich-text/plain-text-of'
import { expect, it } from 'vitest'
import { diffContents, isNothing } from './content-diff.rules.ts'

const content = (changes: Partial<ArticleContent> = {}): ArticleContent => ({
  title: 'Maré alta no sábado',
  slug: '',
  summary: 'Leve água.',
  cover: null,
  body: richTextFrom('Um\n\nDois\n\nTrês\n\nQuatro\n\nCinco'),
  category_id: null,
  author: 'Ana',
  correction: null,
  sponsor: null,
  establishment_ids: [],
  event_ids: [],
  ...changes,
})

it('tells field by field what changed, and the text with its neighbours', () => {
  const after = content({
    title: 'Maré alta no domingo',
    category_id: '0197f2f0-0000-7000-8000-000000000001',
    body: richTextFrom('Um\n\nDois\n\nTrês\n\nQuatro\n\nCinco\n\nSeis'),
  })
  expect(diffContents(content(), after)).toEqual({
    fields: [
      {
        name: 'title',
        words: [
          { kind: 'same', text: 'Maré alta no ' },
          { kind: 'removed', text: 'sábado' },
          { kind: 'added', text: 'domingo' },
        ],
      },
    ],
    notes: ['Categoria trocada'],
    body: [
      { kind: 'unchanged', blocks: 4 },
      { kind: 'same', label: 'Parágrafo', text: 'Cinco' },
      { kind: 'added', label: 'Parágrafo', text: 'Seis' },
    ],
  })
})

it('is nothing between a text and itself', () => {
  expect(isNothing(diffContents(content(), content()))).toBe(true)
})
