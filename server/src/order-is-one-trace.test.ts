import { writeFileSync } from 'node:fs'
import { switchCapabilities } from '@portal/contract/testing/switch-capabilities'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startTraces, type TakenSpan } from '../../sandbox/src/traces/start-traces.ts'
import { createKitchen, deliveryOf, type Kitchen, lineOf } from '../test/orders.ts'
import { startOutside } from '../test/outside.ts'
import { allowPush } from '../test/push.ts'
import { fixedClock, useTestApp } from '../test/test-app.ts'
import { jobs } from './features.ts'
import { connect } from './platform/database/database.ts'
import { createLog } from './platform/log.ts'
import { type RunningWorker, runWorker } from './platform/queue/queue.ts'
import { createOtlpTracer } from './platform/tracing/otlp.ts'
import { beginWhole, isTracing, useTracer } from './platform/tracing/trace.ts'
import { nameOf } from './platform/tracing/trace-statements.ts'

const clock = fixedClock('2026-07-18T22:00:00Z')
const outside = await startOutside()
const traces = await startTraces({ port: 0 })
const portal = useTestApp({
  clock,
  environment: {
    ...{ SENSITIVE_LIMITS_FACTOR: '1000', ...outside.environment, WHATSAPP_TOKEN: '' },
    ...{ OTEL_EXPORTER_OTLP_ENDPOINT: traces.url, OTEL_TRACES_SAMPLER_ARG: '1' },
  },
})
const log = createLog('silent', 'worker')
let kitchen: Kitchen
let worker: RunningWorker
let restore: () => void
beforeAll(async () => {
  restore = switchCapabilities(true, ['menu', 'delivery', 'shop', 'push'])
  kitchen = await createKitchen(portal)
  worker = await runWorker({
    ...{ url: portal.directUrls.worker, log, deps: portal.deps },
    jobs: jobs.filter(({ name }) => name === 'notifications.deliver'),
    ...{ timeZone: 'America/Belem', stopTimeoutMs: 5_000 },
  })
})
afterAll(async () => {
  restore()
  await worker.stop()
  await outside.stop()
})
afterAll(() => traces.stop())
beforeEach(() => {
  traces.spans.length = 0
  traces.bodies.length = 0
})

const ancestorsOf = (span: TakenSpan, all: readonly TakenSpan[]): string[] => {
  const parent = all.find(({ spanId }) => spanId === span.parentId)
  return parent ? [parent.name, ...ancestorsOf(parent, all)] : []
}

// spec: 1132
it('follows an order from the tap to the push as one trace, and names nobody in it', async () => {
  await allowPush(portal, outside, kitchen.owner)
  const fish = await kitchen.addItem('Filhote na brasa', 8_990)
  traces.spans.length = 0
  traces.bodies.length = 0
  const asked = deliveryOf([lineOf(fish, 2)], 2 * 8_990 + 600)
  expect((await kitchen.place(asked)).status).toBe(201)
  const pushed = await vi.waitFor(
    () => {
      const found = traces.spans.find(({ name }) => name === 'call push')
      if (!found) throw new Error('not yet told')
      return found
    },
    { timeout: 20_000, interval: 50 },
  )
  const ofOne = () => traces.spans.filter(({ traceId }) => traceId === pushed.traceId)
  await vi.waitFor(() => expect(ofOne().some(({ kind }) => kind === 2)).toBe(true), 10_000)
  const spans = ofOne()
  const names = spans.map(({ name }) => name)
  expect(ancestorsOf(pushed, spans)).toEqual([
    'job notifications.deliver',
    expect.stringMatching(/^POST \/api\/v1\/.*orders/),
  ])
  expect(names).toContain('insert orders')
  expect(names.filter((name) => name === 'commit').length).toBeGreaterThan(0)
  expect(outside.push.messages).toHaveLength(1)

  const { name, phone, address } = asked as unknown as Record<string, string> & {
    address: { street: string; neighbourhood: string }
  }
  const said = traces.bodies.join()
  const secrets = [name, phone, address.street, kitchen.owner.email, 'Filhote', 'portal.test']
  for (const secret of secrets) expect(said).not.toContain(secret)
  expect(said).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/)
  if (process.env.KEEP_TRACE) writeFileSync(process.env.KEEP_TRACE, JSON.stringify(spans, null, 1))
})

// spec: 1133
it('says nothing of an address with a person in it, nor of what was refused about them', async () => {
  await portal.app.inject('/api/v1/nothing/maria@exemplo.test?cpf=529.982.247-25')
  await portal.app.inject({ url: '/pedido/segredo-de-maria', headers: { cookie: 'a=segredo' } })
  await portal.app.inject({
    ...{ method: 'POST', url: '/api/v1/newsletter' },
    payload: { email: 'maria@exemplo.test', name: 'Maria das Dores' },
  })
  await vi.waitFor(() => expect(traces.spans.length).toBeGreaterThanOrEqual(3), 10_000)
  const said = traces.bodies.join()
  for (const planted of ['maria', 'Maria', '529.982', 'segredo', 'Dores']) {
    expect(said).not.toContain(planted)
  }
})

describe('a trace that chance did not choose', () => {
  const receive = async (work: () => Promise<void> | void) => {
    const before = isTracing()
    const tracer = createOtlpTracer({
      ...{ endpoint: traces.url, headers: {}, share: 0, service: 'portal-app', release: 'x', log },
    })
    useTracer(tracer)
    await work()
    await tracer.close()
    expect(before).toBe(true)
    return traces.spans.map(({ name, failed, attributes }) => ({ name, failed, attributes }))
  }
  const start = { name: 'job mine', kind: 'consumer' } as const

  // spec: 1134
  it('leaves its whole behind where it failed, and nothing where all went well', async () => {
    const spans = await receive(() => {
      beginWhole(start).end({ failed: false })
      beginWhole(start).end({ failed: true, attributes: { 'error.type': 'Error 23505' } })
    })
    expect(spans).toEqual([
      { name: 'job mine', failed: true, attributes: { 'error.type': 'Error 23505' } },
    ])
  })

  it('leaves it behind where it was slow', async () => {
    const now = vi.spyOn(performance, 'now')
    try {
      const spans = await receive(() => {
        const began = performance.now()
        now.mockReturnValue(began)
        const whole = beginWhole(start)
        now.mockReturnValue(began + 1_500)
        whole.end({ failed: false })
        now.mockRestore()
      })
      expect(spans).toHaveLength(1)
    } finally {
      now.mockRestore()
    }
  })
})

it('lets go of traces while nobody takes them, and is in nobody’s way', async () => {
  const warned: unknown[] = []
  const tracer = createOtlpTracer({
    ...{ endpoint: 'http://127.0.0.1:1', headers: {}, share: 1, service: 's', release: 'x' },
    log: { ...log, warn: (...line: unknown[]) => warned.push(line) } as unknown as typeof log,
  })
  for (let turn = 0; turn < 20_000; turn += 1) {
    tracer.end(tracer.begin({ name: 'one', kind: 'internal' }, undefined))
  }
  await tracer.close()
  expect(warned).toHaveLength(1)
})

it('is not there at all where no receiver is named', async () => {
  useTracer(null)
  const { pool } = connect({
    ...{ url: portal.databaseUrl, poolSize: 1, patienceMs: 1_000, log, name: 'untraced' },
  })
  await pool.query('select 1')
  await pool.end()
  await portal.app.inject('/healthz')
  expect(traces.spans).toEqual([])
})

it.each([
  ['select "id" from "orders" where "name" = $1', 'select orders'],
  ['/* prepared */ select x from search_documents where a = 529', 'select search_documents'],
  ["insert into public.people (name) values ('Maria')", 'insert public.people'],
  ['update "establishments" set name = \'Zé\'', 'update establishments'],
  ['begin', 'begin'],
  [
    "with found as (select 1 from coupons where code = 'SAL10') select * from found",
    'with coupons',
  ],
  ["'Maria'", 'statement'],
])('calls %s by what it does to which table', (text, name) => {
  expect(nameOf(text).name).toBe(name)
})
