import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { clientKey } from '../limits/client-key.ts'

/** Marks a call the node makes to itself, which limits meant for strangers must not count. */
const IN_PROCESS_HEADER = 'x-in-process'
const IN_PROCESS_TOKEN = randomBytes(16).toString('hex')

/** A page is rendered for somebody: what is read for it is read for them. */
export const inProcessHeaders = (visitor: string) => ({
  [IN_PROCESS_HEADER]: `${IN_PROCESS_TOKEN} ${visitor}`,
})

export function isInProcess({ headers }: FastifyRequest): boolean {
  const mark = headers[IN_PROCESS_HEADER]
  return typeof mark === 'string' && mark.startsWith(IN_PROCESS_TOKEN)
}

/** Who a request is counted against, whether they sent it or a page was rendered for them. */
export function visitorOf(request: FastifyRequest): string {
  if (!isInProcess(request)) return clientKey(request.ip)
  return String(request.headers[IN_PROCESS_HEADER]).slice(IN_PROCESS_TOKEN.length + 1)
}

/** Whether who asked has closed the connection. */
export const isGone = ({ raw }: FastifyRequest): boolean => raw.socket.destroyed
