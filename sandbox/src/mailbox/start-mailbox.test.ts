import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { expect, it } from 'vitest'
import { portOf } from '../port-of.ts'
import { startMailbox } from './start-mailbox.ts'

it('may be stopped twice, at once or later', async () => {
  const running = await startMailbox({ smtpPort: 0, webPort: 0 })

  await Promise.all([running.stop(), running.stop()])
  await running.stop()
})

it('does not wait for a client that stays connected', async () => {
  const running = await startMailbox({ smtpPort: 0, webPort: 0 })
  const client = connect(running.smtpPort, '127.0.0.1')
  await once(client, 'data')

  const hungUp = once(client, 'close')
  await running.stop()
  await hungUp
})

it.each(['smtpPort', 'webPort'])('does not start when the %s is taken', async (name) => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const port = portOf(other)

  const start = startMailbox({ smtpPort: 0, webPort: 0, [name]: port })

  await expect(start).rejects.toMatchObject({ code: 'EADDRINUSE', port })
  other.close()
})
