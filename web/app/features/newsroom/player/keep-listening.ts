import { pauseTrack, player, playerElement } from '~/platform/player/player.ts'
import { keepPosition } from '~/platform/player/positions.ts'
import { CHANNEL, KEEP_EVERY_MS } from './player.constants.ts'

/** Writes down where the person is, so that another visit goes on from there. */
export function keepPlace(audio: HTMLAudioElement) {
  let last = 0
  const keep = () => {
    const { track } = player.read()
    if (!track || audio.readyState === 0) return
    last = Date.now()
    keepPosition(track.id, audio.currentTime, track.durationSeconds)
  }
  const nowAndThen = () => {
    if (Date.now() - last >= KEEP_EVERY_MS) keep()
  }
  audio.addEventListener('timeupdate', nowAndThen)
  for (const event of ['pause', 'seeked', 'ended']) audio.addEventListener(event, keep)
  window.addEventListener('pagehide', keep)
  return () => {
    audio.removeEventListener('timeupdate', nowAndThen)
    for (const event of ['pause', 'seeked', 'ended']) audio.removeEventListener(event, keep)
    window.removeEventListener('pagehide', keep)
  }
}

/** Two tabs never speak at once: the one that was asked last goes on. */
export function oneTabAtATime(audio: HTMLAudioElement, onSilenced: () => void) {
  if (typeof BroadcastChannel === 'undefined') return () => undefined
  const channel = new BroadcastChannel(CHANNEL)
  const tell = () => channel.postMessage('playing')
  channel.onmessage = () => {
    if (playerElement()?.paused !== false) return
    pauseTrack()
    onSilenced()
  }
  audio.addEventListener('play', tell)
  if (!audio.paused) tell()
  return () => {
    audio.removeEventListener('play', tell)
    channel.close()
  }
}
