import * as contract from '@portal/contract/newsroom/news/article-editor'
import { PRESENCE_SECONDS, previewPath } from '@portal/contract/newsroom/news/news.texts'
import type { FastifyInstance } from 'fastify'
import type { Actor } from '../../../platform/actor.ts'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import { route } from '../../../platform/http/route.ts'
import { mayDo, onlyWriter, photosIn, requireArticle, settled } from './articles.rules.ts'
import { createArticle } from './create-article.ts'
import { createPreviewLink } from './create-preview-link.ts'
import { VERSIONS_PAGE } from './news.constants.ts'
import type { Deps } from './news.feature.ts'
import { presentPreviewLink, presentVersionRow } from './present-article.ts'
import { categoryNames, presentArticleRow, presentEditedArticle } from './present-edited-article.ts'
import { publishArticle } from './publish-article.ts'
import { restoreVersion } from './restore-version.ts'
import { revokePreviewLink } from './revoke-preview-link.ts'
import { saveArticle } from './save-article.ts'
import { withdrawArticle } from './withdraw-article.ts'

export function articleEditorRoutes(app: FastifyInstance, deps: Deps) {
  const { clock, stores } = deps
  const { articles, articleVersions, articlePreviews } = stores

  const find = async (actor: Actor, id: string) =>
    requireArticle(actor, await articles.find(id), id, clock.now())
  const othersAt = (ids: readonly string[], { userId }: { userId: string }, now: Date) =>
    articles.others(ids, userId, new Date(now.getTime() - PRESENCE_SECONDS * 1000))

  route(app, contract.listEditedArticles, async ({ query, actor }) => {
    const { sort, cursor, limit, ...filter } = query
    const now = clock.now()
    const [{ rows, nextCursor }, names] = await Promise.all([
      articles.list({ ...filter, writer: onlyWriter(actor) }, { sort, cursor, limit }, now),
      categoryNames(stores),
    ])
    const ids = rows.map(({ id }) => id)
    const covers = rows.flatMap(({ draft }) => draft.cover?.photo_id ?? [])
    const [editors, photos] = await Promise.all([
      othersAt(ids, actor, now),
      articles.photos(covers),
    ])
    return {
      articles: rows.map((article) => ({
        ...presentArticleRow(settled(article, now), names),
        cover: photos.find(({ id }) => id === article.draft.cover?.photo_id) ?? null,
        version: article.version,
        may: mayDo(actor, settled(article, now)),
        editing: editors
          .filter(({ articleId }) => articleId === article.id)
          .map(({ id, name }) => ({ id, name })),
      })),
      next_cursor: nextCursor,
    }
  })
  route(app, contract.createArticle, async ({ body, actor }) => {
    return presentEditedArticle(
      actor,
      await createArticle(actor, { ...body, author: actor.name }, deps),
      stores,
    )
  })
  route(app, contract.readEditedArticle, async ({ params, actor }) =>
    presentEditedArticle(actor, await find(actor, params.id), stores),
  )
  route(app, contract.saveArticle, async ({ params, body, actor }) =>
    presentEditedArticle(actor, await saveArticle(actor, { ...params, ...body }, deps), stores),
  )
  route(app, contract.publishArticle, async ({ params, body, actor }) => {
    const at = body.at === null ? null : new Date(body.at)
    const input = { ...params, version: body.version, at }
    const article = await publishArticle(actor, input, deps)
    return presentEditedArticle(actor, article, stores)
  })
  for (const [endpoint, to] of [
    [contract.withdrawArticle, 'draft'],
    [contract.archiveArticle, 'archived'],
  ] as const) {
    route(app, endpoint, async ({ params, body, actor }) => {
      const input = { ...params, version: body.version, to }
      const article = await withdrawArticle(actor, input, deps)
      return presentEditedArticle(actor, article, stores)
    })
  }

  route(app, contract.listArticleVersions, async ({ params, query, actor }) => {
    await find(actor, params.id)
    const versions = await articleVersions.list(params.id, query.before ?? null, VERSIONS_PAGE)
    return versions.map(presentVersionRow)
  })
  route(app, contract.readArticleVersion, async ({ params, actor }) => {
    await find(actor, params.id)
    const version = await articleVersions.find(params.id, params.number)
    if (!version) throw new NotFound('article-version', `${params.id}/${params.number}`)
    const photos = await articles.photos(photosIn(version.content))
    return { ...presentVersionRow(version), content: version.content, photos }
  })
  route(app, contract.restoreArticleVersion, async ({ params, body, actor }) => {
    const input = { ...params, version: body.version, number: body.number }
    const article = await restoreVersion(actor, input, deps)
    return presentEditedArticle(actor, article, stores)
  })

  route(app, contract.beatArticlePresence, async ({ params, body, actor }) => {
    const { userId } = actor
    const { version } = await find(actor, params.id)
    const now = clock.now()
    if (body.is_leaving) await articles.leave(params.id, userId)
    else await articles.beat(params.id, userId, now)
    const others = await othersAt([params.id], actor, now)
    return {
      version,
      others: others.map(({ id, name, seenAt }) => ({ id, name, seen_at: seenAt })),
    }
  })

  route(app, contract.listArticlePreviewLinks, async ({ params, actor }) => {
    await find(actor, params.id)
    return (await articlePreviews.list(params.id, clock.now())).map(presentPreviewLink)
  })
  route(app, contract.createArticlePreviewLink, async ({ params, body, actor }) => {
    const input = { articleId: params.id, days: body.days }
    const { id, token } = await createPreviewLink(actor, input, deps)
    const links = await articlePreviews.list(params.id, clock.now())
    const link = links.find((one) => one.id === id)
    if (!link) throw new NotFound('article-preview', id)
    return { ...presentPreviewLink(link), path: previewPath(token) }
  })
  route(app, contract.revokeArticlePreviewLink, ({ params, actor }) =>
    revokePreviewLink(actor, params.id, deps),
  )
}
