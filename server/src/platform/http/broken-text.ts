import type { FastifyInstance } from 'fastify'

/** Deeper than any document of ours, shallower than what a recursive check survives. */
const MAX_DEPTH = 100

/** The status is what Fastify's own refusals of a request carry. */
class BrokenRequest extends Error {
  readonly statusCode = 400
}

/**
 * Text that no text is: with a NUL, which PostgreSQL keeps nowhere, or half a character (a lone
 * surrogate), which neither its JSON nor an address can hold. A schema that says which field is wrong
 * comes first; what none has refused is refused here, before any route reads it.
 */
export function refuseBrokenText(app: FastifyInstance) {
  app.addHook('preValidation', (request, _reply, done) => {
    done(isTooDeep(request.body) ? new BrokenRequest('nested too deep') : undefined)
  })
  app.addHook('preHandler', ({ params, query, body }, _reply, done) => {
    const hasBroken = [params, query, body].some(hasBrokenText)
    done(hasBroken ? new BrokenRequest('broken text') : undefined)
  })
}

/** By hand and not by recursion: how deep it is, is the question. */
function isTooDeep(body: unknown): boolean {
  let level = [body]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return true
    level = level.flatMap((value) => (isStructure(value) ? Object.values(value) : []))
  }
  return false
}

/** Not deeper than was let through. */
function hasBrokenText(value: unknown): boolean {
  if (typeof value === 'string') return isBroken(value)
  if (!isStructure(value)) return false
  return Object.entries(value).some(([key, inner]) => isBroken(key) || hasBrokenText(inner))
}

/** A file that was sent whole is bytes, not text. */
const isStructure = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !ArrayBuffer.isView(value)

const isBroken = (text: string) => text.includes('\0') || !text.isWellFormed()
