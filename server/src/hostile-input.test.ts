import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { publishedArticle } from '../test/articles.ts'
import { createCategories, createListing, createPhoto } from '../test/establishments.ts'
import { createEvent } from '../test/events.ts'
import { type Operation, operationsOf, requestsTo, undescribed } from '../test/hostile-requests.ts'
import { createPerson, type TestPerson } from '../test/people.ts'
import { servedRoutes } from '../test/served-routes.ts'
import { useTestApp } from '../test/test-app.ts'

/** A sample, the same in every run; `npm run fuzz` plays all of it. */
const READS = Number(process.env.FUZZ_READS ?? 600)
const WRITES = Number(process.env.FUZZ_WRITES ?? 600)
const AT_ONCE = 4
const RENEW_EVERY = 500
const MINUTES = 30

const portal = useTestApp({
  environment: {
    REQUESTS_PER_MINUTE: '1000000',
    SENSITIVE_LIMITS_FACTOR: '1000000',
    DATABASE_POOL_SIZE: '8',
    LOG_LEVEL: process.env.FUZZ_LOG ?? 'silent',
  },
})
const document = JSON.parse(
  readFileSync(new URL('../../contract/openapi.json', import.meta.url), 'utf8'),
) as Parameters<typeof operationsOf>[0]
const described = operationsOf(document)
/** Whether the node is ready is no matter of what is asked: a busy machine says no, and is right. */
const isHealth = ({ path }: Operation) => path === '/readyz'
const everything = () =>
  [...described, ...undescribed(servedRoutes(portal), described)].filter((one) => !isHealth(one))

const KINDS = ['visitor', 'clube', 'atalaia', 'espadarte', 'admin', 'superadmin'] as const
type People = Record<Exclude<(typeof KINDS)[number], 'visitor'>, TestPerson> & { visitor: null }
let people: People

/** Made anew now and then: what is called here also signs people out, demotes and deletes them. */
async function renewPeople() {
  people = {
    visitor: null,
    clube: await createPerson(portal),
    atalaia: await createPerson(portal, { plan: 'atalaia' }),
    espadarte: await createPerson(portal, { plan: 'espadarte' }),
    admin: await createPerson(portal, { role: 'admin' }),
    superadmin: await createPerson(portal, { role: 'superadmin' }),
  }
  await createListing(portal, { owner: people.espadarte })
  await createListing(portal, { owner: people.superadmin, status: 'pending' })
}

/** Ids and addresses of what there is, so that a call gets past "does not exist". */
async function knownIds(): Promise<Map<string, string[]>> {
  const { connection } = portal.deps
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select c.table_name as table, c.column_name as column
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and column_name in ('id', 'slug')`.execute(
    connection,
  )
  const known = new Map<string, string[]>()
  for (const { table, column } of columns) {
    const { rows } = await sql<{ value: string | null }>`
      select ${sql.ref(column)}::text as value from ${sql.table(table)} limit 4`.execute(connection)
    const values = rows.flatMap(({ value }) => value ?? [])
    if (values.length > 0) known.set(`${table}_${column}`, values)
  }
  return known
}

beforeAll(async () => {
  await createCategories(portal)
  await renewPeople()
  await publishedArticle(portal)
  await createEvent(portal, people.admin)
  await createPhoto(portal, people.espadarte)
})

type Failure = { request: InjectOptions; who: string; status: number; body: string }
type Outcome = { failures: Failure[]; done: number }

/** Calls each operation in turn as each kind of person until `count` calls are made. */
async function attack(targets: Operation[], count: number): Promise<Outcome> {
  const known = await knownIds()
  const samples = targets.map((operation) =>
    fc.sample(requestsTo(operation, document, known), Math.ceil(count / targets.length)),
  )
  const outcome: Outcome = { failures: [], done: 0 }
  let made = 0
  const next = () => {
    const turn = made++
    const request = samples[turn % targets.length]?.[Math.floor(turn / targets.length)]
    return turn < count ? request && { turn, request } : undefined
  }
  const lane = async () => {
    for (let call = next(); call; call = next()) {
      if (call.turn % RENEW_EVERY === RENEW_EVERY - 1) await renewPeople()
      // Every kind in turn; every other time who may do everything, since most are only refused.
      const who =
        call.turn % 2 ? 'superadmin' : (KINDS[(call.turn / 2) % KINDS.length] ?? 'visitor')
      const cookie = people[who]?.cookie
      const request = {
        ...call.request,
        remoteAddress: `10.${call.turn >> 16}.${(call.turn >> 8) & 255}.${call.turn & 255}`,
        headers: { ...call.request.headers, ...(cookie ? { cookie } : {}) },
      }
      const { statusCode: status, body } = await portal.app.inject(request)
      if (status === 401 && who !== 'visitor') await renewPeople()
      if (status < 300) outcome.done += 1
      if (status >= 500) outcome.failures.push({ request: call.request, who, status, body })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
  return outcome
}

const tell = ({ request, who, status, body }: Failure) =>
  `${status} ${request.method} ${String(request.url).slice(0, 300)} as ${who}\n` +
  `${String(request.payload ?? '').slice(0, 1_500)}\n${JSON.stringify(request.headers).slice(0, 300)}\n${body}`

const isRead = ({ method }: Operation) => method === 'GET'

it.each([
  ['read', READS, () => everything().filter(isRead)],
  ['write', WRITES, () => everything().filter((one) => !isRead(one))],
] as const)(
  'no %s, however hostile, is a fault of ours',
  { timeout: MINUTES * 60_000 },
  async (_, count, targets) => {
    const { failures, done } = await attack(targets(), count)
    expect(failures.map(tell)).toEqual([])
    // Hostile, but not so much that it never gets past the door: most writes need a thing that is there.
    expect(done).toBeGreaterThan(count / 40)
  },
)
