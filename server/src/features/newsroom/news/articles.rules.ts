import type { ArticleContent } from '@portal/contract/newsroom/news/article-content'
import type { ArticleStatus } from '@portal/contract/newsroom/news/news.texts'
import { missingInArticle } from '@portal/contract/newsroom/news/unfinished-article'
import { photoIdsOf } from '@portal/contract/rich-text/measure-rich-text'
import { EMPTY_RICH_TEXT } from '@portal/contract/rich-text/rich-text-types'
import { numberedSlug, slugOf } from '@portal/contract/shared/slug'
import { type Actor, hasStaffDuty } from '../../../platform/actor.ts'
import { Forbidden, Invalid, NotFound, Stale } from '../../../platform/errors/domain-errors.ts'
import { newsTexts } from './news.texts.ts'

export type Editor = { id: string; name: string } | null

/** An article as it is written: the working copy and, once there is one, the public copy. */
export type Article = {
  id: string
  slug: string | null
  status: ArticleStatus
  version: number
  draft: ArticleContent
  live: ArticleContent | null
  publishAt: Date | null
  publishedAt: Date | null
  revisedAt: Date | null
  createdAt: Date
  /** Null once that person has left. */
  createdBy: string | null
  updatedAt: Date
  updatedBy: Editor
  /** Its moment passed long enough ago for the job to have noticed, which it has not. */
  isLate?: boolean
}

export const EMPTY_CONTENT: ArticleContent = {
  title: '',
  slug: '',
  summary: '',
  cover: null,
  body: EMPTY_RICH_TEXT,
  category_id: null,
  author: '',
  correction: null,
  sponsor: null,
  establishment_ids: [],
  event_ids: [],
}

/** The job comes every minute and is tried again: after this its silence is a failure to be told. */
const SETTLE_GRACE_MS = 3 * 60_000

/** What was scheduled is published when its time has come, whether or not a worker noticed. */
export function settled<Known extends Pick<Article, 'status' | 'publishAt'>>(
  article: Known,
  now: Date,
): Known {
  const { status, publishAt } = article
  if (status !== 'scheduled' || !publishAt || publishAt > now) return article
  const isLate = now.getTime() - publishAt.getTime() > SETTLE_GRACE_MS
  return { ...article, status: 'published', isLate }
}

export const isPublic = ({ status }: Pick<Article, 'status'>) =>
  status === 'published' || status === 'scheduled'

export function mayDo(actor: Actor, { status }: Pick<Article, 'status'>) {
  const edits = hasStaffDuty(actor, 'edit')
  return {
    publish: edits,
    schedule: edits && status !== 'published',
    withdraw: edits && (status === 'published' || status === 'scheduled'),
    archive: edits && status !== 'archived',
  }
}

/** The writer whose articles alone the actor may reach; null where that is all of them. */
export function onlyWriter(actor: Actor): string | null {
  return actor.kind === 'system' || hasStaffDuty(actor, 'edit') ? null : actor.userId
}

/** Editors reach every article. A reporter reaches their own; to them the others do not exist. */
export const mayReach = (actor: Actor, { createdBy }: Pick<Article, 'createdBy'>): boolean => {
  const writer = onlyWriter(actor)
  return writer === null || createdBy === writer
}

export function requireArticle(
  actor: Actor,
  article: Article | null,
  id: string,
  now: Date,
): Article {
  if (!article || !mayReach(actor, article)) throw new NotFound('article', id)
  return settled(article, now)
}

/** A reporter writes drafts: what was published, scheduled or archived is an editor's to change. */
export function requireWritable(
  actor: Actor,
  article: Article | null,
  id: string,
  now: Date,
): Article {
  const found = requireArticle(actor, article, id, now)
  if (onlyWriter(actor) && found.status !== 'draft') {
    throw new Forbidden('news.not-a-draft', `it is ${found.status}`, newsTexts.notADraft)
  }
  return found
}

export function staleArticle({ version, updatedAt, updatedBy }: Article, keptAs: number | null) {
  const by = updatedBy?.name ?? newsTexts.somebody
  return new Stale(`it is at ${version}`, newsTexts.stale(by, updatedAt, keptAs), {
    by,
    at: updatedAt.toISOString(),
    version,
    kept_as: keptAs,
  })
}

export function requireSeen(article: Article, version: number) {
  if (article.version !== version) throw staleArticle(article, null)
}

/** The photos a text shows, the cover first. */
export function photosIn({ cover, body }: ArticleContent): string[] {
  return [...new Set([...(cover ? [cover.photo_id] : []), ...photoIdsOf(body)])]
}

/** A half-written article is not published. */
export function requirePublishable(content: ArticleContent) {
  const fields = missingInArticle(content)
  if (fields.length === 0) return
  throw new Invalid('news.unfinished', 'not fit to print', fields, newsTexts.unfinished)
}

/** A date of the future; a moment ago is a mistake, not a publication. */
export function requireFuture(at: Date, now: Date) {
  if (at > now) return
  const fields = [{ path: 'at', message: newsTexts.past }]
  throw new Invalid('news.past', 'that moment has passed', fields, newsTexts.past)
}

/**
 * The address to publish at. One that was made from the title stays whatever the title becomes: links
 * that people kept lead to it. `isFree` answers for other articles, also for addresses they once had.
 */
export async function chooseSlug(
  { slug, draft }: Pick<Article, 'slug' | 'draft'>,
  isFree: (slug: string) => Promise<boolean>,
): Promise<string> {
  if (draft.slug) {
    if (draft.slug === slug || (await isFree(draft.slug))) return draft.slug
    const fields = [{ path: 'content.slug', message: newsTexts.slugTaken }]
    throw new Invalid('news.slug-taken', draft.slug, fields, newsTexts.slugTaken)
  }
  if (slug) return slug
  const wanted = slugOf(draft.title)
  if (await isFree(wanted)) return wanted
  for (let number = 2; ; number += 1) {
    const numbered = numberedSlug(wanted, number)
    if (await isFree(numbered)) return numbered
  }
}

/** The article as the public reads it from `at` on; null: from now on. */
export function published(article: Article, slug: string, at: Date | null, now: Date): Article {
  const wasSeen = article.publishedAt !== null && article.publishedAt <= now
  return {
    ...article,
    slug,
    status: at ? 'scheduled' : 'published',
    live: article.draft,
    publishAt: at ?? (article.status === 'published' ? article.publishAt : now),
    publishedAt: wasSeen ? article.publishedAt : (at ?? now),
    revisedAt: wasSeen ? (at ?? now) : null,
  }
}

/** Off the air. The date of a publication that happened is remembered for the next one. */
export function withdrawn(article: Article, status: 'draft' | 'archived', now: Date): Article {
  const wasSeen = article.publishedAt !== null && article.publishedAt <= now
  return {
    ...article,
    status,
    live: null,
    publishAt: null,
    publishedAt: wasSeen ? article.publishedAt : null,
    revisedAt: wasSeen ? article.revisedAt : null,
  }
}
