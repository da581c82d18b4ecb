import { connect, type Socket } from 'node:net'

export type SlowSockets = { closed(): number; tally(): string; destroy(): void }

const BEAT_MS = 1_000
/** More than the kernels buffer between two processes, so that the server really has to wait. */
const PAGES_ASKED_AT_ONCE = 200

/** Half never finish their headers, half never finish their body; a byte a second from each. */
export function openSlowSenders(origin: string, count: number): SlowSockets {
  const { hostname, port, host } = new URL(origin)
  return openSockets(count, (index) => {
    const socket = connect(Number(port), hostname)
    const start =
      index % 2 === 0
        ? `GET / HTTP/1.1\r\nHost: ${host}\r\nX-Slow: `
        : `POST /api/v1/error-reports HTTP/1.1\r\nHost: ${host}\r\n` +
          'Content-Type: application/json\r\nContent-Length: 5000\r\n\r\n'
    socket.write(start)
    const beat = setInterval(() => socket.write('a'), BEAT_MS)
    socket.on('close', () => clearInterval(beat))
    socket.resume()
    return socket
  })
}

/** Ask for a lot and take it a spoonful a second. */
export function openSlowReaders(origin: string, count: number): SlowSockets {
  const { hostname, port, host } = new URL(origin)
  return openSockets(count, () => {
    const socket = connect(Number(port), hostname)
    socket.write(`GET / HTTP/1.1\r\nHost: ${host}\r\n\r\n`.repeat(PAGES_ASKED_AT_ONCE))
    const beat = setInterval(() => {
      socket.read(1)
      // An empty line between requests means nothing, but tells us when nobody is there any more.
      socket.write('\r\n')
    }, BEAT_MS)
    socket.on('close', () => clearInterval(beat))
    socket.on('readable', () => {
      // Listening for it is what keeps the stream from flowing.
    })
    return socket
  })
}

function openSockets(count: number, open: (index: number) => Socket): SlowSockets {
  const startedAt = Date.now()
  let closed = 0
  let lastClosedMs = 0
  const sockets = Array.from({ length: count }, (_, index) => {
    const socket = open(index)
    socket.on('error', () => {
      // Being thrown out is what it came for.
    })
    socket.on('close', () => {
      closed += 1
      lastClosedMs = Date.now() - startedAt
    })
    return socket
  })
  return {
    closed: () => closed,
    tally: () => `${closed} of ${count} (the last after ${(lastClosedMs / 1000).toFixed(0)} s)`,
    destroy() {
      for (const socket of sockets) socket.destroy()
    },
  }
}
