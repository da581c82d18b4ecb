import type { FastifyReply } from 'fastify'

/** What the authentication library wants the browser to keep, or to forget. */
export function setCookies(reply: FastifyReply, cookies: readonly string[]) {
  for (const cookie of cookies) reply.header('set-cookie', cookie)
}
