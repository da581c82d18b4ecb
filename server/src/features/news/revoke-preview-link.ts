import { type Actor, requireAdministrator } from '../../platform/actor.ts'
import { NotFound } from '../../platform/errors/domain-errors.ts'
import type { Deps } from './news.feature.ts'

export async function revokePreviewLink(
  actor: Actor,
  id: string,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
) {
  requireAdministrator(actor)
  await work.transaction(async ({ articlePreviews, audit }) => {
    const articleId = await articlePreviews.remove(id)
    if (!articleId) throw new NotFound('article-preview', id)
    await audit.record(actor, clock.now(), {
      action: 'article.preview-revoked',
      subjectId: articleId,
    })
  })
  return { removed: true as const }
}
