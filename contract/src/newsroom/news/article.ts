import { z } from 'zod'
import { Photo } from '../../ground/media/media.ts'
import { EstablishmentCard } from '../../guide/establishments/establishment.ts'
import { RichText } from '../../rich-text/rich-text.ts'
import { endpoint } from '../../shared/endpoint.ts'
import { moment } from '../../shared/moment.ts'
import { ArticleCategory } from './article-category.ts'

/** An article in a list, on the home page, in a search. */
export const ArticleCard = z
  .object({
    id: z.uuid(),
    slug: z.string(),
    title: z.string(),
    summary: z.string(),
    category: ArticleCategory,
    photo: Photo.nullable(),
    published_at: moment,
    reading_minutes: z.int(),
    /** Who paid for it; null for journalism. */
    sponsor: z.string().nullable(),
  })
  .meta({ id: 'ArticleCard' })
export type ArticleCard = z.input<typeof ArticleCard>

/** An event that an article speaks of. */
export const ArticleEvent = z
  .object({
    id: z.uuid(),
    slug: z.string(),
    title: z.string(),
    photo: Photo.nullable(),
    /** Of its next date, or its last where none is to come. */
    starts_at: moment.nullable(),
  })
  .meta({ id: 'ArticleEvent' })
export type ArticleEvent = z.input<typeof ArticleEvent>

export const Article = ArticleCard.extend({
  cover_credit: z.string(),
  author: z.string(),
  body: RichText,
  /** The photos that the body shows. */
  body_photos: z.array(Photo),
  correction: z.object({ text: z.string(), date: z.iso.date() }).nullable(),
  /** When it was last changed after it was published; null where it never was. */
  revised_at: moment.nullable(),
  establishments: z.array(EstablishmentCard),
  events: z.array(ArticleEvent),
  /** What to read next: of the same category first. */
  related: z.array(ArticleCard),
  /** Address of the picture other sites show of it. */
  social_image: z.string(),
}).meta({ id: 'Article' })
export type Article = z.input<typeof Article>

export const listArticles = endpoint({
  method: 'GET',
  path: '/api/v1/articles',
  access: 'anyone',
  tag: 'Notícias',
  summary: 'Notícias publicadas, da mais nova à mais antiga',
  query: z.object({
    category: z.string().max(80).optional(),
    cursor: z.string().max(200).optional(),
  }),
  response: z.object({ articles: z.array(ArticleCard), next_cursor: z.string().nullable() }),
  status: 200,
})

/** An old address answers too, with the article at its new one. */
export const readArticle = endpoint({
  method: 'GET',
  path: '/api/v1/articles/:slug',
  access: 'anyone',
  tag: 'Notícias',
  summary: 'Uma notícia: texto, correção, lugares e eventos de que fala',
  params: z.object({ slug: z.string().max(100) }),
  response: Article,
  status: 200,
})

export const listArticleCategories = endpoint({
  method: 'GET',
  path: '/api/v1/article-categories',
  access: 'anyone',
  tag: 'Notícias',
  summary: 'Categorias das notícias que têm alguma publicada',
  response: z.array(ArticleCategory),
  status: 200,
})

/** What is being written, for whoever was given the link. Never kept by anybody. */
export const readArticlePreview = endpoint({
  method: 'GET',
  path: '/api/v1/article-previews/:token',
  access: 'link',
  tag: 'Notícias',
  summary: 'Prévia de uma notícia, por um link que expira',
  params: z.object({ token: z.string().max(100) }),
  response: Article,
  status: 200,
})
