import fc, { type Arbitrary } from 'fast-check'

/** The part of a JSON Schema that `contract/openapi.json` uses. */
export type Schema = {
  $ref?: string
  type?: string | string[]
  format?: string
  pattern?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  additionalProperties?: boolean | Schema
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  minItems?: number
  maxItems?: number
}

const deep = (levels: number) => JSON.parse('['.repeat(levels) + ']'.repeat(levels)) as unknown

/** What no honest program sends, and what honest ones send by mistake. */
export const hostile: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    ...['\0', 'a\0b', '\ud800', 'x\udfff', '\udc00\ud800', '\u202e', '\ufeff', '\uffff'],
    ...[
      '',
      ' ',
      '%',
      '%00',
      '%zz',
      '_',
      '\\',
      "'",
      '";--',
      '{{x}}',
      '<script>',
      '../../etc/passwd',
    ],
    ...['null', 'NaN', '-0', '1e400', '0x10', '١٢', '2026-02-30', '0000-00-00', '+275760-09-14'],
    ...['😀'.repeat(300), 'e\u0301'.repeat(500), 'a'.repeat(70_000), '__proto__', 'constructor'],
    ...[0, -0, -1, 1e308, -1e308, 1e21, 2 ** 31, 2 ** 53, 2 ** 63, 5e-324, 0.1 + 0.2],
    ...[null, true, false, [], {}, [[]], [null], deep(60), deep(900)],
    { length: -1 },
    { toString: 1, hasOwnProperty: 2 },
    { ['k'.repeat(20_000)]: 1 },
    { 'a\0b': '\ud800' },
  ),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.jsonValue({ maxDepth: 4 }),
  fc.double(),
  fc.bigInt().map(String),
)

const text = (schema: Schema): Arbitrary<string> => {
  const minLength = schema.minLength ?? 0
  const maxLength = Math.min(schema.maxLength ?? 60, Math.max(60, minLength))
  // Characters of two halves at both ends of what fits: a cut in the middle leaves half of one.
  const wide = fc.constantFrom('😀'.repeat(Math.floor((schema.maxLength ?? 60) / 2)), '🏖️ praia')
  return fc.oneof(
    { weight: 4, arbitrary: fc.string({ unit: 'grapheme', minLength, maxLength }) },
    { weight: 3, arbitrary: fc.lorem({ maxCount: 4 }) },
    { weight: 1, arbitrary: wide },
  )
}

const MOMENTS = ['2026-07-18', '2024-02-29', '0001-01-01', '9999-12-31', '1969-12-31', '2026-12-25']

/** What exists, by the table that holds it. */
export type Known = ReadonlyMap<string, readonly string[]>

/** Ids that exist; those of tables that the path speaks of as often as all the others. */
function idsFor(path: string, known: Known): Arbitrary<string> {
  const words = path.split(/[^a-z]+/)
  const near = [...known].filter(([table]) => table.split('_').some((word) => words.includes(word)))
  const all = [...known.values()].flat()
  const meant = near.flatMap(([, ids]) => ids)
  return fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...(meant.length > 0 ? meant : all)) },
    { weight: 4, arbitrary: fc.constantFrom(...all) },
    { weight: 1, arbitrary: fc.uuid() },
  )
}

/** Values that fit a schema, the odd ones as often as the plain ones. */
export function fitting(schemas: Record<string, Schema>, path: string, known: Known) {
  const id = idsFor(path, known)
  const formats: Record<string, Arbitrary<string>> = {
    uuid: id,
    date: fc.constantFrom(...MOMENTS),
    'date-time': fc
      .tuple(fc.constantFrom(...MOMENTS), fc.constantFrom('00:00:00Z', '23:59:59.999-03:00'))
      .map((parts) => parts.join('T')),
    email: fc.emailAddress(),
    uri: fc.webUrl(),
  }

  function words(schema: Schema): Arbitrary<string> {
    const format = formats[schema.format ?? '']
    if (format) return format
    const { pattern } = schema
    if (!pattern || /\\[pP]\{|\(\?/.test(pattern)) return text(schema)
    return fc.stringMatching(new RegExp(pattern))
  }

  function numbers(schema: Schema): Arbitrary<number> {
    const min = schema.minimum ?? (schema.exclusiveMinimum ?? -2) + 1
    const max = schema.maximum ?? 2 ** 31
    if (schema.type === 'integer') {
      const most = Math.min(max, 2 ** 31 - 1)
      // Versions and counts are small: those get past the first comparison.
      return fc.oneof(
        fc.integer({ min, max: most }),
        fc.integer({ min, max: Math.min(most, min + 2) }),
      )
    }
    return fc.oneof(fc.double({ min, max, noNaN: true }), fc.constantFrom(min, max))
  }

  function objects(schema: Schema, depth: number): Arbitrary<unknown> {
    const properties = schema.properties ?? {}
    const fields = Object.entries(properties).map(([name, one]) => {
      const isOptional = !schema.required?.includes(name)
      const value = valueFor(one, depth + 1)
      return [name, isOptional ? fc.option(value, { nil: undefined }) : value] as const
    })
    return fc.record(Object.fromEntries(fields))
  }

  function valueFor(schema: Schema, depth = 0): Arbitrary<unknown> {
    if (depth > 7) return fc.constant(null)
    if (schema.$ref) return valueFor(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, depth + 1)
    if ('const' in schema) return fc.constant(schema.const)
    if (schema.enum) return fc.constantFrom(...schema.enum)
    const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf
    if (choices?.length) return fc.oneof(...choices.map((one) => valueFor(one, depth)))
    const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
    switch (type) {
      case 'string':
        return words(schema)
      case 'integer':
      case 'number':
        return numbers(schema)
      case 'boolean':
        return fc.boolean()
      case 'null':
        return fc.constant(null)
      case 'array': {
        const minLength = schema.minItems ?? 0
        const maxLength = Math.max(minLength, Math.min(schema.maxItems ?? 4, depth > 4 ? 1 : 4))
        return fc.array(valueFor(schema.items ?? {}, depth + 1), { minLength, maxLength })
      }
      case 'object':
        return objects(schema, depth)
      default:
        return fc.jsonValue({ maxDepth: 2 })
    }
  }
  return valueFor
}

/** The same value with something hostile in one place of it. */
export function spoil(value: unknown, venom: unknown, where: number): unknown {
  const places = placesOf(value)
  const place = places[where % places.length]
  if (!place || place.length === 0) return venom
  const spoilt = structuredClone(value)
  let holder = spoilt as Record<string, unknown>
  for (const key of place.slice(0, -1)) holder = holder[key] as Record<string, unknown>
  holder[place.at(-1) ?? ''] = venom
  return spoilt
}

function placesOf(value: unknown, here: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [here]
  const inner = Object.entries(value).flatMap(([key, one]) => placesOf(one, [...here, key]))
  return [here, ...inner]
}
