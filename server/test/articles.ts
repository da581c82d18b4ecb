import { randomUUID } from 'node:crypto'
import type { ArticleContent } from '@portal/contract/newsroom/news/article-content'
import { richTextFrom } from '@portal/contract/rich-text/plain-text-of'
import type { Deps } from '../src/deps.ts'
import { EMPTY_CONTENT } from '../src/features/newsroom/news/articles.rules.ts'
import { createArticle } from '../src/features/newsroom/news/create-article.ts'
import { publishArticle } from '../src/features/newsroom/news/publish-article.ts'
import { saveArticle } from '../src/features/newsroom/news/save-article.ts'
import { systemActor } from '../src/platform/actor.ts'

type Portal = { deps: Deps }

export async function createArticleCategory({ deps }: Portal, name = 'Cidade') {
  const slug = name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z]+/g, '')
  const known = (await deps.stores.articleCategories.list()).find((one) => one.slug === slug)
  return known?.id ?? deps.stores.articleCategories.add({ slug, name, position: 0 }, new Date(0))
}

/** A text that may be published as it is. */
export async function articleContent(
  portal: Portal,
  changes: Partial<ArticleContent> = {},
): Promise<ArticleContent> {
  return {
    ...EMPTY_CONTENT,
    title: 'Maré grande cobre a rampa do Atalaia',
    summary: 'Veja até que horas dá para ficar com o carro na areia.',
    body: richTextFrom('A água sobe depressa.\n\nRetire o carro antes.'),
    author: 'Redação',
    category_id: await createArticleCategory(portal),
    ...changes,
  }
}

type Options = { content?: Partial<ArticleContent>; at?: Date | null }

/** Written and published (or scheduled) by the portal itself. */
export async function publishedArticle(portal: Portal, { content, at = null }: Options = {}) {
  const { deps } = portal
  const { id, version } = await createArticle(systemActor, { id: randomUUID(), title: '' }, deps)
  const saved = await saveArticle(
    systemActor,
    {
      id,
      version,
      content: await articleContent(portal, content),
      is_checkpoint: false,
    },
    deps,
  )
  return publishArticle(systemActor, { id, version: saved.version, at }, deps)
}
