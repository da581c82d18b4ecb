import type { FastifyInstance } from 'fastify'

/** Deeper than any document of ours, shallower than what a recursive check survives. */
const MAX_DEPTH = 100

/** The status is what Fastify's own refusals of a request carry. */
class BrokenRequest extends Error {
  readonly statusCode = 400
}

/**
 * Text that no text is: with a NUL, which PostgreSQL keeps nowhere, or half a character (a lone
 * surrogate), which neither its JSON nor an address can hold. It is refused here, before any route
 * reads the request, so that no schema has to think of it.
 */
export function refuseBrokenText(app: FastifyInstance) {
  // An address cannot say half a character: bytes that are no UTF-8 are refused by the router.
  app.addHook('onRequest', (request, _reply, done) => {
    done(request.url.includes('%00') ? new BrokenRequest('NUL in the address') : undefined)
  })
  app.addHook('preValidation', (request, _reply, done) => {
    const broken = whatIsBroken(request.body)
    done(broken ? new BrokenRequest(broken) : undefined)
  })
}

/** By hand and not by recursion: how deep it is, is one of the questions. */
function whatIsBroken(body: unknown): string | null {
  let level: unknown[] = [body]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return 'nested too deep'
    const next: unknown[] = []
    for (const value of level) {
      if (typeof value === 'string' && isBroken(value)) return 'broken text'
      if (typeof value !== 'object' || value === null) continue
      for (const [key, inner] of Object.entries(value)) {
        if (isBroken(key)) return 'broken name of a field'
        next.push(inner)
      }
    }
    level = next
  }
  return null
}

const isBroken = (text: string) => text.includes('\0') || !text.isWellFormed()
