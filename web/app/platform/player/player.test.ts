// @vitest-environment jsdom
// @own-modules the player keeps its element for as long as the page lives, and others empty the page
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { closePlayer, pauseTrack, player, playerElement, playTrack, type Track } from './player.ts'
import { keepPosition, positionOf } from './positions.ts'

const track = (id: string): Track => ({
  id,
  title: 'A maré',
  show: 'PODSAL',
  page: `/podcast/${id}`,
  src: `/audio/${id}/a.mp3`,
  durationSeconds: 600,
  image: null,
  chapters: null,
})

beforeEach(() => {
  localStorage.clear()
  // The browser of the tests has no sound: it says that it plays, as a real one would.
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (
    this: HTMLMediaElement,
  ) {
    Object.defineProperty(this, 'paused', { value: false, configurable: true })
    this.dispatchEvent(new Event('play'))
  })
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (
    this: HTMLMediaElement,
  ) {
    Object.defineProperty(this, 'paused', { value: true, configurable: true })
    this.dispatchEvent(new Event('pause'))
  })
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => {})
})
afterEach(() => {
  closePlayer()
  vi.restoreAllMocks()
})

/** As when the browser has read how long the sound is. */
const loaded = () => playerElement()?.dispatchEvent(new Event('loadedmetadata'))

describe('the player', () => {
  it('begins within the touch, and tells whoever looks', () => {
    const changes: boolean[] = []
    const stop = player.subscribe(() => changes.push(player.read().isPlaying))
    playTrack(track('um'))
    expect(player.read()).toMatchObject({ track: { id: 'um' }, isPlaying: true })
    pauseTrack()
    expect(player.read().isPlaying).toBe(false)
    stop()
    expect(changes).toEqual([true, false])
  })

  it('has one element for all that is played', () => {
    playTrack(track('um'))
    const element = playerElement()
    playTrack(track('dois'))
    expect(playerElement()).toBe(element)
    expect(document.querySelectorAll('audio')).toHaveLength(1)
    expect(element?.getAttribute('src')).toBe('/audio/dois/a.mp3')
  })

  it('goes on from where somebody stopped, unless they ask for another moment', () => {
    keepPosition('um', 240, 600)
    playTrack(track('um'))
    loaded()
    expect(playerElement()?.currentTime).toBe(240)
    keepPosition('dois', 240, 600)
    playTrack(track('dois'), 0)
    loaded()
    expect(playerElement()?.currentTime).not.toBe(100)
  })

  it('is gone when it is closed', () => {
    playTrack(track('um'))
    closePlayer()
    expect(player.read()).toEqual({ track: null, isPlaying: false })
    expect(playerElement()?.hasAttribute('src')).toBe(false)
  })
})

describe('the place where somebody stopped', () => {
  it('is kept by episode, but neither its first seconds nor its end', () => {
    keepPosition('um', 125.7, 600)
    expect(positionOf('um')).toBe(125)
    keepPosition('dois', 4, 600)
    expect(positionOf('dois')).toBeNull()
    keepPosition('um', 595, 600)
    expect(positionOf('um')).toBeNull()
  })

  it('of the oldest is forgotten when there are many', () => {
    for (let number = 0; number < 70; number += 1) keepPosition(`e${number}`, 60, 600, number)
    expect(positionOf('e0')).toBeNull()
    expect(positionOf('e69')).toBe(60)
  })

  it('survives what others left in its drawer', () => {
    localStorage.setItem('portal.player.positions', '{not json')
    expect(positionOf('um')).toBeNull()
    keepPosition('um', 60, 600)
    expect(positionOf('um')).toBe(60)
  })
})
