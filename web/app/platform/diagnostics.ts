/** Sizes and limit of spec §9, "Logger". */
export const MAX_ENTRIES = 1_000
export const MAX_TIMINGS = 500
export const SLOW_OPERATION_MS = 1_000

export type LogLevel = 'info' | 'warning' | 'error'
export type LogEntry = { at: number; level: LogLevel; message: string }
export type Timing = { name: string; durationMs: number; isSlow: boolean }

/** Longer ones are cut, well behind what is ever read of them. */
const MAX_LETTERS = 1_000

/**
 * A ring in memory: the last things that happened, for whoever has to understand a crash. It never leaves
 * this tab as it is: what is read of it goes through `withoutPersonalData`.
 */
export class Diagnostics {
  readonly #entries: LogEntry[] = []
  readonly #timings: Timing[] = []

  get entries(): readonly LogEntry[] {
    return this.#entries
  }

  get timings(): readonly Timing[] {
    return this.#timings
  }

  note(level: LogLevel, message: string, at = Date.now()) {
    this.#entries.push({ at, level, message: message.slice(0, MAX_LETTERS) })
    if (this.#entries.length > MAX_ENTRIES) this.#entries.shift()
  }

  time(name: string, durationMs: number) {
    this.#timings.push({ name, durationMs, isSlow: durationMs > SLOW_OPERATION_MS })
    if (this.#timings.length > MAX_TIMINGS) this.#timings.shift()
  }
}

export const diagnostics = new Diagnostics()

export function collectDiagnostics(target: Window) {
  target.addEventListener('error', (event) => diagnostics.note('error', event.message))
  target.addEventListener('unhandledrejection', (event) =>
    diagnostics.note('error', String(event.reason)),
  )
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      diagnostics.time(new URL(entry.name, target.location.href).pathname, entry.duration)
    }
  }).observe({ type: 'resource', buffered: true })
}
