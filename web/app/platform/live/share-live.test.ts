// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { WantedTopic } from './live.rules.ts'
import { createLiveTopics } from './live-topics.ts'
import { HIDDEN_MS, type SharedLive, shareLive } from './share-live.ts'

const INBOX = 'inbox:a'
const OTHER = 'inbox:b'
type Tell = (topic: string, version: number) => void

/** The streams that were opened, one for each tab that leads. */
let streams: { wanted: readonly WantedTopic[]; tell: Tell }[]
const connect = (tell: Tell) => {
  const stream = { wanted: [] as readonly WantedTopic[], tell }
  streams.push(stream)
  return {
    want(topics: readonly WantedTopic[]) {
      stream.wanted = topics
    },
  }
}
/** A tab; what a test leaves open would hear the next one's events. */
let tabs: SharedLive[]
function openTab(tell: Tell) {
  const tab = shareLive(tell, connect)
  tabs.push(tab)
  return tab
}
const reading = () => streams.filter(({ wanted }) => wanted.length > 0)

class FakeChannel extends EventTarget {
  static open: FakeChannel[] = []
  constructor() {
    super()
    FakeChannel.open.push(this)
  }
  postMessage(data: unknown) {
    for (const other of FakeChannel.open) {
      if (other !== this) other.dispatchEvent(new MessageEvent('message', { data }))
    }
  }
}

/** One holder at a time, the others in line. */
function fakeLocks() {
  let last: Promise<unknown> = Promise.resolve()
  return {
    request(_name: string, { signal }: { signal: AbortSignal }, hold: () => Promise<void>) {
      const mine = last.then(() => (signal.aborted ? undefined : hold()))
      last = mine
      return mine
    },
  }
}

const settled = () => vi.advanceTimersByTimeAsync(1)
const see = (state: 'visible' | 'hidden') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}
const goOnline = (isOnline: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}

beforeEach(() => {
  vi.useFakeTimers()
  streams = []
  tabs = []
  FakeChannel.open = []
})
afterEach(() => {
  for (const tab of tabs) tab.want([])
  vi.useRealTimers()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'locks')
})

describe('tabs that can share', () => {
  beforeEach(() => {
    vi.stubGlobal('BroadcastChannel', FakeChannel)
    Object.defineProperty(navigator, 'locks', { value: fakeLocks(), configurable: true })
  })

  // spec: 506
  it('read one stream with what all of them want, and all are told', async () => {
    const [first, second] = [vi.fn<Tell>(), vi.fn<Tell>()]
    const one = openTab(first)
    const two = openTab(second)
    one.want([INBOX])
    await settled()
    two.want([OTHER, INBOX])
    await settled()
    expect(reading()).toHaveLength(1)
    expect([...(reading()[0]?.wanted ?? [])].sort()).toEqual([INBOX, OTHER])
    reading()[0]?.tell(OTHER, 4)
    expect(first).toHaveBeenCalledWith(OTHER, 4)
    expect(second).toHaveBeenCalledWith(OTHER, 4)
  })

  it('tell one that comes later what is known already', async () => {
    const late = vi.fn<Tell>()
    openTab(vi.fn()).want([INBOX])
    await settled()
    reading()[0]?.tell(INBOX, 7)
    openTab(late).want([INBOX])
    await settled()
    expect(late).toHaveBeenCalledWith(INBOX, 7)
  })

  it('join for each other what only the link of one of them opens', async () => {
    openTab(vi.fn()).want([INBOX])
    await settled()
    openTab(vi.fn()).want([{ topic: 'order:a', secret: 's' }])
    await settled()
    expect(reading()).toHaveLength(1)
    expect(reading()[0]?.wanted).toContainEqual({ topic: 'order:a', secret: 's' })
  })

  // spec: 506
  it('hand the stream on when the one that reads it wants nothing more', async () => {
    const one = openTab(vi.fn())
    const two = openTab(vi.fn())
    one.want([INBOX])
    await settled()
    two.want([OTHER])
    await settled()
    one.want([])
    await settled()
    expect(reading().map(({ wanted }) => wanted)).toEqual([[OTHER]])
    expect(streams).toHaveLength(2)
    two.want([])
    await settled()
    expect(reading()).toEqual([])
  })
})

describe('a tab alone', () => {
  it('reads its own stream where the browser cannot share one', () => {
    const told = vi.fn<Tell>()
    vi.stubGlobal('BroadcastChannel', undefined)
    openTab(told).want([INBOX])
    reading()[0]?.tell(INBOX, 1)
    expect(told).toHaveBeenCalledWith(INBOX, 1)
  })

  it('watches nothing while it is out of sight for long or without a network', async () => {
    vi.stubGlobal('BroadcastChannel', undefined)
    openTab(vi.fn()).want([INBOX])
    see('hidden')
    await vi.advanceTimersByTimeAsync(HIDDEN_MS - 1)
    expect(reading()).toHaveLength(1)
    await settled()
    expect(reading()).toEqual([])
    see('visible')
    expect(reading()).toHaveLength(1)
    goOnline(false)
    expect(reading()).toEqual([])
    goOnline(true)
    expect(reading()).toHaveLength(1)
  })
})

describe('what a tab shows', () => {
  const topicsOf = () => {
    let told: Tell = () => {}
    const want = vi.fn<(topics: readonly WantedTopic[]) => void>()
    const topics = createLiveTopics((tell) => {
      told = tell
      return { want }
    })
    return { topics, want, tell: (topic: string, version: number) => told(topic, version) }
  }

  it('is read anew with each version, once, by everybody who shows it', () => {
    const { topics, want, tell } = topicsOf()
    const [list, badge] = [vi.fn(), vi.fn()]
    const leave = topics.watch([INBOX], list)
    topics.watch([INBOX, OTHER], badge)
    tell(INBOX, 1)
    tell(INBOX, 1)
    tell(OTHER, 1)
    expect(list).toHaveBeenCalledTimes(1)
    expect(badge).toHaveBeenCalledTimes(2)
    leave()
    tell(INBOX, 2)
    expect(list).toHaveBeenCalledTimes(1)
    expect(want).toHaveBeenLastCalledWith([INBOX, OTHER])
  })

  it('is read anew at once by who comes after a version was told', () => {
    const { topics, tell } = topicsOf()
    topics.watch([INBOX], vi.fn())
    tell(INBOX, 5)
    const late = vi.fn()
    topics.watch([INBOX], late)
    expect(late).toHaveBeenCalledTimes(1)
  })

  it('is asked for with the secret of its link for as long as somebody shows it', () => {
    const { topics, want } = topicsOf()
    const order = { topic: 'order:a', secret: 's' }
    const leave = topics.watch([order], vi.fn())
    topics.watch([INBOX], vi.fn())
    expect(want).toHaveBeenLastCalledWith([order, INBOX])
    leave()
    expect(want).toHaveBeenLastCalledWith([INBOX])
  })

  it('is forgotten with the last who shows it', () => {
    const { topics, want, tell } = topicsOf()
    topics.watch([INBOX], vi.fn())()
    expect(want).toHaveBeenLastCalledWith([])
    const anew = vi.fn()
    tell(INBOX, 1)
    topics.watch([INBOX], anew)
    expect(anew).not.toHaveBeenCalled()
    tell(INBOX, 1)
    expect(anew).toHaveBeenCalledTimes(1)
  })
})
