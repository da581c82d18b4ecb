import type { z } from 'zod'

/**
 * Who may call. Checked before anything of the request but its headers is read; whether they may
 * touch the object they name is the use case's question.
 *
 * - `anyone`: nobody is asked who they are. Only these answers may be shared between callers.
 * - `optional-person`: anyone; the handler is told who is signed in, if somebody is.
 * - `link`: whoever holds the secret of a private link; the handler checks it.
 * - `pos`: the system at a business's counter, by the token of its own; the handler is told whose.
 * - `person`: somebody signed in.
 * - `staff`: whoever works for the portal: reporter, moderator, editor, admin or superadmin.
 * - `reporter`: reporter, editor or administrators. A reporter reaches what they wrote themselves.
 * - `moderator`: moderator or administrators.
 * - `editor`: editor or administrators.
 * - `administrator`: admin or superadmin.
 * - `superadministrator`: superadmin only.
 *
 * From `staff` on the second factor is proved where it is required.
 */
export type Access =
  | 'anyone'
  | 'optional-person'
  | 'link'
  | 'pos'
  | 'person'
  | 'staff'
  | 'reporter'
  | 'moderator'
  | 'editor'
  | 'administrator'
  | 'superadministrator'

/**
 * One HTTP call, described once. The server serves it, the OpenAPI document is written from it and
 * the web's client takes its types from it, so the three cannot disagree.
 */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path parameters are written `:name`. Open files have addresses that people type. */
  path: `/api/v1/${string}` | `/dados/${string}`
  access: Access
  tag: string
  summary: string
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** Where the body is a form with a file: the handler reads it as it comes. JSON otherwise. */
  consumes?: 'multipart/form-data'
  /** Where the answer is a file or a stream: the response is its bytes. JSON otherwise. */
  produces?:
    | 'application/pdf'
    | 'application/xml'
    | 'application/geo+json'
    | 'image/*'
    | 'text/csv'
    | 'text/plain'
    | 'text/event-stream'
  /** Where the answer is JSON of a kind that has a name of its own. */
  mediaType?: 'application/geo+json'
  response: z.ZodType
  status: 200 | 201 | 202 | 204
}

export function endpoint<const E extends Endpoint>(description: E): E {
  return description
}

type Parsed<Schema, Fallback> = Schema extends z.ZodType ? z.output<Schema> : Fallback
type Sent<Schema, Fallback> = Schema extends z.ZodType ? z.input<Schema> : Fallback
type Part<E extends Endpoint, Name extends keyof Endpoint> =
  E extends Record<Name, infer Schema> ? Schema : undefined

/** What a handler receives: already parsed. */
export type EndpointInput<E extends Endpoint> = {
  params: Parsed<Part<E, 'params'>, undefined>
  query: Parsed<Part<E, 'query'>, undefined>
  /** A form with a file is read by the handler itself. */
  body: E extends { consumes: string } ? undefined : Parsed<Part<E, 'body'>, undefined>
}

/** What a caller hands over: only the parts the endpoint asks for. */
export type EndpointCall<E extends Endpoint> = {
  [Name in 'params' | 'query' | 'body' as Part<E, Name> extends z.ZodType ? Name : never]: Sent<
    Part<E, Name>,
    never
  >
}

/** What a handler answers: the schema encodes its dates and drops what it does not name. */
export type EndpointAnswer<E extends Endpoint> = z.output<E['response']>

/** What a caller reads: JSON. */
export type EndpointResult<E extends Endpoint> = z.input<E['response']>

/** What a schema encodes, as the server holds it: moments are Dates. */
export type RowOf<Schema extends z.ZodType> = z.output<Schema>
