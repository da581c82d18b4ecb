import type { ForeignLimits } from './foreign-kind.ts'

const [LF, CR, QUOTE, COMMA, SEMICOLON, LESS, BACKSLASH] = [10, 13, 34, 44, 59, 60, 92]
const OPENING = new Set([91, 123])
const CLOSING = new Set([93, 125])

type Counted = 'lines' | 'lineBytes' | 'tags' | 'parameters' | 'values' | 'depth'

/** Which limit the bytes pass, or null: one pass that stops there and builds nothing. */
export function passedLimit(bytes: Uint8Array, limits: ForeignLimits): Counted | null {
  const { lines = Infinity, lineBytes = Infinity, tags = Infinity } = limits
  const { parameters = Infinity, values = Infinity } = limits
  let [line, parameter, value, tag, lineStart] = [1, 0, 0, 0, 0]
  for (let at = 0; at < bytes.length; at += 1) {
    const sign = bytes[at]
    if (sign === LF || (sign === CR && bytes[at + 1] !== LF)) {
      line += 1
      lineStart = at + 1
      if (line > lines) return 'lines'
    } else if (at - lineStart >= lineBytes) return 'lineBytes'
    else if (sign === LESS) {
      tag += 1
      if (tag > tags) return 'tags'
    } else if (sign === SEMICOLON) {
      parameter += 1
      if (parameter > parameters) return 'parameters'
    } else if (sign === COMMA) {
      value += 1
      if (value > values) return 'values'
    }
  }
  return limits.depth !== undefined && isDeeper(bytes, limits.depth) ? 'depth' : null
}

/** As JSON nests: what is in quotes opens nothing. */
function isDeeper(bytes: Uint8Array, most: number): boolean {
  let depth = 0
  let isQuoted = false
  for (let at = 0; at < bytes.length; at += 1) {
    const sign = bytes[at] ?? 0
    if (isQuoted && sign === BACKSLASH) at += 1
    else if (sign === QUOTE) isQuoted = !isQuoted
    else if (isQuoted) continue
    else if (OPENING.has(sign)) {
      depth += 1
      if (depth > most) return true
    } else if (CLOSING.has(sign)) depth -= 1
  }
  return false
}
