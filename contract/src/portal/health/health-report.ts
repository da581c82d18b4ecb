import { healthFindings, healthParts, healthStates, healthVerdict } from './health.texts.ts'
import type { HealthPart } from './health.ts'
import { figuresText } from './health-figures.ts'

const MARKS = { trouble: '⯃', attention: '■', ok: '●', unknown: '○', off: '○' } as const
const ORDER = Object.keys(MARKS)

/** What the terminal says and the page copies: the worst first. */
export function healthReport(parts: readonly HealthPart[]): string {
  const sorted = parts.toSorted(
    (one, other) => ORDER.indexOf(one.state) - ORDER.indexOf(other.state),
  )
  return [healthVerdict(parts), '', ...sorted.map(linesOf)].join('\n')
}

function linesOf(part: HealthPart): string {
  const { name, state, finding, failure } = part
  const { label, todo } = healthParts[name]
  const figures = figuresText(part)
  const first = [`${MARKS[state]} ${label}: ${healthStates[state]}`, figures].filter(Boolean)
  if (state !== 'trouble' && state !== 'attention') return first.join(', ')
  const words = finding ? healthFindings[finding] : null
  return [
    first.join(', '),
    ...(words ? [`  ${words.what}`] : []),
    ...(failure ? [`  Foi dito: ${failure}`] : []),
    `  O que fazer: ${words?.todo ?? todo}`,
  ].join('\n')
}
