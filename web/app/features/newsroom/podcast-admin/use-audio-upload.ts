import { AUDIO_MAX_BYTES } from '@portal/contract/newsroom/podcast/podcast.texts'
import type { UploadedAudio } from '@portal/contract/newsroom/podcast/podcast-editor'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '~/platform/api.ts'
import { uploadFile } from '~/platform/upload-file.ts'
import { podcastAdminTexts } from './podcast-admin.texts.ts'

const texts = podcastAdminTexts.audio

export type AudioUpload = { name: string; percent: number }

/** One file on its way: how far it is, how to call it off, why it was not taken. */
export function useAudioUpload(onArrived: (audio: UploadedAudio) => void) {
  const [upload, setUpload] = useState<AudioUpload | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function send(file: File) {
    running.current?.abort()
    setFailure(null)
    if (file.size > AUDIO_MAX_BYTES) return setFailure(texts.tooLarge)
    const controller = new AbortController()
    running.current = controller
    setUpload({ name: file.name, percent: 0 })
    try {
      const audio = await uploadFile('/api/v1/admin/podcast/audio', file, {
        signal: controller.signal,
        timeoutMs: 0,
        onProgress: (share) => setUpload({ name: file.name, percent: Math.round(share * 100) }),
      })
      onArrived(audio)
    } catch (error) {
      if (controller.signal.aborted) setFailure(texts.canceled)
      else setFailure(error instanceof ApiError ? error.message : texts.offline)
    } finally {
      if (running.current === controller) setUpload(null)
    }
  }
  return { upload, failure, send, cancel: () => running.current?.abort() }
}
