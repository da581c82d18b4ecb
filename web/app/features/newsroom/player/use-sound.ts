import { useEffect, useState } from 'react'
import { playerElement, type Track } from '~/platform/player/player.ts'
import { BACK_S, FORWARD_S, RATE_KEY, RATES } from './player.constants.ts'

export type SoundState = 'ready' | 'waiting'
type Sound = { at: number; duration: number; rate: number; state: SoundState }

/** Where the sound is, and the few things that can be done to it. */
export function useSound(track: Track) {
  const [sound, setSound] = useState<Sound>({
    at: 0,
    duration: track.durationSeconds,
    rate: keptRate(),
    state: 'waiting',
  })
  useEffect(() => {
    const audio = playerElement()
    if (!audio) return
    audio.playbackRate = keptRate()
    const read = () =>
      setSound({
        at: audio.currentTime,
        duration: Number.isFinite(audio.duration) ? audio.duration : track.durationSeconds,
        rate: audio.playbackRate,
        state: !audio.paused && audio.readyState < audio.HAVE_FUTURE_DATA ? 'waiting' : 'ready',
      })
    // A new source plays at the speed of the browser, not of the person.
    const keepRate = () => {
      audio.playbackRate = keptRate()
    }
    read()
    audio.addEventListener('loadedmetadata', keepRate)
    for (const event of EVENTS) audio.addEventListener(event, read)
    return () => {
      audio.removeEventListener('loadedmetadata', keepRate)
      for (const event of EVENTS) audio.removeEventListener(event, read)
    }
  }, [track])
  return sound
}

const EVENTS = ['timeupdate', 'seeking', 'seeked', 'durationchange', 'ratechange'].concat([
  'waiting',
  'playing',
  'canplay',
  'pause',
  'play',
])

export function seekTo(seconds: number) {
  const audio = playerElement()
  if (!audio) return
  const end = Number.isFinite(audio.duration) ? audio.duration : seconds
  audio.currentTime = Math.min(Math.max(0, seconds), end)
}

const skip = (seconds: number) => seekTo((playerElement()?.currentTime ?? 0) + seconds)
export const skipBack = () => skip(-BACK_S)
export const skipForward = () => skip(FORWARD_S)

export function setRate(rate: number) {
  try {
    localStorage.setItem(RATE_KEY, String(rate))
  } catch {
    // Kept for this visit only.
  }
  const audio = playerElement()
  if (audio) audio.playbackRate = rate
}

function keptRate(): number {
  try {
    const kept = Number(localStorage.getItem(RATE_KEY))
    return RATES.find((rate) => rate === kept) ?? 1
  } catch {
    return 1
  }
}
