/** News. Free of zod: the browser reads it too. */

export const ARTICLE_STATUSES = ['draft', 'scheduled', 'published', 'archived'] as const
export type ArticleStatus = (typeof ARTICLE_STATUSES)[number]

export const ARTICLE_STATUS_WORDS: Record<ArticleStatus, string> = {
  draft: 'Rascunho',
  scheduled: 'Agendada',
  published: 'Publicada',
  archived: 'Arquivada',
}

/** How a version came to be. */
export const VERSION_KINDS = ['autosaved', 'saved', 'published', 'restored', 'conflict'] as const
export type VersionKind = (typeof VERSION_KINDS)[number]

export const VERSION_KIND_WORDS: Record<VersionKind, string> = {
  autosaved: 'Salva automaticamente',
  saved: 'Salva',
  published: 'Publicada',
  restored: 'Restaurada',
  conflict: 'Guardada de um conflito',
}

export const ARTICLE_TITLE_MAX = 120
export const ARTICLE_SUMMARY_MAX = 280
export const ARTICLE_AUTHOR_MAX = 80
export const COVER_CREDIT_MAX = 120
export const CORRECTION_MAX = 600
export const SPONSOR_MAX = 80
export const CATEGORY_NAME_MAX = 40
export const MOST_RELATED = 8
export const MOST_CATEGORIES = 20

/** Articles in one part of a list: one large, three beside it, and three rows of three. */
export const ARTICLES_PAGE = 13

/** How often an open editor says that somebody is at it, and when that stops being believed. */
export const PRESENCE_BEAT_SECONDS = 15
export const PRESENCE_SECONDS = 45

/** How long a preview link works, in days. */
export const PREVIEW_DAYS_MAX = 30
export const PREVIEW_DAYS = 7

export const NEWS_PATH = '/noticias'
export const NEWS_FEED_PATH = '/noticias/rss.xml'
export const NEWS_CATEGORY_PARAMETER = 'categoria'
export const articlePath = (slug: string) => `${NEWS_PATH}/${slug}`
export const previewPath = (token: string) => `${NEWS_PATH}/previa/${token}`
