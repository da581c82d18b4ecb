import { keepOnDevice, keptOnDevice } from './kept-on-device.ts'

const KEY = 'portal:alarme-de-pedidos'
/** On until somebody switches it off, on this device. */
export const isSoundWanted = () => keptOnDevice(KEY) !== 'off'
export const keepSound = (isOn: boolean) => keepOnDevice(KEY, isOn ? 'on' : 'off')

/** Two notes, as a counter bell; more of them the longer an order waits. Made here: no file has to come. */
const NOTES_HZ = [880, 1174.66]
const NOTE_SECONDS = 0.22
const PAUSE_SECONDS = 0.35
/** By how long it waits: as it comes, after three minutes, after six. */
const TIMES = [2, 4, 7]
const LOUDNESS = [0.5, 0.75, 1]

export type AlarmSound = {
  /** False where the browser keeps it silent until somebody touches the page. */
  isHeard(): boolean
  /** To be called in a tap: answers whether it is heard from now on. */
  wake(): Promise<boolean>
  ring(stage: number): void
  close(): void
}

const SILENT: AlarmSound = {
  isHeard: () => false,
  wake: async () => false,
  ring: () => undefined,
  close: () => undefined,
}

export function createAlarmSound(): AlarmSound {
  if (typeof AudioContext === 'undefined') return SILENT
  const context = new AudioContext()

  function playNote(hertz: number, at: number, loudness: number) {
    const note = context.createOscillator()
    const volume = context.createGain()
    note.type = 'triangle'
    note.frequency.value = hertz
    // A beginning and an end without a click.
    volume.gain.setValueAtTime(0.0001, at)
    volume.gain.exponentialRampToValueAtTime(loudness, at + 0.02)
    volume.gain.exponentialRampToValueAtTime(0.0001, at + NOTE_SECONDS)
    note.connect(volume).connect(context.destination)
    note.start(at)
    note.stop(at + NOTE_SECONDS)
  }

  return {
    isHeard: () => context.state === 'running',
    async wake() {
      await context.resume().catch(() => undefined)
      return context.state === 'running'
    },
    ring(stage) {
      const times = TIMES[stage] ?? TIMES.at(-1) ?? 1
      const loudness = LOUDNESS[stage] ?? 1
      const each = NOTES_HZ.length * NOTE_SECONDS + PAUSE_SECONDS
      for (let time = 0; time < times; time += 1) {
        for (const [place, hertz] of NOTES_HZ.entries()) {
          playNote(hertz, context.currentTime + time * each + place * NOTE_SECONDS, loudness)
        }
      }
    },
    close: () => void context.close().catch(() => undefined),
  }
}
