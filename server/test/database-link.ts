import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { Transform } from 'node:stream'
import { portOf } from '@portal/sandbox/port-of'

/**
 * The way to a database, which a test can cut: what a node sees when PostgreSQL is away. It may also garble
 * what is sent, so that PostgreSQL refuses one statement and the connection stays.
 */
export async function openDatabaseLink(
  databaseUrl: string,
  { garble = (sent) => sent }: { garble?: (sent: Buffer) => Buffer } = {},
) {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => sockets.delete(socket))
    }
    const garbled = new Transform({
      transform: (sent: Buffer, _, done) => done(null, garble(sent)),
    })
    near.pipe(garbled).pipe(far).pipe(near)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const port = portOf(server)
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String(port)
  const closeAll = async () => {
    server.close()
    for (const socket of sockets) socket.destroy()
    await once(server, 'close')
  }
  return {
    url: url.href,
    cut: closeAll,
    async mend() {
      server.listen(port, '127.0.0.1')
      await once(server, 'listening')
    },
    close: async () => {
      if (server.listening) await closeAll()
    },
  }
}
