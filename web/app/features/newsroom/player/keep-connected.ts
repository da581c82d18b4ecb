import { player } from '~/platform/player/player.ts'
import { RETRY_AFTER_MS } from './player.constants.ts'

export type Trouble = 'offline' | 'failed' | null

/**
 * The network goes away in tunnels and on beaches. The place is kept, the person is told, and the
 * sound is fetched anew when the network is back or after a while.
 */
export function keepConnected(audio: HTMLAudioElement, tell: (trouble: Trouble) => void) {
  let tries = 0
  let place = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let wantsToPlay = false

  const retry = () => {
    clearTimeout(timer)
    const { track } = player.read()
    if (!track) return
    audio.src = track.src
    const goOn = () => {
      audio.currentTime = place
      if (wantsToPlay) audio.play().catch(() => undefined)
    }
    audio.addEventListener('loadedmetadata', goOn, { once: true })
    audio.load()
  }
  const fail = () => {
    if (!player.read().track) return
    if (tries === 0) {
      place = audio.currentTime
      wantsToPlay = true
    }
    const wait = RETRY_AFTER_MS[Math.min(tries, RETRY_AFTER_MS.length - 1)] ?? 0
    tries += 1
    tell(navigator.onLine ? 'failed' : 'offline')
    clearTimeout(timer)
    timer = setTimeout(retry, wait)
  }
  const recover = () => {
    tries = 0
    clearTimeout(timer)
    tell(null)
  }
  const online = () => {
    if (tries > 0) retry()
    else tell(null)
  }
  // What was fetched already plays on: it is said, and nothing else is done.
  const offline = () => {
    if (!audio.paused) tell('offline')
  }
  audio.addEventListener('error', fail)
  audio.addEventListener('playing', recover)
  window.addEventListener('online', online)
  window.addEventListener('offline', offline)
  return () => {
    clearTimeout(timer)
    audio.removeEventListener('error', fail)
    audio.removeEventListener('playing', recover)
    window.removeEventListener('online', online)
    window.removeEventListener('offline', offline)
  }
}
