// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { closePlayer, playerElement, playTrack } from '~/platform/player/player.ts'
import { keepConnected, type Trouble } from './keep-connected.ts'
import { oneTabAtATime } from './keep-listening.ts'
import { RETRY_AFTER_MS } from './player.constants.ts'

const TRACK = {
  id: 'um',
  title: 'A maré',
  show: 'PODSAL',
  page: '/podcast/um',
  src: '/audio/um/a.mp3',
  durationSeconds: 600,
  image: null,
  chapters: null,
}
let told: Trouble[] = []
let stop = () => {}
const load = vi.fn()
const play = vi.fn(async () => {})
const pause = vi.fn()

function element(): HTMLAudioElement {
  const audio = playerElement()
  if (!audio) throw new Error('nothing plays')
  return audio
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play)
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(pause)
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(load)
  told = []
  playTrack(TRACK)
  for (const mock of [load, play, pause]) mock.mockClear()
  stop = keepConnected(element(), (trouble) => told.push(trouble))
})
afterEach(() => {
  stop()
  closePlayer()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

it('says that the network is lost, tries again with patience, and goes on from the same place', () => {
  element().currentTime = 42
  element().dispatchEvent(new Event('error'))
  expect(told).toEqual(['failed'])
  vi.advanceTimersByTime(RETRY_AFTER_MS[0])
  expect(load).toHaveBeenCalledTimes(1)
  element().dispatchEvent(new Event('error'))
  vi.advanceTimersByTime(RETRY_AFTER_MS[0])
  expect(load).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(RETRY_AFTER_MS[1])
  expect(load).toHaveBeenCalledTimes(2)
  element().currentTime = 0
  element().dispatchEvent(new Event('loadedmetadata'))
  expect(element().currentTime).toBe(42)
  expect(play).toHaveBeenCalled()
  element().dispatchEvent(new Event('playing'))
  expect(told.at(-1)).toBeNull()
})

it('does not wait when the network says it is back', () => {
  element().dispatchEvent(new Event('error'))
  window.dispatchEvent(new Event('online'))
  expect(load).toHaveBeenCalledTimes(1)
})

it('is silent when another tab begins to play', async () => {
  vi.useRealTimers()
  Object.defineProperty(element(), 'paused', { value: false, configurable: true })
  const silenced = vi.fn()
  const end = oneTabAtATime(element(), silenced)
  const other = new BroadcastChannel('portal.player')
  other.postMessage('playing')
  await vi.waitFor(() => expect(silenced).toHaveBeenCalled())
  expect(pause).toHaveBeenCalled()
  other.close()
  end()
})
