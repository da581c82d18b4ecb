import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { portOf } from '@portal/sandbox/port-of'
import { PORT } from './browser.ts'

/**
 * The portal behind a wire of its own that can be cut. The browser's "offline" switch does not reach
 * what a service worker asks for; a wire that is cut reaches everything.
 */
export async function ownWire() {
  const open = new Set<Socket>()
  let isCut = false
  const server = createServer((browser) => {
    if (isCut) return void browser.destroy()
    const portal = connect(PORT, 'localhost')
    for (const socket of [browser, portal]) {
      open.add(socket)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => open.delete(socket))
    }
    browser.pipe(portal).pipe(browser)
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  return {
    origin: `http://localhost:${portOf(server)}`,
    cut() {
      isCut = true
      for (const socket of open) socket.destroy()
    },
    mend() {
      isCut = false
    },
    async remove() {
      for (const socket of open) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
