import type { FastifyBaseLogger } from 'fastify'

type Bindings = Parameters<FastifyBaseLogger['child']>[0]
const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal'] as const

/**
 * A request's own logger, made when its first line is written. Most requests write none, and making
 * one with redaction costs as much as answering a page from memory.
 */
export function requestLog(parent: FastifyBaseLogger, bindings: Bindings): FastifyBaseLogger {
  let made: FastifyBaseLogger | undefined
  const own = () => {
    made ??= parent.child(bindings)
    return made
  }
  const lazy: Partial<FastifyBaseLogger> = {
    level: parent.level,
    silent: parent.silent,
    child: (more, options) => own().child(more, options),
  }
  for (const level of LEVELS) {
    lazy[level] = (...line: unknown[]) => (own()[level] as (...line: unknown[]) => void)(...line)
  }
  return lazy as FastifyBaseLogger
}
