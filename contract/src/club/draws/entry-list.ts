import { DRAW_RULE, type DrawRule, luckyDigits } from './draw-rules.ts'

/**
 * The published list of a draw: a few lines that say what it is, then one line for each number. Nothing in
 * it names a person: whoever took part knows their own code. Free of zod: the browser reads it too.
 */
export type EntryListHead = DrawRule & {
  drawNumber: number
  certificate: string
  closedAt: string
  participants: number
}
export type ListedEntry = { number: number; participant: string }

const COLUMNS = 'numero;participante'
const FALLBACK_WORDS = { above: 'acima', below: 'abaixo' } as const
/** Between two breaths of the page: a millisecond or two on an old phone. */
const LINES_AT_ONCE = 4000

/** `entries` in the order of their numbers. */
export function writeEntryList(head: EntryListHead, entries: readonly ListedEntry[]): string {
  const { seriesCount, prizeCount, fallback } = head
  const lines = [
    `# Sorteio ${head.drawNumber}`,
    `# Certificado de autorizacao ${head.certificate}`,
    `# Lista fechada em ${head.closedAt}. Numeros: ${entries.length}. Participantes: ${head.participants}`,
    `# Regra ${DRAW_RULE}. Series: ${seriesCount}. Premios: ${prizeCount}. Sem dono: ${FALLBACK_WORDS[fallback]}`,
    COLUMNS,
    ...entries.map(
      ({ number, participant }) => `${luckyDigits(number, seriesCount)};${participant}`,
    ),
  ]
  return `${lines.join('\n')}\n`
}

export type EntryList = { rule: DrawRule; numbers: Uint32Array; participants: string[] }

/** Reads the list again, in pieces: `breathe` lets the page do something else between two of them. */
export async function readEntryList(
  text: string,
  breathe: () => Promise<void> = async () => {},
): Promise<EntryList> {
  const lines = text.split('\n')
  if (lines.pop() !== '') throw new Error('the list ends in the middle of a line')
  const start = lines.indexOf(COLUMNS)
  if (start < 0) throw new Error('the list has no columns')
  const rule = ruleIn(lines.slice(0, start))
  const shape = rule.seriesCount === 1 ? /^\d{5};[0-9A-Z]{5}$/ : /^\d{6};[0-9A-Z]{5}$/
  const rows = lines.slice(start + 1)
  const numbers = new Uint32Array(rows.length)
  const participants: string[] = []
  for (const [n, row] of rows.entries()) {
    if (n > 0 && n % LINES_AT_ONCE === 0) await breathe()
    const number = shape.test(row) ? Number.parseInt(row, 10) : -1
    if (number < 0 || (n > 0 && number <= (numbers[n - 1] ?? 0))) {
      throw new Error(`line ${start + n + 2} of the list is not in order`)
    }
    numbers[n] = number
    participants.push(row.slice(-5))
  }
  return { rule, numbers, participants }
}

function ruleIn(head: readonly string[]): DrawRule {
  const line = head.find((one) => one.startsWith(`# Regra ${DRAW_RULE}.`)) ?? ''
  const found = /Series: (\d+)\. Premios: (\d+)\. Sem dono: (acima|abaixo)$/.exec(line)
  if (!found) throw new Error('the list names no rule that this page knows')
  return {
    seriesCount: Number(found[1]),
    prizeCount: Number(found[2]),
    fallback: found[3] === 'acima' ? 'above' : 'below',
  }
}
