import { type Actor, requireStaffDuty } from '../../platform/actor.ts'
import { type Article, EMPTY_CONTENT, requireArticle } from './articles.rules.ts'
import type { Deps } from './news.feature.ts'
import { whoIs } from './who-is.ts'

/** Begins an article. Asked for twice with one id, it is begun once. */
export async function createArticle(
  actor: Actor,
  { id, title, author = '' }: { id: string; title: string; author?: string },
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
): Promise<Article> {
  requireStaffDuty(actor, 'report')
  return work.transaction(async ({ articles, articleVersions, audit }) => {
    const now = clock.now()
    const content = { ...EMPTY_CONTENT, title, author }
    if (await articles.add(id, content, whoIs(actor), now)) {
      await articleVersions.add({ articleId: id, kind: 'saved', content, by: whoIs(actor), now })
      await audit.record(actor, now, {
        action: 'article.created',
        subjectId: id,
      })
    }
    return requireArticle(actor, await articles.find(id), id, now)
  })
}
