import { AUDIO_MAX_BYTES, AUDIO_MAX_SECONDS } from '@portal/contract/newsroom/podcast/podcast.texts'
import type { AudioRefusal, readAudio } from '../../../platform/audio/inspect-audio.foreign.ts'
import { Invalid } from '../../../platform/errors/domain-errors.ts'
import { defineForeign, ForeignRefused } from '../../../platform/foreign/foreign-kind.ts'
import { newTimedId } from '../../../platform/timed-id.ts'
import type { Deps } from './podcast.feature.ts'
import { type Audio, audioKey } from './podcast.rules.ts'
import { podcastTexts } from './podcast.texts.ts'

type Needs = Pick<Deps, 'work' | 'clock' | 'storage' | 'foreign'>

/** Every frame of twelve hours is counted. */
const AUDIO = defineForeign<typeof readAudio>('audio.inspect', {
  bytes: AUDIO_MAX_BYTES,
  timeMs: 90_000,
  heapMb: 128,
  resultBytes: 10_000,
})

/** Takes a file of this machine as the sound of an episode to come. */
export async function keepAudio(
  { file, bytes }: { file: string; bytes: number },
  { work, clock, storage, foreign }: Needs,
): Promise<Audio> {
  const facts = await foreign
    .read(AUDIO, { file, bytes }, { longestSeconds: AUDIO_MAX_SECONDS })
    .catch(explain)
  if ('refusal' in facts) throw refused(facts.refusal, facts.message)
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
  if (error instanceof ForeignRefused) throw refused('broken', error.message)
  throw error
}

const refused = (refusal: AudioRefusal, message: string) =>
  new Invalid(`podcast.audio-${refusal}`, message, [], podcastTexts.upload.refused[refusal])
