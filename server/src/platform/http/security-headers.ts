import type { FastifyInstance } from 'fastify'

/** Everything but the Content-Security-Policy, which depends on what a page contains. */
export const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
} as const

/** For answers that are not pages: nothing in them may ever run or load anything. */
const API_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'"

/** Added last, so that an answer that knows better (a page, a public file) has spoken first. */
export function sendSecurityHeaders(app: FastifyInstance) {
  app.addHook('onSend', (_request, reply, payload, done) => {
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
      if (!reply.hasHeader(name)) reply.header(name, value)
    }
    if (!reply.hasHeader('content-security-policy')) {
      reply.header('content-security-policy', API_POLICY)
    }
    done(null, payload)
  })
}
