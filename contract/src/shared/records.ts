/** A value that has parts, of which nothing is known yet: what was kept on a device, what a stranger sent. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** The parts of what may be anything: none where it has none. */
export const partsOf = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {})

/** Whether it is a word of a list: `includes` may only be asked for what is known to be one. */
export const isOneOf = <Word>(words: readonly Word[], value: unknown): value is Word =>
  words.some((word) => word === value)

/** Whether a record that was written down whole has something under this name. */
export const isNameOf = <Whole extends object>(
  whole: Whole,
  name: string,
): name is keyof Whole & string => Object.hasOwn(whole, name)

type Entries<Whole> = { [Name in keyof Whole & string]-?: [Name, Required<Whole>[Name]] }

/** The entries of a record that was written down whole, each name with its own type (see `namesOf`). */
export const entriesOf = <Whole extends object>(whole: Whole) =>
  Object.entries(whole) as Entries<Whole>[keyof Whole & string][]

/** A record with an entry for every name of a list. */
export const recordOf = <Name extends string, Value>(
  names: readonly Name[],
  valueFor: (name: Name) => Value,
) => Object.fromEntries(names.map((name) => [name, valueFor(name)])) as Record<Name, Value>

/** What this place of a list holds, for who counted that it holds something; the last ones count from -1. */
export function itemAt<Item>(list: { at(place: number): Item | undefined }, place: number): Item {
  const item = list.at(place)
  if (item === undefined) throw new RangeError(`a list has nothing at ${place}`)
  return item
}
