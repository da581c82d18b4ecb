import type { OwnPhoto, PhotoPurpose } from '@portal/contract/ground/media/media'
import { useEffect, useReducer, useRef } from 'react'
import { ApiError } from '~/platform/api.ts'
import { uploadFile } from '~/platform/upload-file.ts'
import { UPLOADS_AT_ONCE } from './media.constants.ts'
import { mediaTexts } from './media.texts.ts'
import { isSmallPhoto, newUpload, nextToStart, type Upload, uploadsAfter } from './uploads.rules.ts'

type Options = {
  onArrived: (photo: OwnPhoto, upload: Upload) => void
  onNews: (sentence: string) => void
  purpose: PhotoPurpose
}

/** Sends files, a few at a time; what was refused for good is not offered again. */
export function usePhotoUploads({ onArrived, onNews, purpose }: Options) {
  const [uploads, dispatch] = useReducer(uploadsAfter, [])
  const running = useRef(new Map<string, AbortController>())
  const listeners = useRef({ onArrived, onNews })
  useEffect(() => {
    listeners.current = { onArrived, onNews }
  })

  useEffect(() => {
    for (const upload of nextToStart(uploads, UPLOADS_AT_ONCE)) {
      if (running.current.has(upload.key)) continue
      const controller = new AbortController()
      running.current.set(upload.key, controller)
      dispatch({ kind: 'started', key: upload.key })
      void send(upload, controller.signal).finally(() => running.current.delete(upload.key))
    }

    for (const upload of uploads) {
      if (upload.state !== 'measuring' || running.current.has(upload.key)) continue
      running.current.set(upload.key, new AbortController())
      void measure(upload).finally(() => running.current.delete(upload.key))
    }

    /** A document need not be beautiful. */
    async function measure({ key, file }: Upload) {
      const isSmall = purpose === 'photo' && (await isSmallFile(file))
      dispatch({ kind: 'measured', key, isSmall })
      if (isSmall) listeners.current.onNews(mediaTexts.news.small(file.name))
    }
    async function send(upload: Upload, signal: AbortSignal) {
      const { key, file } = upload
      try {
        const photo = await uploadFile('/api/v1/media', file, {
          signal,
          query: { purpose },
          onProgress: (progress) => dispatch({ kind: 'progressed', key, progress }),
        })
        dispatch({ kind: 'gone', key })
        listeners.current.onArrived(photo, upload)
        listeners.current.onNews(mediaTexts.news.arrived(file.name))
      } catch (error) {
        if (signal.aborted) return
        const sentence = error instanceof ApiError ? error.message : mediaTexts.refused.offline
        dispatch({ kind: 'failed', key, error: sentence, canRetry: isWorthAnotherTry(error) })
        listeners.current.onNews(mediaTexts.news.failed(file.name, sentence))
      }
    }
  }, [uploads, purpose])

  // Whoever leaves the form no longer waits for what was on its way.
  useEffect(() => {
    const all = running.current
    return () => {
      for (const controller of all.values()) controller.abort()
    }
  }, [])

  return {
    uploads,
    add: (added: readonly Upload[]) => dispatch({ kind: 'added', uploads: added }),
    retry: (key: string) => dispatch({ kind: 'retried', key }),
    drop(key: string) {
      running.current.get(key)?.abort()
      dispatch({ kind: 'gone', key })
    },
  }
}

let lastKey = 0

export function uploadsOf(files: Iterable<File>): Upload[] {
  return [...files].map((file) => {
    lastKey += 1
    return newUpload(`envio-${lastKey}`, file, 'createImageBitmap' in globalThis)
  })
}

/** What cannot be read here is the server's to judge. */
async function isSmallFile(file: File): Promise<boolean> {
  try {
    const picture = await createImageBitmap(file)
    const isSmall = isSmallPhoto(picture)
    picture.close()
    return isSmall
  } catch {
    return false
  }
}

/** What is wrong with the file itself stays wrong. */
function isWorthAnotherTry(error: unknown): boolean {
  return !(error instanceof ApiError && [413, 415, 422].includes(error.status))
}
