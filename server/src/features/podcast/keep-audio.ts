import { AUDIO_MAX_SECONDS } from '@portal/contract/podcast/podcast.texts'
import { AudioRefused, inspectAudio } from '../../platform/audio/inspect-audio.ts'
import { Invalid } from '../../platform/errors/domain-errors.ts'
import { newTimedId } from '../../platform/timed-id.ts'
import type { Deps } from './podcast.feature.ts'
import { type Audio, audioKey } from './podcast.rules.ts'
import { podcastTexts } from './podcast.texts.ts'

type Needs = Pick<Deps, 'work' | 'clock' | 'storage'>

/** Takes a file of this machine as the sound of an episode to come. */
export async function keepAudio(
  { file, bytes }: { file: string; bytes: number },
  { work, clock, storage }: Needs,
): Promise<Audio> {
  const facts = await inspectAudio(file, { bytes, longestSeconds: AUDIO_MAX_SECONDS }).catch(
    explain,
  )
  const createdAt = clock.now()
  const audio: Audio = { id: newTimedId(createdAt), ...facts, bytes, createdAt }
  const key = audioKey(audio)
  // First the file, then the row: a file without its row is removed here or, after a crash, by the
  // sweep.
  await storage.put(key, { file, bytes })
  try {
    await work.transaction(({ podcastAudio }) => podcastAudio.add(audio))
  } catch (error) {
    await storage.remove(key).catch(() => {})
    throw error
  }
  return audio
}

function explain(error: unknown): never {
  if (!(error instanceof AudioRefused)) throw error
  const sentence = podcastTexts.upload.refused[error.refusal]
  throw new Invalid(`podcast.audio-${error.refusal}`, error.message, [], sentence)
}
