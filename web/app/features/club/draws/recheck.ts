import type { Draw, DrawResult } from '@portal/contract/club/draws/draw'
import { deriveWinners, luckyDigits } from '@portal/contract/club/draws/draw-rules'
import { type EntryList, readEntryList } from '@portal/contract/club/draws/entry-list'
import { drawFile } from './draw-address.ts'

export type Rechecked = {
  sha256: string
  bytes: number
  entries: number
  prizes: { prize: number; drawn: string; number: string | null }[]
  /** `list`: nothing was drawn yet, and the list is the one that was published. */
  verdict: 'same' | 'list' | 'other-file' | 'other-winners'
  ms: number
}

/** The page answers between two pieces, however slow the phone. */
const breathe = () => new Promise<void>((resolve) => setTimeout(resolve))

async function fetchBytes(address: string): Promise<ArrayBuffer> {
  const answer = await fetch(address, { cache: 'no-cache' })
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return answer.arrayBuffer()
}

export async function sha256Of(bytes: ArrayBuffer): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

const textOf = (bytes: ArrayBuffer) => new TextDecoder().decode(bytes)

/** The list as it was published; thrown where it cannot be had. */
export async function fetchList(number: number): Promise<EntryList> {
  return readEntryList(textOf(await fetchBytes(drawFile(number, 'lista.csv'))), breathe)
}

/** Does the sums again from the published files alone. */
export async function recheck(draw: Pick<Draw, 'number' | 'files' | 'record'>): Promise<Rechecked> {
  const { number, files, record } = draw
  const [bytes, resultBytes] = await Promise.all([
    fetchBytes(drawFile(number, 'lista.csv')),
    files.result ? fetchBytes(drawFile(number, 'resultado.json')) : null,
  ])
  const started = performance.now()
  const sha256 = await sha256Of(bytes)
  const done = (more: Pick<Rechecked, 'entries' | 'prizes' | 'verdict'>): Rechecked => ({
    sha256,
    bytes: bytes.byteLength,
    ms: performance.now() - started,
    ...more,
  })
  if (sha256 !== files.entries?.sha256) {
    return done({ entries: 0, prizes: [], verdict: 'other-file' })
  }
  const list = await readEntryList(textOf(bytes), breathe)
  const entries = list.numbers.length
  if (!resultBytes) return done({ entries, prizes: [], verdict: 'list' })
  const result = JSON.parse(textOf(resultBytes)) as DrawResult
  const digits = (value: number) => luckyDigits(value, record.series_count)
  const prizes = deriveWinners(list.numbers, result.lines, list.rule).map(
    ({ prize, drawn, winner }) => ({
      prize,
      drawn: digits(drawn),
      number: winner === null ? null : digits(list.numbers[winner] ?? -1),
      participant: winner === null ? null : (list.participants[winner] ?? null),
    }),
  )
  const isSame =
    (await sha256Of(resultBytes)) === files.result?.sha256 &&
    result.list_sha256 === sha256 &&
    JSON.stringify(prizes) === JSON.stringify(result.winners.map(inOrder))
  return done({ entries, prizes, verdict: isSame ? 'same' : 'other-winners' })
}

const inOrder = ({ prize, drawn, number, participant }: DrawResult['winners'][number]) => ({
  prize,
  drawn,
  number,
  participant,
})
