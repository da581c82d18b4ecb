import { randomBytes } from 'node:crypto'
import type { Actor } from '../../../platform/actor.ts'
import { hashToken } from '../../../platform/auth/token-hash.ts'
import { requireArticle } from './articles.rules.ts'
import type { Deps } from './news.feature.ts'
import { whoIs } from './who-is.ts'

const DAY_MS = 86_400_000

const expiryOf = (now: Date, days: number) => new Date(now.getTime() + days * DAY_MS)

type Input = { articleId: string; days: number }

/** The token is answered once; only its hash is kept. */
export async function createPreviewLink(
  actor: Actor,
  { articleId, days }: Input,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
): Promise<{ id: string; token: string }> {
  const { token, tokenHash } = newPreviewToken()
  return work.transaction(async ({ articles, articlePreviews, audit }) => {
    const now = clock.now()
    requireArticle(actor, await articles.find(articleId), articleId, now)
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

/** Nobody can guess it, and the table cannot tell it. */
function newPreviewToken() {
  const token = randomBytes(24).toString('base64url')
  return { token, tokenHash: hashToken(token) }
}
