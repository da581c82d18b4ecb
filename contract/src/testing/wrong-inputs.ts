import { z } from 'zod'
import { isOneOf, partsOf } from '../shared/records.ts'

/** What may be wrong with a field. */
const WRONGS = ['missing', 'empty', 'of another kind', 'malformed', 'too small', 'too big'] as const
type Wrong = (typeof WRONGS)[number]

export type WrongInput = { wrong: Wrong; input: unknown }

/**
 * Inputs in which every field is wrong in the same way. What is chosen by a word, as the kind of a thing is,
 * is chosen in every way; lists have one wrong item, none, and more than fit.
 */
export const wrongInputs = (schema: z.ZodType): WrongInput[] =>
  WRONGS.flatMap((wrong) => wrongValues(schema, wrong, []).map((input) => ({ wrong, input })))

/** Every field that cannot hold just anything, as a refusal names it, lists without their numbers: `lines.item_id`. */
export function fieldsOf(
  schema: z.ZodType,
  path = '',
  within: readonly z.ZodType[] = [],
): string[] {
  if (within.includes(schema) || schema instanceof z.ZodUnknown) return []
  const known = [...within, schema]
  const inner = innerOf(schema)
  if (inner) return fieldsOf(inner, path, known)
  if (schema instanceof z.ZodUnion && !isRefusedAsOne(schema)) {
    return schema.options.flatMap((one) => fieldsOf(typeOf(one), path, known))
  }
  if (schema instanceof z.ZodArray) return [path, ...fieldsOf(itemOf(schema), path, known)]
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).flatMap(([name, one]) =>
      fieldsOf(typeOf(one), path ? `${path}.${name}` : name, known),
    )
  }
  return [path]
}

/** Where no word says which of several objects is meant, as in the paragraphs of a text, none of their fields is named. */
const isRefusedAsOne = (schema: z.ZodUnion) =>
  !('discriminator' in schema.def) &&
  schema.options.filter((one) => one instanceof z.ZodObject).length > 1

/** The library names the parts of a schema by the types of its core. */
function typeOf(part: unknown): z.ZodType {
  if (part instanceof z.ZodType) return part
  throw new TypeError('a part of a schema is a schema')
}

const itemOf = (schema: z.ZodArray) => typeOf(schema.element)

function wrongValues(schema: z.ZodType, wrong: Wrong, within: readonly z.ZodType[]): unknown[] {
  // What holds itself, as an item of a list in a text does.
  if (within.includes(schema)) return [undefined]
  const known = [...within, schema]
  const inner = innerOf(schema)
  if (inner) return wrongValues(inner, wrong, known)
  if (schema instanceof z.ZodUnion) return wrongChoices(schema, wrong, known)
  if (schema instanceof z.ZodObject) {
    const objects = wrongObjects(schema, wrong, known)
    if (wrong === 'of another kind') return ['x', { nothing_of_ours: 1 }, ...objects]
    return wrong === 'missing' ? [undefined, ...objects] : objects
  }
  if (schema instanceof z.ZodArray) return wrongLists(schema, wrong, known)
  return [wrongLeaf(schema, wrong)]
}

function wrongChoices(schema: z.ZodUnion, wrong: Wrong, within: readonly z.ZodType[]): unknown[] {
  if (isRefusedAsOne(schema)) return [wrongLeaf(schema, wrong)]
  const { discriminator } = partsOf(schema.def)
  return schema.options.flatMap((one) => {
    if (typeof discriminator !== 'string' || !(one instanceof z.ZodObject)) {
      return wrongValues(typeOf(one), wrong, within)
    }
    const objects = wrongObjects(one, wrong, [...within, one])
    const words = wordsOf(typeOf(one.shape[discriminator]))
    const chosen = words.flatMap((word) =>
      objects.map((two) => ({ ...two, [discriminator]: word })),
    )
    return [...objects.slice(0, 1), ...chosen]
  })
}

const wordsOf = (schema: z.ZodType): unknown[] => [
  ...(schema instanceof z.ZodLiteral
    ? schema.values
    : schema instanceof z.ZodEnum
      ? schema.options
      : []),
]

function wrongObjects(schema: z.ZodObject, wrong: Wrong, within: readonly z.ZodType[]): object[] {
  const fields = Object.entries(schema.shape).map(
    ([name, one]) => [name, wrongValues(typeOf(one), wrong, within)] as const,
  )
  const count = Math.max(1, ...fields.map(([, values]) => values.length))
  return Array.from({ length: count }, (_, index) =>
    Object.fromEntries(fields.map(([name, values]) => [name, values[index % values.length]])),
  )
}

function wrongLists(schema: z.ZodArray, wrong: Wrong, within: readonly z.ZodType[]): unknown[] {
  const wrongItems = wrongValues(itemOf(schema), wrong, within)
  const items = wrongItems.map((item) => [item])
  const { most } = limitsOf(schema)
  if (wrong === 'missing') return [undefined, ...items]
  if (wrong === 'empty') return [[], ...items]
  if (wrong === 'of another kind') return ['x', {}, ...items]
  if (wrong !== 'too big' || most === undefined) return items
  return [Array.from({ length: most + 1 }, () => null), ...items]
}

function wrongLeaf(schema: z.ZodType, wrong: Wrong): unknown {
  const { least, most } = limitsOf(schema)
  const isText = schema instanceof z.ZodString || schema instanceof z.ZodStringFormat
  switch (wrong) {
    case 'missing':
      return undefined
    case 'empty':
      return isText ? '' : null
    case 'of another kind':
      return isText ? 7 : ['x']
    case 'malformed':
      return isText ? ' @\u202e' : schema instanceof z.ZodNumber ? 0.333 : 'x'
    case 'too small':
      return isText ? 'x'.repeat(Math.max(0, (least ?? 1) - 1)) : (least ?? -1e16) - 1
    case 'too big':
      return isText ? 'x'.repeat((most ?? 20_000) + 1) : (most ?? 1e16) + 1
  }
}

/** The narrowest of its own limits; what merely fits into a whole number is none. */
function limitsOf(schema: z.ZodType) {
  const checks = (schema.def.checks ?? []).map((one) => partsOf(one._zod.def))
  const valuesOf = (names: string[], key: 'value' | 'minimum' | 'maximum') =>
    checks.flatMap((one) => (isOneOf(names, one.check) ? [Number(one[key])] : []))
  const leasts = [...valuesOf(['greater_than'], 'value'), ...valuesOf(['min_length'], 'minimum')]
  const mosts = [...valuesOf(['less_than'], 'value'), ...valuesOf(['max_length'], 'maximum')]
  return {
    ...(leasts.length > 0 ? { least: Math.max(...leasts) } : {}),
    ...(mosts.length > 0 ? { most: Math.min(...mosts) } : {}),
  }
}

/** What stands behind what may be left out, has a value of its own or is read into something else. */
function innerOf(schema: z.ZodType): z.ZodType | null {
  if (schema instanceof z.ZodLazy) return typeOf(schema.unwrap())
  const def = partsOf(schema.def)
  if (def.innerType) return typeOf(def.innerType)
  // Where something is done to it first, what it becomes is what is refused.
  const behind = def.in instanceof z.ZodTransform ? def.out : def.in
  return behind ? typeOf(behind) : null
}
