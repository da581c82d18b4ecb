import type { Server } from 'node:net'

/** Where a server that was asked to listen on any port does so. */
export function portOf(server: Pick<Server, 'address'>): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('it listens on no port')
  return address.port
}
