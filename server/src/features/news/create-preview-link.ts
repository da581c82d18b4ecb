import { type Actor, requireAdministrator } from '../../platform/actor.ts'
import { NotFound } from '../../platform/errors/domain-errors.ts'
import type { Deps } from './news.feature.ts'
import { expiryOf, newPreviewToken } from './preview-links.rules.ts'
import { whoIs } from './who-is.ts'

type Input = { articleId: string; days: number }

/** The token is answered once; only its hash is kept. */
export async function createPreviewLink(
  actor: Actor,
  { articleId, days }: Input,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
): Promise<{ id: string; token: string }> {
  requireAdministrator(actor)
  const { token, tokenHash } = newPreviewToken()
  return work.transaction(async ({ articles, articlePreviews, audit }) => {
    const now = clock.now()
    if (!(await articles.find(articleId))) throw new NotFound('article', articleId)
    const expiresAt = expiryOf(now, days)
    const by = whoIs(actor)
    const id = await articlePreviews.add({ articleId, tokenHash, by, now, expiresAt })
    await audit.record(actor, now, {
      action: 'article.preview-created',
      subjectId: articleId,
      details: { expires_at: expiresAt.toISOString() },
    })
    return { id, token }
  })
}
