import { pauseTrack, player, playTrack, type Track } from '~/platform/player/player.ts'
import { seekTo, skipBack, skipForward } from './use-sound.ts'

/** The keys of the keyboard, the headphones and the locked screen. */
export function answerMediaKeys(track: Track) {
  if (!('mediaSession' in navigator)) return () => undefined
  const { mediaSession } = navigator
  mediaSession.metadata = new MediaMetadata({
    title: track.title,
    artist: track.show,
    ...(track.image ? { artwork: [{ src: track.image }] } : {}),
  })
  const actions: [MediaSessionAction, MediaSessionActionHandler][] = [
    ['play', () => playTrack(player.read().track ?? track)],
    ['pause', pauseTrack],
    ['seekbackward', skipBack],
    ['seekforward', skipForward],
    ['seekto', ({ seekTime }) => seekTo(seekTime ?? 0)],
  ]
  const set = (name: MediaSessionAction, handler: MediaSessionActionHandler | null) => {
    try {
      mediaSession.setActionHandler(name, handler)
    } catch {
      // A browser that knows fewer keys.
    }
  }
  for (const [name, handler] of actions) set(name, handler)
  return () => {
    for (const [name] of actions) set(name, null)
    mediaSession.metadata = null
  }
}
