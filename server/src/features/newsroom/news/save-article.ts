import { isDeepStrictEqual } from 'node:util'
import type { saveArticle as contract } from '@portal/contract/newsroom/news/article-editor'
import type { EndpointInput } from '@portal/contract/shared/endpoint'
import type { Actor } from '../../../platform/actor.ts'
import { type Article, requireArticle, requireWritable, staleArticle } from './articles.rules.ts'
import { AUTOSAVE_SPAN_MS } from './news.constants.ts'
import type { Deps } from './news.feature.ts'
import { usePhotos } from './use-photos.ts'
import { whoIs } from './who-is.ts'

type Input = EndpointInput<typeof contract>['body'] & { id: string }

/**
 * Writes the working copy; what is published stays as it is. A text that comes too late is kept as a
 * version of its own before its writer is told.
 */
export async function saveArticle(
  actor: Actor,
  { id, version: seen, content, is_checkpoint }: Input,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
): Promise<Article> {
  const outcome = await work.transaction(async (stores) => {
    const { articles, articleVersions } = stores
    const now = clock.now()
    const before = requireWritable(actor, await articles.lock(id), id, now)
    // The same text again, after a lost answer: it is saved already.
    if (isDeepStrictEqual(before.draft, content)) {
      if (is_checkpoint) await pin(id, content, stores)
      return { article: before, keptAs: null }
    }
    await usePhotos(actor, id, content, stores)
    const version = { articleId: id, content, by: whoIs(actor), now }
    if (before.version !== seen) {
      const keptAs =
        (await articleVersions.findConflict(id, content)) ??
        (await articleVersions.add({ ...version, kind: 'conflict' }))
      return { article: before, keptAs }
    }
    if (is_checkpoint) await articleVersions.add({ ...version, kind: 'saved' })
    else if (!(await articleVersions.extendAutosave(version, AUTOSAVE_SPAN_MS))) {
      await articleVersions.add({ ...version, kind: 'autosaved' })
    }
    await articles.save({ ...before, draft: content }, whoIs(actor), now)
    return { article: requireArticle(actor, await articles.find(id), id, now), keptAs: null }
  })
  if (outcome.keptAs !== null) throw staleArticle(outcome.article, outcome.keptAs)
  return outcome.article
}

/** An autosave that somebody asked to keep is no longer written over. */
async function pin(
  id: string,
  content: Input['content'],
  { articleVersions }: Pick<Deps['stores'], 'articleVersions'>,
) {
  const last = await articleVersions.lastIfSame(id, content)
  const version = last === null ? null : await articleVersions.find(id, last)
  if (version?.kind === 'autosaved') await articleVersions.mark(id, version.number, 'saved')
}
