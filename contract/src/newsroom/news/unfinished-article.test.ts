import { expect, it } from 'vitest'
import { richTextFrom } from '../../rich-text/plain-text-of.ts'
import type { ArticleContent } from './article-content.ts'
import { missingInArticle } from './unfinished-article.ts'

const complete: ArticleContent = {
  title: 'Maré alta',
  slug: '',
  summary: 'Sobe mais cedo no sábado.',
  cover: null,
  body: richTextFrom('Sobe às 7h.'),
  category_id: '0197f2f0-0000-7000-8000-00000000000c',
  author: 'Redação',
  correction: null,
  sponsor: null,
  establishment_ids: [],
  event_ids: [],
}
const photo_id = '0197f2f0-0000-7000-8000-00000000000f'
const figure = (alt: string): ArticleContent['body'] => ({
  type: 'doc',
  content: [{ type: 'figure', attrs: { photo_id, alt, caption: '', credit: '' } }],
})
const missing = (changes: Partial<ArticleContent>) =>
  missingInArticle({ ...complete, ...changes }).map(({ path }) => path)

it('misses nothing in a text that may be published as it is', () => {
  expect(missing({})).toEqual([])
  expect(missing({ cover: { photo_id, credit: 'Ana Lima' } })).toEqual([])
})

// spec: 478
it('names every part that a reader would miss, in the order of the page', () => {
  expect(
    missing({
      ...{ title: 'Oi', summary: '', body: richTextFrom(''), category_id: null, author: '' },
      cover: { photo_id, credit: '' },
    }),
  ).toEqual([
    'content.title',
    'content.summary',
    'content.body',
    'content.category_id',
    'content.author',
    'content.cover.credit',
  ])
})

it('asks for words on every photo of the text', () => {
  expect(missing({ body: figure('') })).toEqual(['content.body'])
  expect(missing({ body: figure('Ciclistas na orla') })).toEqual([])
})
