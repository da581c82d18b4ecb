import { expect, it } from 'vitest'
import { Busy, TooManyRequests } from '../errors/domain-errors.ts'
import { createLog } from '../log.ts'
import { LiveHub } from './live-hub.ts'
import { LiveStream } from './live-stream.ts'

const createHub = (maxStreams: number) =>
  new LiveHub({
    bus: { on: () => undefined } as never,
    log: createLog('silent', 'app'),
    readVersions: async (topics) => new Map(topics.map((topic) => [topic, 1])),
    maxStreams,
  })

async function join(hub: LiveHub, address: string) {
  const stream = new LiveStream({
    topics: ['order:a'],
    userId: null,
    mayStay: async () => true,
    onChangeSent: () => undefined,
  })
  await hub.join(stream, { address, userId: null }).catch((error: unknown) => {
    stream.destroy()
    throw error
  })
  return stream
}
const crowd = (hub: LiveHub, address: string, count: number) =>
  Promise.all(Array.from({ length: count }, () => join(hub, address)))

it('one address holds three hundred streams, and leaves the others to everybody else', async () => {
  const hub = createHub(5_000)
  const held = await crowd(hub, '10.1.1.1', 300)
  await expect(join(hub, '10.1.1.1')).rejects.toThrow(TooManyRequests)
  held.push(await join(hub, '10.2.2.2'))
  await new Promise((resolve) => held[0]?.once('close', resolve).destroy())
  held.push(await join(hub, '10.1.1.1'))
  for (const stream of held) stream.destroy()
})

it('a node that holds as many as it may says so', async () => {
  const hub = createHub(2)
  const held = await Promise.all([join(hub, '10.1.1.1'), join(hub, '10.2.2.2')])
  await expect(join(hub, '10.3.3.3')).rejects.toThrow(Busy)
  for (const stream of held) stream.destroy()
})
