import { useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  type AlarmSound,
  createAlarmSound,
  isSoundWanted,
  keepSound,
} from '~/platform/alarm-sound.ts'
import { alarmDue, type Waiting } from './board.rules.ts'

/**
 * Rings as an order comes and while it waits. A browser plays nothing before somebody has touched the
 * page: `isBlocked` says so, and any touch ends it.
 */
export function useAlarm(waiting: readonly Waiting[], now: Date) {
  const [isWanted, setWanted] = useState(isSoundWanted)
  const [isHeard, setHeard] = useState(true)
  const sound = useRef<AlarmSound | null>(null)
  const rung = useRef(new Set<string>())

  useEffect(() => {
    const alarm = createAlarmSound()
    sound.current = alarm
    setHeard(alarm.isHeard())
    // Some browsers let it play at once where the person uses the portal a lot.
    const wake = () => void alarm.wake().then(setHeard)
    wake()
    document.addEventListener('pointerdown', wake)
    document.addEventListener('keydown', wake)
    return () => {
      document.removeEventListener('pointerdown', wake)
      document.removeEventListener('keydown', wake)
      alarm.close()
      sound.current = null
    }
  }, [])

  const ringForNew = useEffectEvent(() => {
    const due = alarmDue(waiting, rung.current, now)
    // What could not be heard rings once it can be.
    if (!due || !isWanted || !sound.current?.isHeard()) return
    for (const key of due.keys) rung.current.add(key)
    sound.current.ring(due.stage)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew with each of these, which it reads itself.
  useEffect(() => ringForNew(), [waiting, now, isWanted, isHeard])

  return {
    isOn: isWanted && isHeard,
    isBlocked: isWanted && !isHeard,
    turnOn() {
      setWanted(true)
      keepSound(true)
      void sound.current?.wake().then(setHeard)
    },
    turnOff() {
      setWanted(false)
      keepSound(false)
    },
  }
}
