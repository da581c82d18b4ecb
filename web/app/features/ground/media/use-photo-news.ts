import { useEffect, useRef } from 'react'
import { browserApi } from '~/platform/api.ts'
import {
  ASK_ABOUT_AT_ONCE,
  ASK_EVERY_MS,
  ASK_LATER_EVERY_MS,
  PATIENT_AFTER_MS,
} from './media.constants.ts'
import type { PhotoList } from './use-photo-list.ts'

/** Asks about photos in preparation until they are ready. A question that fails is asked again. */
export function usePhotoNews(list: PhotoList, isAnyInPreparation: boolean) {
  const started = useRef(0)
  useEffect(() => {
    if (!isAnyInPreparation) return
    started.current = Date.now()
    let timer = setTimeout(ask, ASK_EVERY_MS)
    let isOver = false

    async function ask() {
      const waiting = list.read().filter(({ status }) => status === 'processing')
      await Promise.all(waiting.slice(0, ASK_ABOUT_AT_ONCE).map(({ id }) => askAbout(id)))
      if (!isOver) timer = setTimeout(ask, pause())
    }
    async function askAbout(id: string) {
      const news = await browserApi.get('/api/v1/media/:id', { params: { id } }).catch(() => null)
      if (isOver || !news || news.status === 'processing') return
      list.change((photos) =>
        photos.map((photo) =>
          photo.id === id ? { ...photo, status: news.status, thumbhash: news.thumbhash } : photo,
        ),
      )
    }
    const pause = () =>
      Date.now() - started.current > PATIENT_AFTER_MS ? ASK_LATER_EVERY_MS : ASK_EVERY_MS

    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [list, isAnyInPreparation])
}
