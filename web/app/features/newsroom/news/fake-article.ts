import type { Article } from '@portal/contract/newsroom/news/article'
import { richTextFrom } from '@portal/contract/rich-text/plain-text-of'

/** For tests: an article with nothing around it. */
export const fakeArticle = (changes: Partial<Article> = {}): Article => ({
  id: '019d0000-0000-7000-8000-000000000001',
  slug: 'mare-no-atalaia',
  title: 'Maré no Atalaia',
  summary: 'Veja até que horas dá para ficar.',
  category: { id: '019d0000-0000-7000-8000-0000000000aa', slug: 'praias', name: 'Praias' },
  photo: null,
  published_at: '2026-07-18T12:12:00.000Z',
  reading_minutes: 3,
  sponsor: null,
  cover_credit: '',
  author: 'Lia Maresia',
  body: richTextFrom('A água sobe depressa.'),
  body_photos: [],
  correction: null,
  revised_at: null,
  establishments: [],
  events: [],
  related: [],
  social_image: '/cartoes/noticias/1/0000000000000000.jpg',
  ...changes,
})
