import type { OwnOrder } from '@portal/contract/orders/board'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { keepOnDevice, keptOnDevice } from '~/platform/kept-on-device.ts'
import { type AlarmSound, createAlarmSound } from './alarm-sound.ts'
import { alarmDue } from './board.rules.ts'

const KEY = 'portal:alarme-de-pedidos'

/**
 * Rings as an order comes and while it waits. A browser plays nothing before somebody has touched the
 * page: `isBlocked` says so, and any touch ends it.
 */
export function useAlarm(waiting: readonly OwnOrder[], now: Date) {
  const [isWanted, setWanted] = useState(() => keptOnDevice(KEY) !== 'off')
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
      keepOnDevice(KEY, 'on')
      void sound.current?.wake().then(setHeard)
    },
    turnOff() {
      setWanted(false)
      keepOnDevice(KEY, 'off')
    },
  }
}
