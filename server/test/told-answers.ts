import type { Endpoint } from '@portal/contract/shared/endpoint'
import { z } from 'zod'

type Said = { [name: string]: unknown } & {
  $ref?: string
  anyOf?: Said[]
  oneOf?: Said[]
  enum?: unknown[]
  properties?: Record<string, Said>
  propertyNames?: Said
  additionalProperties?: Said
  items?: Said
  prefixItems?: Said[]
}
type Reading = { all: Record<string, Said>; isNull: boolean; level: number }

const FORMATS: Record<string, string> = {
  uuid: '0198a3d2-6f0e-7c11-8a51-3f2b6a7c9d10',
  date: '2026-07-18',
  'date-time': '2026-07-18T14:48:00.250Z',
  email: 'rosa@example.com',
  uri: 'https://example.com/feira',
}
const SECRET = 'x'.repeat(43)
const WORDS = [
  ...['feira', '91988887777', '2026-07-18', '2026-07', '07-18', '18:00'],
  ...['15', 'PA', 'BRL', 'AB12', '-0.61', '/guia/feira', '7'.repeat(14), 'a'.repeat(64), SECRET],
  `${FORMATS.uuid}.${SECRET}`,
]

/**
 * What a caller could read of an endpoint: every field the contract names, in its order. The choices of a
 * union are the first of each, or nothing where there may be nothing.
 */
export function toldBy({ response }: Endpoint, isNull: boolean): unknown {
  const said = z.toJSONSchema(response, { io: 'input', unrepresentable: 'any' }) as Said
  return valueFor(said, { all: (said.$defs ?? {}) as Record<string, Said>, isNull, level: 0 })
}

function valueFor(said: Said, reading: Reading): unknown {
  const inner = { ...reading, level: reading.level + 1 }
  if (said.$ref) return valueFor(reading.all[said.$ref.split('/').at(-1) ?? ''] ?? {}, inner)
  if ('const' in said) return said.const
  if (said.enum) return said.enum[0]
  const [first, ...others] = said.anyOf ?? said.oneOf ?? []
  if (first) {
    const mayBeNull = others.some(({ type }) => type === 'null')
    return reading.isNull && mayBeNull ? null : valueFor(first, inner)
  }
  switch (said.type) {
    case 'string':
      return textOf(said)
    case 'integer':
    case 'number':
      return Math.min(Math.max(1, Number(said.minimum ?? 1)), Number(said.maximum ?? 1))
    case 'boolean':
      return true
    case 'array':
      return listOf(said, inner)
    case 'object':
      return Object.fromEntries(
        Object.entries(fieldsOf(said, inner)).map(([name, part]) => {
          // A string that is trimmed first has lost its format here.
          const isEmail = name === 'email' && part.type === 'string'
          return [name, isEmail ? FORMATS.email : valueFor(part, inner)]
        }),
      )
    default:
      return null
  }
}

function textOf({ format, pattern, minLength }: Said): string {
  const form = new RegExp(String(pattern ?? ''), 'u')
  const fits = (word: string) => word.length >= Number(minLength ?? 0) && form.test(word)
  return FORMATS[String(format ?? '')] ?? WORDS.find(fits) ?? ''
}

function listOf({ prefixItems, items, minItems, maxItems }: Said, inner: Reading): unknown[] {
  if (prefixItems) return prefixItems.map((one) => valueFor(one, inner))
  // A rich text holds itself.
  if (!items || items.not || inner.level > 24) return []
  const length = Math.min(Number(minItems ?? 1) || 1, Number(maxItems ?? 1))
  return Array.from({ length }, () => valueFor(items, inner))
}

function fieldsOf({ properties, propertyNames, additionalProperties }: Said, inner: Reading) {
  if (properties) return properties
  const names = propertyNames?.enum ?? [propertyNames ? valueFor(propertyNames, inner) : 'feira']
  return Object.fromEntries(names.map((name) => [String(name), additionalProperties ?? {}]))
}
