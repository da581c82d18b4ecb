import { isDeepStrictEqual } from 'node:util'
import type { Actor } from '../../../platform/actor.ts'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import { type Article, requireArticle, requireSeen, requireWritable } from './articles.rules.ts'
import type { Deps } from './news.feature.ts'
import { whoIs } from './who-is.ts'

type Input = { id: string; version: number; number: number }

/** An old text becomes the working copy again. What is published stays as it is. */
export async function restoreVersion(
  actor: Actor,
  { id, version: seen, number }: Input,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
): Promise<Article> {
  return work.transaction(async ({ articles, articleVersions, audit }) => {
    const now = clock.now()
    const before = requireWritable(actor, await articles.lock(id), id, now)
    requireSeen(before, seen)
    const version = await articleVersions.find(id, number)
    if (!version) throw new NotFound('article-version', `${id}/${number}`)
    if (isDeepStrictEqual(version.content, before.draft)) return before
    const { content } = version
    const by = whoIs(actor)
    await articleVersions.add({
      ...{ articleId: id, kind: 'restored', content, restoredFrom: number, by, now },
    })
    await articles.save({ ...before, draft: content }, by, now)
    await audit.record(actor, now, {
      action: 'article.version-restored',
      subjectId: id,
      details: { number },
    })
    return requireArticle(actor, await articles.find(id), id, now)
  })
}
