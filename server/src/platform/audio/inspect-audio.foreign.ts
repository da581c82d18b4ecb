import { open } from 'node:fs/promises'
import { parseFile } from 'music-metadata'
import type { ForeignFile } from '../foreign/foreign-kind.ts'
import { measureMp3 } from './mp3-frames.ts'

export type AudioFacts = { format: 'mp3' | 'm4a'; durationMs: number }
export type AudioRefusal = 'type' | 'video' | 'broken' | 'long'

/** Why a file is not taken; the sentence for the person is the feature's. */
class AudioRefused extends Error {
  readonly refusal: AudioRefusal

  constructor(refusal: AudioRefusal, message: string) {
    super(message)
    this.name = 'AudioRefused'
    this.refusal = refusal
  }
}

type Reading = AudioFacts | { refusal: AudioRefusal; message: string }

export async function readAudio(
  { file, bytes }: ForeignFile,
  { longestSeconds }: { longestSeconds: number },
): Promise<Reading> {
  try {
    return await inspectAudio(file, { bytes, longestSeconds })
  } catch (error) {
    if (!(error instanceof AudioRefused)) throw error
    return { refusal: error.refusal, message: error.message }
  }
}

/** Bits a second. Below it nobody would understand a word; above it, it is not what it says. */
const SLOWEST = 6_000
const FASTEST = 700_000
/** Of an MP3, what tags at its end and a cut first frame may take. */
const MOST_STRAY = 0.1
const MP4_SOUND = /^(?:M4A |M4B |mp4[12]|isom|iso[2-6]|dash|MSNV)/

/**
 * What a file is, by its own bytes: its name and what the browser says of it count for nothing. An MP3
 * is read whole, so that the duration is that of its sound and not one that a header claims.
 */
export async function inspectAudio(
  file: string,
  { bytes, longestSeconds }: { bytes: number; longestSeconds: number },
): Promise<AudioFacts> {
  const format = await formatOf(file)
  if (!format) throw new AudioRefused('type', 'neither MP3 nor M4A')
  const told = await parseFile(file, { skipCovers: true }).catch((error: unknown) => {
    throw new AudioRefused('broken', String(error))
  })
  const { codec = '', hasVideo, hasAudio } = told.format
  if (hasVideo) throw new AudioRefused('video', 'it has a picture that moves')
  const isSound = format === 'mp3' ? /layer 3/i.test(codec) : /aac/i.test(codec)
  if (!isSound || hasAudio === false) throw new AudioRefused('type', `it is ${codec || 'no sound'}`)
  const seconds = format === 'mp3' ? await countedSeconds(file, bytes) : told.format.duration
  if (!seconds || !Number.isFinite(seconds)) throw new AudioRefused('broken', 'no sound in it')
  const rate = (bytes * 8) / seconds
  if (rate < SLOWEST || rate > FASTEST) {
    throw new AudioRefused('broken', `${seconds} s in ${bytes} bytes cannot be`)
  }
  if (seconds > longestSeconds) throw new AudioRefused('long', `${seconds} s`)
  return { format, durationMs: Math.round(seconds * 1000) }
}

async function countedSeconds(file: string, bytes: number): Promise<number> {
  const { seconds, strayBytes } = await measureMp3(file)
  if (strayBytes > bytes * MOST_STRAY) {
    throw new AudioRefused('broken', `${strayBytes} of ${bytes} bytes are no sound`)
  }
  return seconds
}

async function formatOf(file: string): Promise<AudioFacts['format'] | null> {
  const handle = await open(file)
  try {
    const head = Buffer.alloc(12)
    await handle.read(head, 0, head.length, 0)
    if (head.toString('latin1', 4, 8) === 'ftyp') {
      return MP4_SOUND.test(head.toString('latin1', 8, 12)) ? 'm4a' : null
    }
    const isTagged = head.toString('latin1', 0, 3) === 'ID3'
    return isTagged || isLayer3(head) ? 'mp3' : null
  } finally {
    await handle.close()
  }
}

/** The first frame: eleven bits that are set, a known version, the third layer. */
function isLayer3([first = 0, second = 0]: Buffer): boolean {
  const version = (second >> 3) & 0b11
  const layer = (second >> 1) & 0b11
  return first === 0xff && second >> 5 === 0b111 && version !== 0b01 && layer === 0b01
}
