import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { moment } from './moment.ts'

const Row = z.object({ title: z.string(), starts_at: moment, ends_at: moment.nullable() })
const starts_at = new Date('2026-07-18T14:48:00.250Z')

describe('a moment', () => {
  it('is text for who reads the answer, to the millisecond and in universal time', () => {
    const row = { title: 'Feira', starts_at, ends_at: null, team_note: 'ligar antes' }
    expect(z.encode(Row, row)).toEqual({
      title: 'Feira',
      starts_at: '2026-07-18T14:48:00.250Z',
      ends_at: null,
    })
  })
  it('is a Date again for who reads the text, wherever it was written', () => {
    expect(moment.parse('2026-07-18T11:48:00.250-03:00')).toEqual(starts_at)
  })
  it.each(['2026-07-18', '18/07/2026', '2026-02-30T10:00:00Z', ''])(
    'is not written as “%s”',
    (text) => {
      expect(moment.safeParse(text).success).toBe(false)
    },
  )
  it('is not told where it is none', () => {
    expect(z.safeEncode(moment, new Date('amanhã')).success).toBe(false)
  })
})
