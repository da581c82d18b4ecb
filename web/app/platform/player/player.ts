import { positionOf } from './positions.ts'

/** Something to hear, and what the player says of it. */
export type Track = {
  id: string
  title: string
  show: string
  /** The page that tells more. */
  page: string
  src: string
  durationSeconds: number
  /** A small picture of it. */
  image: string | null
  /** Address of its chapters (Podcasting 2.0, JSON). */
  chapters: string | null
}

export type PlayerState = { track: Track | null; isPlaying: boolean }

/**
 * What plays, whatever page is shown. This is all of the player that a page carries: the sound itself
 * must begin within the touch that asks for it. The bar and the rest come when something plays.
 */
let state: PlayerState = { track: null, isPlaying: false }
let audio: HTMLAudioElement | null = null
const listeners = new Set<() => void>()

export const player = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  read: () => state,
}

/** The one element of sound; it lives outside of every page. */
export const playerElement = () => audio

/** Begins, or goes on: at a second, else where the person stopped. */
export function playTrack(track: Track, at?: number) {
  const element = audio ?? createElement()
  if (state.track?.id !== track.id) {
    element.src = track.src
    startAt(element, at ?? positionOf(track.id) ?? 0)
    change({ track, isPlaying: true })
  } else if (at !== undefined) startAt(element, at)
  // Refused or lost on the way: the element says so by its events.
  element.play().catch(() => undefined)
}

export function pauseTrack() {
  audio?.pause()
}

/** Takes the player away. */
export function closePlayer() {
  audio?.pause()
  audio?.removeAttribute('src')
  audio?.load()
  change({ track: null, isPlaying: false })
}

/** Before its length is known an element cannot be moved everywhere: it is moved then. */
function startAt(element: HTMLAudioElement, seconds: number) {
  if (element.readyState > 0) {
    element.currentTime = seconds
    return
  }
  if (seconds === 0) return
  const move = () => {
    element.currentTime = seconds
  }
  element.addEventListener('loadedmetadata', move, { once: true })
}

function createElement(): HTMLAudioElement {
  const element = document.createElement('audio')
  element.id = 'player'
  element.preload = 'metadata'
  for (const event of ['play', 'pause', 'ended']) {
    element.addEventListener(event, () =>
      change({ ...state, isPlaying: state.track !== null && !element.paused }),
    )
  }
  document.body.append(element)
  audio = element
  return element
}

function change(next: PlayerState) {
  if (next.track === state.track && next.isPlaying === state.isPlaying) return
  state = next
  for (const listener of listeners) listener()
}
