/**
 * What strangers write is read by functions in files named `*.foreign.ts`, which run in a thread of their
 * own and nowhere else. A kind says under which name the thread knows the function and how much is too much.
 */
// biome-ignore lint/suspicious/noExplicitAny: a parser of any input is meant; `ForeignKind` keeps which.
export type ForeignParser = (input: any, options: any) => unknown

/** A file of this machine: what is too large for memory is read from there. */
export type ForeignFile = { file: string; bytes: number }

export type ForeignLimits = {
  bytes: number
  /** Of the text, counted in one pass before anything is built of it. */
  lines?: number
  lineBytes?: number
  /** `<` */
  tags?: number
  /** `;` */
  parameters?: number
  /** `,` */
  values?: number
  /** Of brackets and braces in brackets and braces, outside of quotes. */
  depth?: number
  timeMs: number
  heapMb: number
  /** Of what is handed back, about. */
  resultBytes: number
}

export type ForeignKind<Parser extends ForeignParser> = {
  name: string
  limits: ForeignLimits
  /** Only for the types. */
  parser?: Parser
}

export const defineForeign = <Parser extends ForeignParser>(
  name: string,
  limits: ForeignLimits,
): ForeignKind<Parser> => ({ name, limits })

export type ForeignReason =
  | 'bytes'
  | 'lines'
  | 'lineBytes'
  | 'tags'
  | 'parameters'
  | 'values'
  | 'depth'
  | 'result'
  | 'time'
  | 'memory'
  | 'broken'
  /** Stopped too often before: not even tried. */
  | 'switched-off'

/** Not read, or not to its end. The sentence for the person is the feature's. */
export class ForeignRefused extends Error {
  readonly reason: ForeignReason
  /** It had to be ended from outside: it would have held the process, or killed it. */
  readonly isStopped: boolean

  constructor(kind: string, reason: ForeignReason, cause?: unknown) {
    super(`${kind} was not read: ${reason}`, { cause })
    this.name = 'ForeignRefused'
    this.reason = reason
    this.isStopped = reason === 'time' || reason === 'memory' || reason === 'broken'
  }
}
