import { serialize } from 'node:v8'
import { parentPort } from 'node:worker_threads'
import { refuseInOurWords } from '@portal/contract/shared/refusal-sentences'
import { passedLimit } from './count-signs.ts'
import type { ForeignFile, ForeignLimits, ForeignParser, ForeignReason } from './foreign-kind.ts'
import { isHeavier } from './weigh-result.ts'

/** By name; each is loaded when it is first asked for. */
export type ForeignParsers = Record<string, () => Promise<ForeignParser>>

export type Question = {
  name: string
  limits: ForeignLimits
  input: Uint8Array | ForeignFile
  options: unknown
}
/** `begun`: all is loaded, and the time of the reading itself runs from here. */
export type Answer =
  | { kind: 'begun' }
  | { kind: 'read'; result: Uint8Array }
  | { kind: 'refused'; reason: ForeignReason; message: string }

/** The thread's half of the kit. */
export function serveForeign(parsers: ForeignParsers) {
  // What a schema has against a row of a menu or a feed is shown to whoever sent it.
  refuseInOurWords()
  const port = parentPort
  if (!port) throw new Error('what strangers write is read in a thread of its own')
  port.on('message', async (question: Question) => {
    const answer = await answerTo(question, parsers, () => port.postMessage({ kind: 'begun' }))
    port.postMessage(answer, answer.kind === 'read' ? [answer.result.buffer as ArrayBuffer] : [])
  })
}

async function answerTo(
  { name, limits, input, options }: Question,
  parsers: ForeignParsers,
  begin: () => void,
): Promise<Answer> {
  const refused = (reason: ForeignReason, message: string = reason): Answer => ({
    kind: 'refused',
    reason,
    message,
  })
  try {
    const parse = await parsers[name]?.()
    if (!parse) return refused('broken', `nobody reads ${name}`)
    begin()
    const passed = input instanceof Uint8Array ? passedLimit(input, limits) : null
    if (passed) return refused(passed)
    const given =
      input instanceof Uint8Array
        ? Buffer.from(input.buffer, input.byteOffset, input.byteLength)
        : input
    const result = await parse(given, options)
    if (isHeavier(result, limits.resultBytes)) return refused('result')
    // Not a view of a shared buffer: it is handed over whole.
    return { kind: 'read', result: new Uint8Array(serialize(result)) }
  } catch (error) {
    return refused('broken', error instanceof Error ? (error.stack ?? error.message) : 'unknown')
  }
}
