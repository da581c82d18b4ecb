import { isOneOf, partsOf } from '@portal/contract/shared/records'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Connection } from '../database/database.ts'
import type { DB } from '../database/schema.generated.ts'
import { Invalid, NotFound } from '../errors/domain-errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Throws where there is nothing at the address for who asks. */
    requireObjects?: (request: FastifyRequest) => Promise<void>
  }
}

type Params = Readonly<Record<string, string>>

/** What a part of an address names, and how one sees that it is there for who asks. */
export type AddressedObject<Deps> = {
  /** Below /api/v1, as the contract writes it; everything below it is asked the same. */
  at: string
  /** As its refusal names it. */
  is: string
} & (
  | {
      table: keyof DB
      /** Columns, and the parameters that they equal. */
      by: Readonly<Record<string, string>>
    }
  | { find: (asked: { params: Params; request: FastifyRequest }, deps: Deps) => Promise<boolean> }
)

type Source = { objects?: readonly AddressedObject<never>[] }

/**
 * Whoever sends what cannot be read to something that is not theirs is told that it is not there, as if they
 * had sent it well. Looked at only when the input is refused: what is well formed meets the guard of its route.
 * Must come before the routes.
 */
export function findObjectsFirst(
  app: FastifyInstance,
  deps: { connection: Connection },
  sources: readonly Source[],
) {
  const objects = sources.flatMap((source) => source.objects ?? [])
  app.addHook('onRoute', (route) => {
    const named = objectsAt(route.url, objects)
    if (named.length === 0) return
    const schema = route.schema?.params
    const params = schema instanceof z.ZodType ? schema : z.record(z.string(), z.string())
    route.config = {
      ...route.config,
      async requireObjects(request) {
        const parsed = params.safeParse(request.params)
        if (!parsed.success) return
        const asked = { params: parsed.data as Params, request }
        // No row is called so, and the database refuses to look for it.
        if (Object.values(asked.params).some(hasNul)) throw new NotFound(named[0]?.is ?? 'object')
        for (const object of named) {
          const isThere =
            'find' in object
              ? await object.find(asked, deps as never)
              : await hasRow(deps.connection, object, asked.params)
          if (!isThere) throw new NotFound(object.is)
        }
      },
    }
  })
}

const hasNul = (value: unknown) => typeof value === 'string' && value.includes('\0')

/** The whole before its parts. */
export const objectsAt = <Known extends { at: string }>(url: string, objects: readonly Known[]) =>
  objects
    .filter(({ at }) => `${url}/`.startsWith(`/api/v1${at}/`))
    .sort((one, other) => one.at.length - other.at.length)

async function hasRow(
  connection: Connection,
  { table, by }: { table: keyof DB; by: Readonly<Record<string, string>> },
  params: Params,
): Promise<boolean> {
  const conditions = Object.entries(by).map(
    ([column, param]) => sql`${sql.ref(column)} = ${params[param]}`,
  )
  const { rows } = await sql`
    select 1 from ${sql.table(table)} where ${sql.join(conditions, sql` and `)} limit 1
  `.execute(connection)
  return rows.length > 0
}

/** What to answer in place of a refusal of the input: that refusal, or that there is nothing there. */
export async function refusalOf(error: Error, request: FastifyRequest): Promise<Error> {
  const { requireObjects } = request.routeOptions.config
  if (!requireObjects || !isAboutInput(error)) return error
  try {
    await requireObjects(request)
    return error
  } catch (refusal) {
    return refusal as Error
  }
}

/** By the schema, by a rule, by the reader of bodies, or for its text. */
function isAboutInput(error: Error): boolean {
  if (hasZodFastifySchemaValidationErrors(error) || error instanceof Invalid) return true
  return isOneOf([400, 413, 415], partsOf(error).statusCode)
}
