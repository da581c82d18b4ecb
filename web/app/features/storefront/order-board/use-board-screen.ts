import { useEffect, useState } from 'react'
import { boardTexts } from './board.texts.ts'

/** Ages are told in minutes: a few seconds late is on time. */
const TICK_MS = 5_000

/**
 * The portal's clock, not the machine's: a tablet at a counter is often minutes off, and an order dies at
 * its minute.
 */
export function useBoardClock(answer: { now: string } | undefined, readAt: number): Date {
  const [moment, setMoment] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setMoment(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  const offset = answer ? Date.parse(answer.now) - readAt : 0
  // An answer that came after the last tick is newer than it.
  return new Date(Math.max(moment, readAt) + offset)
}

/** The screen stays lit while the board is open; a browser lets go of it with every look elsewhere. */
export function useWakeLock() {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return
    let isLeft = false
    let lock: WakeLockSentinel | undefined
    async function hold() {
      if (document.visibilityState !== 'visible') return
      // Refused on a low battery: the screen goes dark as it always did.
      const held = await navigator.wakeLock.request('screen').catch(() => undefined)
      if (isLeft) void held?.release()
      else lock = held
    }
    void hold()
    document.addEventListener('visibilitychange', hold)
    return () => {
      isLeft = true
      document.removeEventListener('visibilitychange', hold)
      void lock?.release()
    }
  }, [])
}

const COUNTED = /^\(\d+\) /

/** How many wait, where a tab in the background is read. */
export function useCountInTitle(count: number) {
  useEffect(() => {
    const page = document.title.replace(COUNTED, '')
    document.title = boardTexts.title(count, page)
    return () => {
      document.title = document.title.replace(COUNTED, '')
    }
  }, [count])
}
