import type { FastifyBaseLogger } from 'fastify'

type Bindings = Parameters<FastifyBaseLogger['child']>[0]
type Line = unknown[]

/**
 * A request's own logger, made when its first line is written. Most requests write none, and making
 * one with redaction costs as much as answering a page from memory.
 */
class RequestLog {
  readonly level: string
  readonly #parent: FastifyBaseLogger
  readonly #bindings: Bindings
  #made: FastifyBaseLogger | undefined

  constructor(parent: FastifyBaseLogger, bindings: Bindings) {
    this.level = parent.level
    this.#parent = parent
    this.#bindings = bindings
  }

  trace(...line: Line) {
    this.#write('trace', line)
  }
  debug(...line: Line) {
    this.#write('debug', line)
  }
  info(...line: Line) {
    this.#write('info', line)
  }
  warn(...line: Line) {
    this.#write('warn', line)
  }
  error(...line: Line) {
    this.#write('error', line)
  }
  fatal(...line: Line) {
    this.#write('fatal', line)
  }
  silent() {}

  child(bindings: Bindings) {
    return this.#own().child(bindings)
  }

  #own() {
    this.#made ??= this.#parent.child(this.#bindings)
    return this.#made
  }

  #write(level: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal', line: Line) {
    const own = this.#own()
    ;(own[level] as (...line: Line) => void).apply(own, line)
  }
}

export function requestLog(parent: FastifyBaseLogger, bindings: Bindings): FastifyBaseLogger {
  return new RequestLog(parent, bindings) as FastifyBaseLogger
}
