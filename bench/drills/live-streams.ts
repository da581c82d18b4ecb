import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { type Topic, topics } from '@portal/contract/live/topics'
import { createDeps, type Deps } from '../../server/src/deps.ts'
import { readConfig } from '../../server/src/platform/config/config.ts'
import { Tag } from '../../server/src/platform/live/tags.ts'
import { createLog } from '../../server/src/platform/log.ts'
import { createListing } from '../../server/test/establishments.ts'
import { createPerson } from '../../server/test/people.ts'
import { API_ONLY_APP, compiled } from '../app-nodes.ts'
import { startDatabase } from '../database.ts'
import { percentile } from '../load.ts'
import { startNode } from '../processes.ts'
import { type Drill, expect } from './drill.ts'
import { Watcher } from './live-watchers.ts'

const ORIGIN = 'http://portal.test'
const OWNERS = 50
const STREAMS_EACH = 20
const STREAMS = OWNERS * STREAMS_EACH
const CHANGES_PER_SECOND = 10
/** A joined stream costs what it costs; more with the time is a leak. */
const MOST_GROWTH_MB = 40
const PATIENCE_MS = 60_000

// spec: 505
/** A thousand browsers are told of every change, and of the last one when their node was killed. */
export const liveStreams: Drill = {
  name: 'live-streams',
  async run({ say, defer, liveSeconds }) {
    const database = await startDatabase('live-streams', true)
    defer(() => database.remove())
    const environment = {
      ...{ NODE_ENV: 'test', DATABASE_URL: database.url, PUBLIC_URL: ORIGIN, LOG_LEVEL: 'error' },
      ...{ REQUESTS_PER_MINUTE: '1000000000', MAX_EVENT_LOOP_DELAY_MS: '30000' },
    }
    const deps = await createDeps(readConfig(environment), createLog('error', 'command'))
    defer(() => deps.close())
    const file = await compiled(API_ONLY_APP)
    const start = () =>
      startNode({
        file,
        readyPath: '/readyz',
        environment,
        timeoutMs: 120_000,
      })
    const [first, second] = await Promise.all([start(), start()])
    defer(() => Promise.all([first.stop('SIGKILL'), second.stop('SIGKILL')]))
    let node = first.origin

    const changes = createChanges(deps)
    const owners = await settleOwners(deps)
    const watchers = owners.flatMap(({ topic, cookie }, owner) =>
      Array.from(
        { length: STREAMS_EACH },
        () =>
          new Watcher({
            ...{ topic, cookie, origin: ORIGIN, node: () => node },
            localAddress: `127.0.1.${1 + (owner % 10)}`,
            onVersion: changes.arrived,
          }),
      ),
    )
    defer(() => Promise.all(watchers.map((watcher) => watcher.leave())))
    const all = owners.map(({ topic }) => topic)
    const joinedMs = await until(() => watchers.every(({ isOpen }) => isOpen))
    expect(joinedMs !== null, `not all of ${STREAMS} streams joined in ${PATIENCE_MS / 1000} s`)

    await changes.make(all, 2)
    const before = memoryOf(first.pid)
    await changes.make(all, liveSeconds)
    const isLast = () => watchers.every(({ version }) => version === changes.made())
    expect((await until(isLast)) !== null, 'a subscriber did not end on the last version')
    const after = memoryOf(first.pid)
    const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) =>
      percentile(changes.delays, share).toFixed(0),
    )
    say(
      `${STREAMS} streams joined in ${((joinedMs ?? 0) / 1000).toFixed(1)} s; ${changes.made()} changes, ` +
        `${changes.delays.length} deliveries, p50/p95/p99 ${p50} / ${p95} / ${p99} ms from the beginning ` +
        `of the write; memory of the node ${before} MB, then ${after} MB`,
    )
    expect(after - before <= MOST_GROWTH_MB, `the memory grew by ${after - before} MB`)

    node = second.origin
    const joinsBefore = watchers.map(({ joins }) => joins)
    const killedAt = performance.now()
    await first.stop('SIGKILL')
    await changes.make(all, 3)
    const isBack = () =>
      watchers.every(({ isOpen, joins }, index) => isOpen && joins > (joinsBefore[index] ?? 0))
    expect((await until(isBack)) !== null, 'a subscriber did not come back by itself')
    const backMs = performance.now() - killedAt
    expect((await until(isLast)) !== null, 'a subscriber missed a change while its node was killed')
    say(
      `node killed: all ${STREAMS} back at the other after ${(backMs / 1000).toFixed(1)} s, on the last version`,
    )
  },
}

async function settleOwners(deps: Deps): Promise<{ topic: Topic; cookie: string }[]> {
  const owners = []
  for (let count = 0; count < OWNERS; count += 1) {
    const owner = await createPerson({ deps }, { plan: 'atalaia' })
    const { id } = await createListing({ deps }, { owner })
    owners.push({ topic: topics.inbox(id), cookie: owner.cookie })
  }
  return owners
}

/** Commits that announce every topic at once, and how long each took to arrive. */
function createChanges(deps: Deps) {
  const startedAt: number[] = []
  const delays: number[] = []
  return {
    delays,
    made: () => startedAt.length,
    arrived(version: number) {
      const started = startedAt[version - 1]
      if (started !== undefined) delays.push(performance.now() - started)
    },
    async make(all: readonly Topic[], seconds: number) {
      const tags = all.map(Tag.live)
      for (let count = 0; count < seconds * CHANGES_PER_SECOND; count += 1) {
        const began = performance.now()
        startedAt.push(began)
        await deps.work.transaction(async ({ changes }) => changes.announce(...tags))
        await wait(Math.max(0, 1000 / CHANGES_PER_SECOND - (performance.now() - began)))
      }
    },
  }
}

/** How long it took, or null where it took too long. */
async function until(holds: () => boolean): Promise<number | null> {
  const began = performance.now()
  while (!holds()) {
    if (performance.now() - began > PATIENCE_MS) return null
    await wait(50)
  }
  return performance.now() - began
}

const memoryOf = (pid: number) =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024)
