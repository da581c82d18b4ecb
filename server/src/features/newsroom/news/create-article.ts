import type { ArticleContent } from '@portal/contract/newsroom/news/article-content'
import type { Actor } from '../../../platform/actor.ts'
import { type Article, EMPTY_CONTENT, requireArticle } from './articles.rules.ts'
import type { Deps } from './news.feature.ts'
import { saveArticle } from './save-article.ts'
import { usePhotos } from './use-photos.ts'
import { whoIs } from './who-is.ts'

type Input = {
  id: string
  title: string
  author?: string
  /** What was written before there was an article. */
  content?: ArticleContent | undefined
}

/** No article has it: whoever begins one has seen none. */
const NO_VERSION = 0

/**
 * Begins an article. Asked for twice with one id and one text, it is begun once; another text under that
 * id comes from a second tab and is kept as a version before its writer is told.
 */
export async function createArticle(
  actor: Actor,
  { id, title, author = '', content }: Input,
  deps: Pick<Deps, 'work' | 'clock'>,
): Promise<Article> {
  const { work, clock } = deps
  const outcome = await work.transaction(async (stores) => {
    const { articles, articleVersions, audit } = stores
    const now = clock.now()
    const first = content ?? { ...EMPTY_CONTENT, title, author }
    const by = whoIs(actor)
    if (await articles.add(id, first, by, now)) {
      await usePhotos(actor, id, first, stores)
      await articleVersions.add({ articleId: id, kind: 'saved', content: first, by, now })
      await audit.record(actor, now, { action: 'article.created', subjectId: id })
    } else if (content) return { article: null, tooLate: content }
    const article = requireArticle(actor, await articles.find(id), id, now)
    return { article, tooLate: null }
  })
  if (outcome.article) return outcome.article
  const again = { id, version: NO_VERSION, content: outcome.tooLate, is_checkpoint: false }
  return saveArticle(actor, again, deps)
}
