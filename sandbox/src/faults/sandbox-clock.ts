/** The time of a stand-in: that of the machine, or wherever a test has moved it. */
export class SandboxClock {
  #offset = 0
  readonly #machine: () => Date
  readonly #onMove: Array<() => void> = []

  constructor(machine: () => Date = () => new Date()) {
    this.#machine = machine
  }

  now(): Date {
    return new Date(this.#machine().getTime() + this.#offset)
  }

  /** What is due by then happens at once. */
  advance(milliseconds: number): Date {
    this.#offset += milliseconds
    for (const happen of this.#onMove) happen()
    return this.now()
  }

  set(moment: Date): Date {
    return this.advance(moment.getTime() - this.now().getTime())
  }

  onMove(happen: () => void) {
    this.#onMove.push(happen)
  }
}

/** As the city counts days, whatever the machine's zone. */
export function dayOf(moment: Date): string {
  return new Date(moment.getTime() - 3 * 3_600_000).toISOString().slice(0, 10)
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}
