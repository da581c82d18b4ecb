import type { DecidedAt } from '@portal/contract/portal/workplace/decided-at'
import { findOwnDecisions } from '@portal/contract/portal/workplace/own-decisions'
import type { FastifyInstance } from 'fastify'
import { type RawBuilder, sql } from 'kysely'
import { requireNotOwn } from '../actor.ts'
import { statement } from '../database/checked-sql.ts'
import type { Connection } from '../database/database.ts'
import type { DB } from '../database/schema.generated.ts'
import { route } from './route.ts'

/** Something that the team of the portal decides about. */
export type DecidedThing = {
  /** Where it is decided, below /api/v1; its last parameter is its id. Whatever is written below counts. */
  at: DecidedAt
  table: keyof DB
  /** Of a row called `thing`: whether the person wrote it, bought it, or works at the business it is of. */
  isOwn(userId: string): RawBuilder<boolean>
}

type Source = { decisions?: readonly DecidedThing[] }

/** Nobody decides about their own, whatever their role. Must come before the routes. */
export function refuseOwnDecisions(
  app: FastifyInstance,
  { connection }: { connection: Connection },
  sources: readonly Source[],
) {
  const things = thingsOf(sources)
  app.addHook('onRoute', (route) => {
    const thing = things.find(({ at }) => `${route.url}/`.startsWith(`/api/v1${at}/`))
    if (!thing || route.method === 'GET' || route.method === 'HEAD') return
    const name = thing.at.split(':').at(-1)?.split('/')[0] ?? 'id'
    route.preHandler = [
      ...[route.preHandler ?? []].flat(),
      async ({ actor, params }) => {
        const id = (params as Record<string, string>)[name]
        if (actor === null || id === undefined) return
        requireNotOwn((await ownAmong([id], actor.userId, thing, connection)).length > 0)
      },
    ]
  })
}

/** Tells the screens of the team, before a button stands there, what the guard above would refuse. */
export function tellOwnDecisions(
  app: FastifyInstance,
  { connection }: { connection: Connection },
  sources: readonly Source[],
) {
  const things = thingsOf(sources)
  route(app, findOwnDecisions, async ({ actor, query: { at, ids } }) => {
    const thing = things.find((one) => one.at === at)
    return { own: thing ? await ownAmong(ids, actor.userId, thing, connection) : [] }
  })
}

const thingsOf = (sources: readonly Source[]) => sources.flatMap(({ decisions = [] }) => decisions)

async function ownAmong(
  ids: readonly string[],
  userId: string,
  { table, isOwn }: DecidedThing,
  connection: Connection,
): Promise<string[]> {
  const { rows } = await statement<{ id: string }>`
    select thing.id from ${sql.table(table)} as thing
    where thing.id = any(${ids}::uuid[]) and ${isOwn(userId)}
  `.execute(connection)
  return rows.map(({ id }) => id)
}
