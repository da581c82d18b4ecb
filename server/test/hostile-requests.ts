import fc, { type Arbitrary } from 'fast-check'
import type { InjectOptions } from 'fastify'
import { fitting, hostile, type Known, type Schema, spoil } from './hostile-values.ts'

export type Operation = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Parameters as `{name}`. */
  path: string
  parameters: { name: string; in: string; required?: boolean; schema: Schema }[]
  body: Schema | null
  isForm: boolean
}

type Described = {
  parameters?: Operation['parameters']
  requestBody?: { content: Record<string, { schema: Schema }> }
}
type Document = {
  paths: Record<string, Record<string, Described>>
  components: { schemas: Record<string, Schema> }
}

/** Every operation that the document of the API describes. */
export function operationsOf({ paths }: Document): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase() as Operation['method'],
      path,
      parameters,
      body: requestBody?.content['application/json']?.schema ?? null,
      isForm: requestBody?.content['multipart/form-data'] !== undefined,
    })),
  )
}

const METHODS = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])

/** What is served and not described: files, feeds, links of e-mails. Any text may stand for a part. */
export function undescribed(routes: readonly string[], described: readonly Operation[]) {
  const known = new Set(described.map(({ method, path }) => `${method} ${shapeOf(path)}`))
  return routes.flatMap((route): Operation[] => {
    const [method = '', url = ''] = route.split(' ')
    if (!METHODS.has(method) || known.has(`${method} ${shapeOf(url)}`)) return []
    const names: string[] = []
    const path = url.replace(/:\w+(\([^)]*\))?|\*/g, () => {
      names.push(`part${names.length}`)
      return `{${names.at(-1)}}`
    })
    const parameters = [
      ...names.map((name) => ({
        name,
        in: 'path',
        required: true,
        schema: { format: 'uuid', type: 'string' },
      })),
      { name: 'q', in: 'query', schema: { type: 'string' } },
    ]
    return [{ method: method as Operation['method'], path, parameters, body: null, isForm: false }]
  })
}

const shapeOf = (path: string) => path.replace(/\{\w+\}|:\w+(\([^)]*\))?/g, ':')

const asText = (value: unknown) =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '')

/** Half a character has no place in an address: it goes as the bytes a careless program makes of it. */
const encode = (value: unknown) =>
  asText(value)
    .split('')
    .map((unit) => (/[\w.-]/.test(unit) ? unit : escapeUnit(unit)))
    .join('')
    .slice(0, 4_000)

function escapeUnit(unit: string): string {
  const bytes = unit.isWellFormed() ? Buffer.from(unit) : Buffer.from([0xed, 0xa0, 0x80])
  return [...bytes].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')
}

/** What a socket lets through in a header: no NUL, no end of line, one byte a character. */
const headerText = fc.oneof(
  fc.stringMatching(/^[\x20-\x7e\x80-\xff]{0,200}$/),
  fc.constantFrom(
    '%00',
    '%ED%A0%80',
    'bytes=-1',
    'bytes=9-1',
    '"',
    'W/"x"',
    '*',
    ';;=',
    'a'.repeat(3_000),
  ),
)
const HEADERS = [
  ...['cookie', 'if-none-match', 'if-modified-since', 'range', 'if-range', 'accept-language'],
  ...['user-agent', 'x-forwarded-for', 'accept', 'accept-encoding', 'idempotency-key', 'referer'],
]
const headers = fc.dictionary(fc.constantFrom(...HEADERS), headerText, { maxKeys: 2 })

const RAW_BODIES = [
  '',
  '{',
  '"\\u0000"',
  '{"__proto__":{"x":1}}',
  `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
  `${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}`,
  `[${'0,'.repeat(100_000)}0]`,
  `{"a":1${'0'.repeat(100_000)}}`,
  '\ufeff{}',
]

const FILES = [
  Buffer.from('nome;categoria\nPeixaria;peixaria\n'),
  Buffer.from('nome\0;categoria\n'),
  Buffer.from([0xff, 0xfe, 0x00, 0xd8, 0x6e, 0x00]),
  Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\0\0\0\0\0', 'latin1'),
  Buffer.from('\xff\xd8\xff\xe0\0\x10JFIF', 'latin1'),
  Buffer.from('ID3\x04\0\0\0\0\0\0', 'latin1'),
  Buffer.alloc(0),
]

const formBody = fc
  .record({
    field: fc.oneof(fc.constantFrom('file', '\0', '__proto__', '', 'a"b'), headerText),
    name: fc.oneof(fc.constantFrom('a.csv', '\0.jpg', '../x', '', 'é.png'), headerText),
    type: fc.constantFrom('image/jpeg', 'text/csv', '\0', 'x'),
    content: fc.oneof(fc.constantFrom(...FILES), fc.uint8Array({ maxLength: 300 })),
    isCut: fc.boolean(),
  })
  .map(({ field, name, type, content, isCut }) =>
    Buffer.concat([
      Buffer.from(
        `--x\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\n` +
          `content-type: ${type}\r\n\r\n`,
      ),
      content,
      Buffer.from(isCut ? '' : '\r\n--x--\r\n'),
    ]),
  )

/** Requests to one operation: some as they should be, some spoilt in one place, some all nonsense. */
export function requestsTo(
  operation: Operation,
  { components }: Document,
  known: Known,
): Arbitrary<InjectOptions> {
  const valueFor = fitting(components.schemas, operation.path, known)
  const spoilt = (schema: Schema) =>
    fc.oneof(
      { weight: 6, arbitrary: valueFor(schema) },
      {
        weight: 4,
        arbitrary: fc.tuple(valueFor(schema), hostile, fc.nat()).map((parts) => spoil(...parts)),
      },
      { weight: 1, arbitrary: hostile },
    )
  const named = (place: string) =>
    operation.parameters.filter((one) => one.in === place).map((one) => one.name)
  const parameters = fc.record(
    Object.fromEntries(
      operation.parameters.map(({ name, required, schema }) => {
        const known = fc.oneof(
          { weight: 3, arbitrary: valueFor(schema) },
          { weight: 1, arbitrary: hostile },
        )
        return [name, required ? known : fc.option(known, { nil: undefined, freq: 1 })]
      }),
    ),
  )
  const payload: Arbitrary<string | Buffer | undefined> = operation.isForm
    ? formBody
    : operation.method === 'GET'
      ? fc.constant(undefined)
      : fc.oneof(
          {
            weight: 20,
            arbitrary: spoilt(operation.body ?? {}).map((body) => JSON.stringify(body) ?? ''),
          },
          { weight: 1, arbitrary: fc.constantFrom(...RAW_BODIES) },
        )
  return fc.record({ parameters, payload, headers }).map(({ parameters, payload, headers }) => {
    const given = parameters as Record<string, unknown>
    const path = operation.path.replace(/\{(\w+)\}/g, (_, name) => encode(given[name]) || '%20')
    const query = named('query')
      .filter((name) => given[name] !== undefined)
      .map((name) => `${name}=${encode(given[name])}`)
    return {
      method: operation.method,
      url: query.length > 0 ? `${path}?${query.join('&')}` : path,
      headers: {
        ...headers,
        origin: 'http://portal.test',
        ...(payload === undefined
          ? {}
          : {
              'content-type': operation.isForm
                ? 'multipart/form-data; boundary=x'
                : 'application/json',
            }),
      },
      ...(payload === undefined ? {} : { payload }),
    }
  })
}
