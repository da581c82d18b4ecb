import { createHash } from 'node:crypto'
import type { CardRow } from './article-columns.ts'
import { newsTexts } from './news.texts.ts'

/** Raised when cards are drawn otherwise: every article then has a new one. */
const DRAWING = 1

type Shown = Pick<CardRow, 'id' | 'title' | 'category' | 'photo' | 'sponsor'>

export const ARTICLE_CARDS = '/cartoes/noticias'

/** What stands above the headline; whoever paid is named there too. */
export const kickerOf = ({ category, sponsor }: Pick<Shown, 'category' | 'sponsor'>) =>
  sponsor ? newsTexts.sponsoredBy(sponsor) : category.name

/** What the picture depends on, in few letters: another content is another address. */
export function cardVersion(article: Shown): string {
  const shown = [DRAWING, article.title, kickerOf(article), article.photo?.id ?? null]
  return createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 16)
}

export const articleCardPath = (article: Shown) =>
  `${ARTICLE_CARDS}/${article.id}/${cardVersion(article)}.jpg`
