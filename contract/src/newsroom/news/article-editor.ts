import { z } from 'zod'
import { Photo } from '../../ground/media/media.ts'
import { chosenMoment } from '../../shared/chosen-moment.ts'
import { endpoint } from '../../shared/endpoint.ts'
import { ListSort, sortedPage } from '../../shared/list-query.ts'
import { moment } from '../../shared/moment.ts'
import { Article } from './article.ts'
import { ArticleContent } from './article-content.ts'
import { ARTICLE_STATUSES, PREVIEW_DAYS, PREVIEW_DAYS_MAX, VERSION_KINDS } from './news.texts.ts'

/**
 * How an editor is meant to use these calls.
 *
 * - **Create** with an id made in the browser and, once something is written, its `content`: there is no
 *   article before that. Repeated with the same text after a lost answer it answers with the same article;
 *   where the id is another text's already (a second tab) it is a conflict, as below.
 * - **Working copy and published copy.** An article has one working copy (`content`) and, once it is
 *   published or scheduled, a frozen public copy. Saving never touches the public copy; publishing
 *   copies the working copy over it. `has_unpublished_changes` says whether the two differ.
 * - **Autosave** (`saveArticle`) a moment after the last key, one call at a time, always with the
 *   `version` of the last answer. Every save is kept: autosaves of one person within
 *   ten minutes become one version, `is_checkpoint: true` ("Salvar versão") always makes its own.
 *   Sending the same text again (a lost answer, a tab brought back to life) changes nothing.
 * - **Conflict.** Where `version` is behind, the answer is 409 `stale` and its `details` say
 *   who saved (`by`), when (`at`), the `version` to go on from, and `kept_as`: the number of the version
 *   under which the text of this very call was kept. Nothing is lost: show both, let the person choose;
 *   going on with one's own text is a save of it with `details.version`.
 * - **Preview** (`previewArticle`) shows a text that was sent along as its page would look, and keeps
 *   nothing of it; a preview link shows the saved working copy to others.
 * - **Presence** is a courtesy, not a lock: beat every PRESENCE_BEAT_SECONDS while the editor is
 *   open; the answer lists the others who are at it now and the present version, so that a stale
 *   editor knows before it saves.
 * - **Versions** hold whole contents: a diff is made in the browser of any two of them. Restoring puts
 *   an old content back as the working copy, as a version of its own, and publishes nothing.
 * - **Publishing** (`publishArticle`) with `at` in the future schedules, without it publishes now; both
 *   name the version that was seen. A published article that is published again shows its working copy.
 *   `withdrawArticle` takes it, or its schedule, back to a draft.
 */
const article = z.object({ id: z.uuid() })
const seen = { version: z.int().positive() }

/** Null once the account is gone. */
const Editor = z.object({ id: z.uuid(), name: z.string() }).nullable()

/** A thing the working copy speaks of, by the name people know it by. */
const Named = z.object({ id: z.uuid(), name: z.string(), slug: z.string() })

export const ArticleStatus = z.enum(ARTICLE_STATUSES)

export const ArticleRow = z
  .object({
    id: z.uuid(),
    /** Of the working copy; empty while nobody wrote one. */
    title: z.string(),
    /** Null until it was published once. */
    slug: z.string().nullable(),
    status: ArticleStatus,
    category: z.object({ id: z.uuid(), name: z.string() }).nullable(),
    author: z.string(),
    sponsor: z.string().nullable(),
    /** When it is or was to appear. */
    publish_at: moment.nullable(),
    published_at: moment.nullable(),
    updated_at: moment,
    updated_by: Editor,
    has_unpublished_changes: z.boolean(),
    /** Its moment passed some minutes ago and the worker has not settled it: lists may lag behind. */
    is_late: z.boolean(),
  })
  .meta({ id: 'ArticleRow' })
export type ArticleRow = z.input<typeof ArticleRow>

/** What the person who asks may do with it. */
const ArticleMay = z.object({
  publish: z.boolean(),
  schedule: z.boolean(),
  withdraw: z.boolean(),
  archive: z.boolean(),
})

export const ListedArticle = ArticleRow.extend({
  cover: Photo.nullable(),
  version: z.int(),
  may: ArticleMay,
  /** Who else has it open now. */
  editing: z.array(z.object({ id: z.uuid(), name: z.string() })),
}).meta({ id: 'ListedArticle' })
export type ListedArticle = z.input<typeof ListedArticle>

export const EditedArticle = ArticleRow.extend({
  version: z.int(),
  content: ArticleContent,
  /** The photos that the working copy shows: cover and body. */
  photos: z.array(Photo),
  establishments: z.array(Named),
  events: z.array(Named),
  may: ArticleMay,
}).meta({ id: 'EditedArticle' })
export type EditedArticle = z.input<typeof EditedArticle>

export const ArticleVersionRow = z
  .object({
    number: z.int(),
    kind: z.enum(VERSION_KINDS),
    title: z.string(),
    saved_at: moment,
    saved_by: Editor,
    /** The number of the version it brought back. */
    restored_from: z.int().nullable(),
    words: z.int(),
  })
  .meta({ id: 'ArticleVersionRow' })
export type ArticleVersionRow = z.input<typeof ArticleVersionRow>

export const ArticleVersion = ArticleVersionRow.extend({
  content: ArticleContent,
  photos: z.array(Photo),
}).meta({ id: 'ArticleVersion' })
export type ArticleVersion = z.input<typeof ArticleVersion>

/** What a 409 `stale` says in `details`. */
export const StaleArticleDetails = z.object({
  by: z.string(),
  at: moment,
  version: z.int(),
  kept_as: z.int().nullable(),
})
export type StaleArticleDetails = z.input<typeof StaleArticleDetails>

export const ArticlePreviewLink = z
  .object({ id: z.uuid(), created_at: moment, created_by: Editor, expires_at: moment })
  .meta({ id: 'ArticlePreviewLink' })
export type ArticlePreviewLink = z.input<typeof ArticlePreviewLink>

export const listEditedArticles = endpoint({
  method: 'GET',
  path: '/api/v1/admin/articles',
  access: 'reporter',
  tag: 'Administração',
  summary: 'Todas as notícias, com filtros e ordem',
  query: z.object({
    status: ArticleStatus.optional(),
    category: z.uuid().optional(),
    /** Words of the title. */
    q: z.string().trim().max(80).optional(),
    sort: ListSort.default('recentes'),
    ...sortedPage,
  }),
  response: z.object({ articles: z.array(ListedArticle), next_cursor: z.string().nullable() }),
  status: 200,
})

export const createArticle = endpoint({
  method: 'POST',
  path: '/api/v1/admin/articles',
  access: 'reporter',
  tag: 'Administração',
  summary: 'Começa uma notícia; repetida com o mesmo id, responde com ela',
  body: z
    .object({
      id: z.uuid(),
      title: ArticleContent.shape.title.default(''),
      /** All that is written so far; takes the place of `title`. */
      content: ArticleContent.optional(),
    })
    .strict(),
  response: EditedArticle,
  status: 201,
})

export const readEditedArticle = endpoint({
  method: 'GET',
  path: '/api/v1/admin/articles/:id',
  access: 'reporter',
  tag: 'Administração',
  summary: 'Uma notícia como se escreve',
  params: article,
  response: EditedArticle,
  status: 200,
})

export const saveArticle = endpoint({
  method: 'PUT',
  path: '/api/v1/admin/articles/:id/content',
  access: 'reporter',
  tag: 'Administração',
  summary: 'Grava o que se escreve, sem mudar o que está publicado',
  params: article,
  body: z
    .object({ ...seen, content: ArticleContent, is_checkpoint: z.boolean().default(false) })
    .strict(),
  response: EditedArticle,
  status: 200,
})

/** The article may not exist yet. */
export const previewArticle = endpoint({
  method: 'POST',
  path: '/api/v1/admin/articles/:id/preview',
  access: 'reporter',
  tag: 'Administração',
  summary: 'Mostra um texto como a página dele ficaria, sem guardar nada',
  params: article,
  body: z.object({ content: ArticleContent }).strict(),
  response: Article,
  status: 200,
})

export const publishArticle = endpoint({
  method: 'POST',
  path: '/api/v1/admin/articles/:id/publish',
  access: 'editor',
  tag: 'Administração',
  summary: 'Publica agora ou agenda',
  params: article,
  body: z.object({ ...seen, at: chosenMoment().nullable().default(null) }).strict(),
  response: EditedArticle,
  status: 200,
})

export const withdrawArticle = endpoint({
  method: 'POST',
  path: '/api/v1/admin/articles/:id/withdraw',
  access: 'editor',
  tag: 'Administração',
  summary: 'Tira do ar ou desfaz o agendamento: volta a ser rascunho',
  params: article,
  body: z.object(seen).strict(),
  response: EditedArticle,
  status: 200,
})

export const archiveArticle = endpoint({
  method: 'POST',
  path: '/api/v1/admin/articles/:id/archive',
  access: 'editor',
  tag: 'Administração',
  summary: 'Arquiva: sai do ar e da lista do dia a dia',
  params: article,
  body: z.object(seen).strict(),
  response: EditedArticle,
  status: 200,
})

export const listArticleVersions = endpoint({
  method: 'GET',
  path: '/api/v1/admin/articles/:id/versions',
  access: 'reporter',
  tag: 'Administração',
  summary: 'As versões de uma notícia, da última à primeira',
  params: article,
  query: z.object({ before: z.coerce.number().int().positive().optional() }),
  /** Fifty at a time; go on with `before` the last number. */
  response: z.array(ArticleVersionRow),
  status: 200,
})

export const readArticleVersion = endpoint({
  method: 'GET',
  path: '/api/v1/admin/articles/:id/versions/:number',
  access: 'reporter',
  tag: 'Administração',
  summary: 'Uma versão inteira',
  params: article.extend({ number: z.coerce.number().int().positive() }),
  response: ArticleVersion,
  status: 200,
})

export const restoreArticleVersion = endpoint({
  method: 'POST',
  path: '/api/v1/admin/articles/:id/restore',
  access: 'reporter',
  tag: 'Administração',
  summary: 'Traz de volta uma versão, sem publicar',
  params: article,
  body: z.object({ ...seen, number: z.int().positive() }).strict(),
  response: EditedArticle,
  status: 200,
})

export const beatArticlePresence = endpoint({
  method: 'POST',
  path: '/api/v1/admin/articles/:id/presence',
  access: 'reporter',
  tag: 'Administração',
  summary: 'Diz que se está editando; responde quem mais está',
  params: article,
  body: z.object({ is_leaving: z.boolean().default(false) }).strict(),
  response: z.object({
    version: z.int(),
    others: z.array(z.object({ id: z.uuid(), name: z.string(), seen_at: moment })),
  }),
  status: 200,
})

export const listArticlePreviewLinks = endpoint({
  method: 'GET',
  path: '/api/v1/admin/articles/:id/previews',
  access: 'reporter',
  tag: 'Administração',
  summary: 'Os links de prévia que ainda funcionam',
  params: article,
  response: z.array(ArticlePreviewLink),
  status: 200,
})

/** The link itself is told once: the portal keeps only its hash. */
export const createArticlePreviewLink = endpoint({
  method: 'POST',
  path: '/api/v1/admin/articles/:id/previews',
  access: 'reporter',
  tag: 'Administração',
  summary: 'Cria um link de prévia',
  params: article,
  body: z.object({ days: z.int().min(1).max(PREVIEW_DAYS_MAX).default(PREVIEW_DAYS) }).strict(),
  response: ArticlePreviewLink.extend({ path: z.string() }),
  status: 201,
})

export const revokeArticlePreviewLink = endpoint({
  method: 'DELETE',
  path: '/api/v1/admin/article-previews/:id',
  access: 'reporter',
  tag: 'Administração',
  summary: 'Desfaz um link de prévia',
  params: z.object({ id: z.uuid() }),
  response: z.object({ removed: z.literal(true) }),
  status: 200,
})
