import { z } from 'zod'

type Schema = z.core.$ZodType

/** Schemas are shared by many answers; each is turned once. */
const known = new WeakMap<Schema, Schema>()

/**
 * Answers as they travel: what `z.encode` gives, for the price of a parse. Zod encodes twice whatever
 * has a rule of its own, and again what is inside of it: a list of businesses with their hours would
 * cost double (docs/decisions/0147-the-contract-encodes-rows.md).
 */
export function encoderOf<S extends Schema>(schema: S) {
  const outward = turned(schema)
  return (answer: z.output<S>): unknown => z.parse(outward, answer)
}

/** The same schema with every codec the other way round, so that reading it forwards encodes. */
function turned(schema: Schema): Schema {
  const before = known.get(schema)
  if (before) return before
  // What holds itself, as a rich text does, holds no codec there.
  known.set(schema, schema)
  const made = schema instanceof z.ZodCodec ? z.invertCodec(schema) : withTurnedParts(schema)
  known.set(schema, made)
  return made
}

function withTurnedParts(schema: Schema): Schema {
  const { def } = schema._zod
  const parts = turnedEntries(def)
  return parts ? z.core.clone(schema, { ...def, ...parts }) : schema
}

/** Null where nothing in it encodes. */
function turnedEntries(parts: object): Record<string, unknown> | null {
  const entries = Object.entries(parts).map(([name, part]: [string, unknown]) => ({
    name,
    part,
    made: turnedPart(part),
  }))
  if (entries.every(({ part, made }) => part === made)) return null
  return Object.fromEntries(entries.map(({ name, made }) => [name, made]))
}

/** A schema, the fields of an object, the choices of a union; anything else stays. */
function turnedPart(part: unknown): unknown {
  if (part instanceof z.core.$ZodType) return turned(part)
  if (Array.isArray(part)) {
    const made = part.map(turnedPart)
    return made.some((one, place) => one !== part[place]) ? made : part
  }
  return z.core.util.isPlainObject(part) ? (turnedEntries(part) ?? part) : part
}
