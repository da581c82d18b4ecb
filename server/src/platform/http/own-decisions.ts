import type { FastifyInstance } from 'fastify'
import { type RawBuilder, sql } from 'kysely'
import { requireNotOwn } from '../actor.ts'
import type { Connection } from '../database/database.ts'
import type { DB } from '../database/schema.generated.ts'

/** Something that the team of the portal decides about. */
export type DecidedThing = {
  /** Where it is decided, below /api/v1; its last parameter is its id. Whatever is written below counts. */
  at: string
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
  const things = sources.flatMap(({ decisions = [] }) => decisions)
  app.addHook('onRoute', (route) => {
    const thing = things.find(({ at }) => `${route.url}/`.startsWith(`/api/v1${at}/`))
    if (!thing || route.method === 'GET' || route.method === 'HEAD') return
    const name = thing.at.split(':').at(-1)?.split('/')[0] ?? 'id'
    route.preHandler = [
      ...[route.preHandler ?? []].flat(),
      async ({ actor, params }) => {
        const id = (params as Record<string, string>)[name]
        requireNotOwn(
          actor !== null && id !== undefined && (await isOwn(connection, thing, id, actor.userId)),
        )
      },
    ]
  })
}

async function isOwn(
  connection: Connection,
  { table, isOwn }: DecidedThing,
  id: string,
  userId: string,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from ${sql.table(table)} as thing where thing.id = ${id} and ${isOwn(userId)}
  `.execute(connection)
  return rows.length > 0
}
