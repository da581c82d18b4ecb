/** Sizes and limit of spec §9, "Logger". */
export const MAX_ENTRIES = 1_000
export const MAX_TIMINGS = 500
export const SLOW_OPERATION_MS = 1_000

export type LogLevel = 'info' | 'warning' | 'error'
export type LogEntry = { at: number; level: LogLevel; message: string }
export type Timing = { name: string; durationMs: number; isSlow: boolean }

/** A ring in memory: the last things that happened, for whoever has to understand a crash. */
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
    this.#entries.push({ at, level, message: withoutPersonalData(message) })
    if (this.#entries.length > MAX_ENTRIES) this.#entries.shift()
  }

  time(name: string, durationMs: number) {
    this.#timings.push({
      name: withoutPersonalData(name),
      durationMs,
      isSlow: durationMs > SLOW_OPERATION_MS,
    })
    if (this.#timings.length > MAX_TIMINGS) this.#timings.shift()
  }
}

/** An address can carry a search, and a message can carry a name: neither belongs in a report. */
export function withoutPersonalData(text: string): string {
  return text
    .replace(/[\w.+-]+@[\w-]+\.[\w.]+/g, '[e-mail]')
    .replace(/\(?\d{2}\)?[\s.-]?\d{4,5}[\s.-]?\d{4}/g, '[telefone]')
    .replace(/\d{3}\.?\d{3}\.?\d{3}-?\d{2}/g, '[documento]')
    .replace(/(\/[^\s?#]*)\?[^\s]*/g, '$1')
    .slice(0, 300)
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
