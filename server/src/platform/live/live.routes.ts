import { openLive } from '@portal/contract/live/live'
import type { TopicVersion } from '@portal/contract/live/live-events'
import { type TopicName, topicParts } from '@portal/contract/live/topics'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Identify, Person } from '../auth/identity.ts'
import { Busy, Forbidden, Unauthenticated } from '../errors/domain-errors.ts'
import type { Readiness } from '../http/health.ts'
import { optionsOf } from '../http/route.ts'
import { isGone, visitorOf } from '../http/visitor.ts'
import { WorkGate } from '../limits/work-gate.ts'
import type { LiveHub } from './live-hub.ts'
import { LiveStream } from './live-stream.ts'

type Joining = { id: string; actor: Person | null; secret: string | undefined }

/** Which ids a topic has, and who may be told of one. Asked anew every few minutes. */
export type TopicRule<Deps> = {
  id: z.ZodType<string>
  mayJoin(joining: Joining, deps: Deps): Promise<boolean>
}

type Manifest<Deps> = { topics?: Readonly<Partial<Record<TopicName, TopicRule<Deps>>>> }
type Needs = { live: LiveHub; identify: Identify }
type Wanted = z.output<typeof openLive.body>['topics'][number]

/** Who may join is asked of the database, and paid for in time like all that any stranger can ask for. */
const GATE = { slots: 4, line: 500, waitMs: 3_000 }
/** The most a timer takes: a stream lasts as long as somebody reads it. */
const NEVER_MS = 2 ** 31 - 1

export function serveLive<Deps extends Needs>(
  app: FastifyInstance,
  deps: Deps,
  manifests: readonly Manifest<Deps>[],
  readiness: Readiness,
) {
  const rules: Manifest<Deps>['topics'] = Object.assign({}, ...manifests.map((one) => one.topics))
  const gate = new WorkGate(GATE)
  app.addHook('preClose', async () => deps.live.close())

  async function mayJoin({ topic, secret }: Wanted, actor: Person | null): Promise<boolean> {
    const parts = topicParts(topic)
    const rule = parts && rules?.[parts.name]
    const id = rule?.id.safeParse(parts?.id)
    return rule && id?.success ? rule.mayJoin({ id: id.data, actor, secret }, deps) : false
  }

  async function join(request: FastifyRequest, wanted: readonly Wanted[]) {
    const { actor } = request
    const holder = { address: visitorOf(request), userId: actor?.userId ?? null }
    deps.live.admit(holder)
    const admitted = await gate.run(
      holder.address,
      () => Promise.all(wanted.map((one) => mayJoin(one, actor))),
      () => isGone(request),
    )
    const joined = wanted.filter((_, index) => admitted[index])
    if (joined.length === 0) throw refusal(actor)
    const stream = new LiveStream({
      topics: joined.map(({ topic }) => topic),
      userId: holder.userId,
      onChangeSent: () => deps.live.counter.inc(),
      async mayStay() {
        const now = await deps.identify(request)
        if (now?.sessionId !== actor?.sessionId) return false
        const rights = await Promise.all(joined.map((one) => mayJoin(one, now)))
        return rights.every(Boolean)
      },
    })
    const versions = await deps.live.join(stream, holder)
    const refused = wanted.filter((one) => !joined.includes(one)).map(({ topic }) => topic)
    begin(stream, joined, versions, refused)
    return stream
  }

  app.route({
    method: openLive.method,
    url: openLive.path,
    ...withStream(optionsOf(openLive)),
    handlerTimeout: NEVER_MS,
    async handler(request, reply) {
      if (readiness.draining) throw new Busy('the node is about to stop')
      const { topics } = request.body as z.output<typeof openLive.body>
      return send(await join(request, topics), request, reply)
    },
  })
}

const withStream = <Options extends { config: object }>(options: Options) => ({
  ...options,
  config: { ...options.config, isStream: true as const },
})

const refusal = (actor: Person | null) =>
  actor
    ? new Forbidden('live.forbidden', 'none of the topics may be joined')
    : new Unauthenticated('accounts.session-missing', 'none of the topics is open to visitors')

/** The versions of this moment; then, as later changes, those that are news to the reader. */
function begin(
  stream: LiveStream,
  joined: readonly Wanted[],
  versions: ReadonlyMap<string, number>,
  refused: string[],
) {
  const current = joined.map(
    ({ topic }): TopicVersion => ({ topic, version: versions.get(topic) ?? 0 }),
  )
  stream.join(current, refused)
  for (const [index, now] of current.entries()) {
    const known = joined[index]?.version
    if (known !== undefined && known !== now.version) stream.change(now)
  }
}

function send(stream: LiveStream, request: FastifyRequest, reply: FastifyReply) {
  const startedAt = performance.now()
  const { socket } = request.raw
  const leave = () => stream.destroy()
  socket.once('close', leave)
  stream.once('close', () => {
    socket.off('close', leave)
    const seconds = Math.round((performance.now() - startedAt) / 1000)
    request.log.info(
      { topics: stream.topics.size, changes: stream.changesSent, seconds },
      'live stream ended',
    )
  })
  if (isGone(request)) leave()
  return reply
    .header('content-type', 'text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store, no-transform')
    .header('x-accel-buffering', 'no')
    .send(stream)
}
