import type { FastifyInstance } from 'fastify'

/** Everything but the Content-Security-Policy, which depends on what a page contains. */
export const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
} as const

/** For answers that are not pages: nothing in them may ever run or load anything. */
const API_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'"

export function sendSecurityHeaders(app: FastifyInstance) {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(SECURITY_HEADERS)
    reply.header('content-security-policy', API_POLICY)
  })
}
