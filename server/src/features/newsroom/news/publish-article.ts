import type { Actor } from '../../../platform/actor.ts'
import { Conflict, Invalid } from '../../../platform/errors/domain-errors.ts'
import { Tag } from '../../../platform/live/tags.ts'
import {
  type Article,
  chooseSlug,
  published,
  requireArticle,
  requireFuture,
  requirePublishable,
  requireSeen,
} from './articles.rules.ts'
import { PUBLISH_DUE_JOB } from './news.constants.ts'
import type { Deps } from './news.feature.ts'
import { newsTexts } from './news.texts.ts'
import { requireReadyPhotos } from './use-photos.ts'
import { whoIs } from './who-is.ts'

type Input = { id: string; version: number; at: Date | null }

/**
 * The working copy becomes what the public reads: now, or by itself from `at` on. Every read compares
 * that moment with its own clock; the job only tells the caches, and the record.
 */
export async function publishArticle(
  actor: Actor,
  { id, version, at }: Input,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
): Promise<Article> {
  return work.transaction(async (stores) => {
    const { articles, audit, changes, jobs } = stores
    const now = clock.now()
    const before = requireArticle(actor, await articles.lock(id), id, now)
    requireSeen(before, version)
    requirePublishable(before.draft)
    await requireCategory(before, stores)
    await requireReadyPhotos(id, before.draft, stores)
    if (at) requireSchedulable(before, at, now)
    const slug = await chooseSlug(before, (wanted) => articles.isSlugFree(wanted, id))
    const after = published(before, slug, at, now)
    if (before.slug && before.slug !== slug) await articles.keepOldSlug(id, before.slug, slug)
    await articles.save(after, whoIs(actor), now)
    await keepVersion(actor, after, now, stores)
    await audit.record(actor, now, {
      action: at ? 'article.scheduled' : 'article.published',
      subjectId: id,
      details: { at: (at ?? now).toISOString() },
    })
    if (at) await jobs.add(PUBLISH_DUE_JOB, {}, { at })
    // A schedule changes nothing yet, but what is remembered must end at its moment.
    changes.announce(Tag.news)
    return requireArticle(actor, await articles.find(id), id, now)
  })
}

function requireSchedulable(article: Article, at: Date, now: Date) {
  requireFuture(at, now)
  if (article.status !== 'published') return
  throw new Conflict('news.already-published', 'it is on the air', newsTexts.alreadyPublished)
}

async function requireCategory(
  { draft }: Article,
  { articleCategories }: Pick<Deps['stores'], 'articleCategories'>,
) {
  if (draft.category_id && (await articleCategories.find(draft.category_id))) return
  const fields = [{ path: 'content.category_id', message: newsTexts.category }]
  throw new Invalid('news.category', 'no such category', fields, newsTexts.category)
}

/** What was published can be found among the versions, without a second copy of the last one. */
async function keepVersion(
  actor: Actor,
  { id, draft }: Article,
  now: Date,
  { articleVersions }: Pick<Deps['stores'], 'articleVersions'>,
) {
  const last = await articleVersions.lastIfSame(id, draft)
  if (last !== null) return articleVersions.mark(id, last, 'published')
  const kind = 'published' as const
  await articleVersions.add({ articleId: id, kind, content: draft, by: whoIs(actor), now })
}
