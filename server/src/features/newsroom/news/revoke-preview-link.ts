import type { Actor } from '../../../platform/actor.ts'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import { requireArticle } from './articles.rules.ts'
import type { Deps } from './news.feature.ts'

export async function revokePreviewLink(
  actor: Actor,
  id: string,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
) {
  await work.transaction(async ({ articles, articlePreviews, audit }) => {
    const now = clock.now()
    const articleId = await articlePreviews.remove(id)
    if (!articleId) throw new NotFound('article-preview', id)
    requireArticle(actor, await articles.find(articleId), articleId, now)
    await audit.record(actor, now, {
      action: 'article.preview-revoked',
      subjectId: articleId,
    })
  })
  return { removed: true as const }
}
