import { PHOTO_MAX_BYTES, PHOTO_TYPES } from '@portal/contract/ground/media/photo-rules'
import { SMALL_PHOTO_SIDE, SURELY_LARGE_BYTES } from './media.constants.ts'
import { mediaTexts } from './media.texts.ts'

/** A file on its way, or one that did not make it. Those that arrived are photos. */
export type Upload = {
  key: string
  file: File
  /** `measuring` is looked at before it is sent; `small` waits for the person to say so again. */
  state: 'measuring' | 'small' | 'waiting' | 'sending' | 'failed'
  /** Between 0 and 1. */
  progress: number
  /** Why it failed, in words. */
  error: string | null
  /** The same file would fail again. */
  canRetry: boolean
}

export type UploadsAction =
  | { kind: 'added'; uploads: readonly Upload[] }
  | { kind: 'started' | 'retried' | 'gone'; key: string }
  | { kind: 'measured'; key: string; isSmall: boolean }
  | { kind: 'progressed'; key: string; progress: number }
  | { kind: 'failed'; key: string; error: string; canRetry: boolean }

export function uploadsAfter(uploads: readonly Upload[], action: UploadsAction): Upload[] {
  if (action.kind === 'added') return [...uploads, ...action.uploads]
  if (action.kind === 'gone') return uploads.filter(({ key }) => key !== action.key)
  return uploads.map((upload) => (upload.key === action.key ? changed(upload, action) : upload))
}

type Change = Exclude<UploadsAction, { kind: 'added' }>

function changed(upload: Upload, action: Change): Upload {
  switch (action.kind) {
    case 'started':
      return { ...upload, state: 'sending', progress: 0 }
    case 'retried':
      return { ...upload, state: 'waiting', progress: 0, error: null }
    case 'measured':
      return { ...upload, state: action.isSmall ? 'small' : 'waiting' }
    case 'progressed':
      return { ...upload, progress: action.progress }
    case 'failed':
      return { ...upload, state: 'failed', error: action.error, canRetry: action.canRetry }
    case 'gone':
      return upload
  }
}

/** First come, first served, never more than so many at the same time. */
export function nextToStart(uploads: readonly Upload[], atOnce: number): Upload[] {
  const free = atOnce - uploads.filter(({ state }) => state === 'sending').length
  return uploads.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, free))
}

/** How many photos there are or may soon be: a failed one that can be tried again keeps its place. */
export function placesTaken(photos: number, uploads: readonly Upload[]): number {
  return photos + uploads.filter(({ state, canRetry }) => state !== 'failed' || canRetry).length
}

/** What can be said of a file without reading it; the server looks into it. */
export function refusalOf(file: File): string | null {
  if (/hei[cf]/i.test(file.type) || /\.hei[cf]$/i.test(file.name)) return mediaTexts.refused.heic
  const isKnown = file.type === '' || PHOTO_TYPES.some((type) => type === file.type)
  if (!isKnown) return mediaTexts.refused.type
  return file.size > PHOTO_MAX_BYTES ? mediaTexts.refused.tooLarge : null
}

type Size = { width: number; height: number }

export const isSmallPhoto = ({ width, height }: Size) => Math.max(width, height) < SMALL_PHOTO_SIDE

/** Only where the browser can measure a file and it may be small. */
export function newUpload(key: string, file: File, canMeasure = false): Upload {
  const error = refusalOf(file)
  const first = canMeasure && file.size < SURELY_LARGE_BYTES ? 'measuring' : 'waiting'
  return {
    key,
    file,
    state: error ? 'failed' : first,
    progress: 0,
    error,
    canRetry: error === null,
  }
}

/** Those there is room for, and how many there is none for. What is refused anyway takes no room. */
export function admit(uploads: readonly Upload[], room: number) {
  let places = room
  const admitted = uploads.filter(({ state }) => {
    if (state === 'failed') return true
    places -= 1
    return places >= 0
  })
  return { admitted, leftOut: uploads.length - admitted.length }
}
