import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

const BROWSER =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36'

export type Tally = { sent: number; taken: number; other: Map<number, number> }
type Flow = {
  origin: string
  perSecond: number
  seconds: number
  slugs: readonly string[]
  /** Told of each answer 204, with the moment it came. */
  onTaken?: (at: number) => void
}

/** Phones at many addresses that open pages, so many a second, whatever the answers take. */
export async function sendBeacons(flow: Flow): Promise<Tally> {
  const agent = new Agent({ keepAlive: true, maxSockets: 100 })
  const tally: Tally = { sent: 0, taken: 0, other: new Map() }
  const underWay = new Set<Promise<void>>()
  const began = performance.now()
  const count = flow.perSecond * flow.seconds
  while (tally.sent < count) {
    const due = Math.min(count, ((performance.now() - began) / 1000) * flow.perSecond)
    while (tally.sent < due) {
      const sending = sendOne(flow, agent, tally, tally.sent).finally(() =>
        underWay.delete(sending),
      )
      underWay.add(sending)
      tally.sent += 1
    }
    await wait(5)
  }
  await Promise.all(underWay)
  agent.destroy()
  return tally
}

async function sendOne({ origin, slugs, onTaken }: Flow, agent: Agent, tally: Tally, n: number) {
  const body = JSON.stringify({
    kind: 'view',
    page: `/guia/${slugs[n % slugs.length]}`,
    from: 'www.google.com',
  })
  const phone = n % 50_000
  const status = await new Promise<number>((resolve) => {
    const sending = request(`${origin}/api/v1/visits`, {
      method: 'POST',
      agent,
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': BROWSER,
        'x-forwarded-for': `10.${phone >> 16}.${(phone >> 8) & 255}.${phone & 255}`,
      },
    })
    sending.on('response', (answer) => {
      answer.resume()
      answer.on('end', () => resolve(answer.statusCode ?? 0))
      answer.on('error', () => resolve(0))
    })
    sending.on('error', () => resolve(0))
    sending.end(body)
  })
  if (status === 204) {
    tally.taken += 1
    onTaken?.(performance.now())
  } else tally.other.set(status, (tally.other.get(status) ?? 0) + 1)
}

/** Somebody who reads pages meanwhile, one after another. */
export async function readPages(origin: string, path: string, isOver: () => boolean) {
  const statuses = new Map<number, number>()
  const times: number[] = []
  while (!isOver()) {
    const began = performance.now()
    const answer = await fetch(`${origin}${path}`)
    await answer.arrayBuffer()
    times.push(performance.now() - began)
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
    await wait(20)
  }
  return { statuses, times }
}
