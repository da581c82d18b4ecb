import type { EditedArticle } from '@portal/contract/news/article-editor'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createAutosaver } from './autosaver.ts'
import { backups } from './backup.ts'
import { keepaliveApi } from './keepalive-api.ts'

/** The desk of one article: its text, where it stands, and a copy that outlives the tab. */
export function useArticleWriting(article: EditedArticle) {
  const [saver] = useState(() =>
    createAutosaver(article, {
      send: (body) =>
        keepaliveApi.send('PUT', '/api/v1/admin/articles/:id/content', {
          params: { id: article.id },
          body,
        }),
      backups,
      now: () => new Date(),
    }),
  )
  const writing = useSyncExternalStore(saver.subscribe, saver.snapshot, saver.snapshot)

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

export type ArticleWriting = ReturnType<typeof useArticleWriting>
