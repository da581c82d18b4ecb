import type { Actor } from '../../../platform/actor.ts'
import { Conflict } from '../../../platform/errors/domain-errors.ts'
import { Tag } from '../../../platform/live/tags.ts'
import { type Article, isPublic, requireArticle, requireSeen, withdrawn } from './articles.rules.ts'
import type { Deps } from './news.feature.ts'
import { newsTexts } from './news.texts.ts'
import { whoIs } from './who-is.ts'

type Input = { id: string; version: number; to: 'draft' | 'archived' }

/** Off the air, or off the schedule: back to a draft, or into the archive. The text stays. */
export async function withdrawArticle(
  actor: Actor,
  { id, version, to }: Input,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
): Promise<Article> {
  return work.transaction(async ({ articles, audit, changes }) => {
    const now = clock.now()
    const before = requireArticle(actor, await articles.lock(id), id, now)
    requireSeen(before, version)
    if (to === 'draft' && !isPublic(before)) {
      throw new Conflict('news.not-public', `it is ${before.status}`, newsTexts.notPublic)
    }
    if (before.status === to) {
      throw new Conflict('news.archived', 'it is archived', newsTexts.alreadyArchived)
    }
    await articles.save(withdrawn(before, to, now), whoIs(actor), now)
    await audit.record(actor, now, {
      action: to === 'draft' ? 'article.withdrawn' : 'article.archived',
      subjectId: id,
      details: { from: before.status },
    })
    if (isPublic(before)) changes.announce(Tag.news)
    return requireArticle(actor, await articles.find(id), id, now)
  })
}
