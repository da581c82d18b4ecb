import type { EditedArticle } from '@portal/contract/newsroom/news/article-editor'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { createAutosaver, type SaveBody } from './autosaver.ts'
import { backups } from './backup.ts'
import { keepaliveApi } from './keepalive-api.ts'
import { NOT_BEGUN, newArticle } from './new-article.ts'

/** The desk of one article: its text, where it stands, and a copy that outlives the tab. */
export function useArticleWriting(article: EditedArticle, onBegun?: (id: string) => void) {
  const [saver] = useState(() =>
    createAutosaver(article, {
      send: (body) =>
        body.version === NOT_BEGUN ? begin(article.id, body) : save(article.id, body),
      backups,
      now: () => new Date(),
    }),
  )
  const writing = useSyncExternalStore(saver.subscribe, saver.snapshot, saver.snapshot)

  const isBegun = writing.base.version !== NOT_BEGUN
  const tellBegun = useEffectEvent(() => onBegun?.(article.id))
  useEffect(() => {
    if (isBegun) tellBegun()
  }, [isBegun])

  useEffect(() => {
    const leave = () => saver.leave()
    const hide = () => document.visibilityState === 'hidden' && saver.leave()
    const back = () => void saver.save()
    window.addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', hide)
    window.addEventListener('online', back)
    return () => {
      window.removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', hide)
      window.removeEventListener('online', back)
      saver.stop()
    }
  }, [saver])

  return { saver, ...writing }
}

const save = (id: string, body: SaveBody) =>
  keepaliveApi.send('PUT', '/api/v1/admin/articles/:id/content', { params: { id }, body })

/** The first words make the article. */
async function begin(id: string, { content }: SaveBody) {
  const article = await keepaliveApi.send('POST', '/api/v1/admin/articles', {
    body: { id, content },
  })
  newArticle.begun(id)
  return article
}

export type ArticleWriting = ReturnType<typeof useArticleWriting>
