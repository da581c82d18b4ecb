import { set } from 'react-hook-form'

/** A value of a form: as both read it, as it is written here, and as somebody else saved it meanwhile. */
export type Part = { path: string; before: unknown; mine: unknown; theirs: unknown }
export type Comparison = {
  /** Changed by both, and not to the same. */
  clashes: Part[]
  /** Changed by one of the two: nobody has to choose. */
  theirs: Part[]
  mine: Part[]
}
export type Side = 'mine' | 'theirs'
/** What was chosen, by path; what nobody chose stays as it is written here. */
export type Choices = Readonly<Record<string, Side>>

type Values = Readonly<Record<string, unknown>>

export const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one) === JSON.stringify(other)

/** `isWhole` says that a path is one field, though its value has parts: it is not taken apart. */
export function compare(
  before: Values,
  mine: Values,
  theirs: Values,
  isWhole: (path: string) => boolean = () => true,
): Comparison {
  const parts = partsOf(before, mine, theirs, isWhole, '')
  const isMine = (part: Part) => !isSame(part.before, part.mine)
  const isTheirs = (part: Part) => !isSame(part.before, part.theirs)
  const differing = parts.filter((part) => !isSame(part.mine, part.theirs))
  return {
    clashes: differing.filter((part) => isMine(part) && isTheirs(part)),
    theirs: differing.filter((part) => !isMine(part)),
    mine: differing.filter((part) => !isTheirs(part)),
  }
}

function partsOf(
  before: Values,
  mine: Values,
  theirs: Values,
  isWhole: (path: string) => boolean,
  within: string,
): Part[] {
  const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])]
  return names.flatMap((name) => {
    const path = within ? `${within}.${name}` : name
    const [was, here, there] = [before[name], mine[name], theirs[name]]
    if (isWhole(path) || !isGroup(was) || !isGroup(here) || !isGroup(there)) {
      return [{ path, before: was, mine: here, theirs: there }]
    }
    return partsOf(was, here, there, isWhole, path)
  })
}

const isGroup = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What somebody else saved, with what stays of what is written here. */
export function merged<Whole extends Values>(
  theirs: Whole,
  { clashes, mine }: Comparison,
  choices: Choices,
): Whole {
  const values = structuredClone(theirs)
  const kept = clashes.filter(({ path }) => choices[path] !== 'theirs')
  for (const part of [...mine, ...kept]) set(values, part.path, structuredClone(part.mine))
  return values
}
