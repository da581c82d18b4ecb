import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

export async function isPortOpen(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

export async function waitForPort(port: number, timeoutMs = 15_000) {
  const deadline = Date.now() + timeoutMs
  while (!(await isPortOpen(port))) {
    if (Date.now() > deadline) throw new Error(`nothing listens on port ${port}`)
    await wait(20)
  }
}
