import { createHash } from 'node:crypto'
import { deriveWinners, luckyDigits } from '@portal/contract/club/draws/draw-rules'
import { writeEntryList } from '@portal/contract/club/draws/entry-list'
import { afterEach, expect, it, vi } from 'vitest'
import { recheck } from './recheck.ts'

const LINES = ['27418', '63905', '08172', '51634', '94760']
const rule = { seriesCount: 1, prizeCount: 3, fallback: 'above' } as const
const numbers = [10736, 10754, 49136, 49170, 85149, 85261, 85303]
const list = writeEntryList(
  { ...rule, drawNumber: 11, certificate: 'x', closedAt: 'x', participants: 7 },
  numbers.map((number) => ({ number, participant: 'V9KA4' })),
)
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const result = JSON.stringify({
  list_sha256: sha256(list),
  lines: LINES,
  winners: deriveWinners(numbers, LINES, rule).map(({ prize, drawn, winner }) => ({
    prize,
    drawn: luckyDigits(drawn, 1),
    number: luckyDigits(numbers[winner ?? -1] ?? -1, 1),
    participant: 'V9KA4',
  })),
})
const file = (text: string) => ({ sha256: sha256(text), bytes: text.length, created_at: '' })
const draw = {
  number: 11,
  record: { series_count: 1 },
  files: { entries: file(list), result: file(result), minutes: null, certificate: null },
} as Parameters<typeof recheck>[0]

function publish(files: { list: string; result: string }) {
  vi.stubGlobal(
    'fetch',
    async (address: string) => new Response(address.endsWith('.csv') ? files.list : files.result),
  )
}
afterEach(() => vi.unstubAllGlobals())

// spec: 306
it('finds the winners again from the published files', async () => {
  publish({ list, result })
  expect(await recheck(draw)).toMatchObject({
    verdict: 'same',
    entries: 7,
    prizes: [{ number: '85261' }, { number: '10736' }, { number: '49170' }],
  })
})

// spec: 306
it('says that the list is another one when a single entry was changed', async () => {
  publish({ list: list.replace('85303;V9KA4', '85303;V9KA5'), result })
  expect(await recheck(draw)).toMatchObject({ verdict: 'other-file' })
})

it('says that the winners are others when the result was changed', async () => {
  publish({ list, result: result.replace('85261', '85303') })
  expect(await recheck(draw)).toMatchObject({ verdict: 'other-winners' })
})

it('knows the list before anything was drawn', async () => {
  publish({ list, result })
  const frozen = { ...draw, files: { ...draw.files, result: null } }
  expect(await recheck(frozen)).toMatchObject({ verdict: 'list', prizes: [] })
})
