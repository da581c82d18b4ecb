import type { ArticleContent } from '@portal/contract/newsroom/news/article-content'
import { type Actor, isAdministrator } from '../../../platform/actor.ts'
import { Conflict, Invalid } from '../../../platform/errors/domain-errors.ts'
import { photosIn } from './articles.rules.ts'
import type { Deps } from './news.feature.ts'
import { newsTexts } from './news.texts.ts'

/**
 * Keeps the photos a text shows for as long as there is the article. They are the writer's own, or
 * shown in it already; the portal itself may use any.
 */
export async function usePhotos(
  actor: Actor,
  articleId: string,
  content: ArticleContent,
  { articles }: Pick<Deps['stores'], 'articles'>,
) {
  const wanted = photosIn(content)
  if (wanted.length === 0) return
  const known = await articles.lockPhotos(wanted, articleId)
  const isOwn = (userId: string | null) =>
    actor.kind === 'system' ? isAdministrator(actor) : userId === actor.userId
  const usable = new Set(
    known
      .filter(({ status, isShown, userId }) => status !== 'failed' && (isShown || isOwn(userId)))
      .map(({ id }) => id),
  )
  if (wanted.some((id) => !usable.has(id))) {
    const path = content.cover && !usable.has(content.cover.photo_id) ? 'cover' : 'body'
    const fields = [{ path: `content.${path}`, message: newsTexts.photo }]
    throw new Invalid('news.photo', 'a photo cannot be used', fields, newsTexts.photo)
  }
  await articles.addPhotos(articleId, wanted)
}

/** The public never sees a photo that is not there yet. */
export async function requireReadyPhotos(
  articleId: string,
  content: ArticleContent,
  { articles }: Pick<Deps['stores'], 'articles'>,
) {
  const known = await articles.lockPhotos(photosIn(content), articleId)
  if (known.every(({ status }) => status === 'ready')) return
  throw new Conflict('news.photo-not-ready', 'a photo is in preparation', newsTexts.photoNotReady)
}
