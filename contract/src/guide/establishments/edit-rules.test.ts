import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changesToReview, isSensitive, splitChanges } from './edit-rules.ts'
import type { Status } from './status-rules.ts'
import { SENSITIVE_FIELDS, STATUSES } from './vocabulary.ts'

type Listing = {
  status: Status
  name: string
  cnpj: string | null
  street: string | null
  phone: string | null
  amenities: string[]
  hours: { weekly: number[][] | null } | null
}
const published: Listing = {
  status: 'published',
  name: 'Maré Cheia',
  cnpj: null,
  street: 'Av. Beira-Mar',
  phone: '91900000812',
  amenities: ['wifi'],
  hours: { weekly: [[1], [2]] },
}

describe('editing a published listing', () => {
  it('shows prices, phones and hours at once and lets name and CNPJ wait', () => {
    const changes = { name: 'Maré Alta', phone: '91900000000', cnpj: '12ABC34501DE35' }
    expect(splitChanges(published, changes)).toEqual({
      live: { phone: '91900000000' },
      waiting: { name: 'Maré Alta', cnpj: '12ABC34501DE35' },
    })
  })

  it('takes what is already so for no change', () => {
    const same = { name: 'Maré Cheia', amenities: ['wifi'], hours: { weekly: [[1], [2]] } }
    expect(splitChanges(published, same)).toEqual({ live: {}, waiting: {} })
    expect(splitChanges(published, { hours: { weekly: [[1], [3]] } }).live).toEqual({
      hours: { weekly: [[1], [3]] },
    })
  })

  it('keeps what waited before, takes the newest, and forgets what is set back', () => {
    const before = { name: 'Maré Alta', street: 'Rua Nova' }
    expect(splitChanges(published, { name: 'Maré Baixa' }, before).waiting).toEqual({
      name: 'Maré Baixa',
      street: 'Rua Nova',
    })
    expect(splitChanges(published, { name: 'Maré Cheia' }, before).waiting).toEqual({
      street: 'Rua Nova',
    })
  })

  it('lets the emptying of an address wait too', () => {
    expect(splitChanges(published, { street: null })).toEqual({
      live: {},
      waiting: { street: null },
    })
  })

  it('gives the moderator before and after', () => {
    expect(changesToReview(published, { cnpj: '12ABC34501DE35', name: 'Maré Alta' })).toEqual([
      { field: 'name', before: 'Maré Cheia', after: 'Maré Alta' },
      { field: 'cnpj', before: null, after: '12ABC34501DE35' },
    ])
  })
})

it('changes everything at once while nobody sees the listing', () => {
  for (const status of STATUSES.filter((status) => status !== 'published')) {
    const split = splitChanges({ ...published, status }, { name: 'Maré Alta', phone: null })
    expect(split).toEqual({ live: { name: 'Maré Alta', phone: null }, waiting: {} })
  }
})

it('loses no change and puts none in both places', () => {
  const field = fc.constantFrom(...SENSITIVE_FIELDS, 'phone', 'description', 'price_range', 'hours')
  const fields = fc.dictionary(field, fc.jsonValue({ maxDepth: 2 }))
  const status = fc.constantFrom(...STATUSES)
  fc.assert(
    fc.property(fields, fields, status, (current, changes, status) => {
      const listing = { ...current, status }
      const { live, waiting } = splitChanges<Record<string, unknown> & { status: Status }>(
        listing,
        changes,
      )
      for (const [name, value] of Object.entries({ ...live, ...waiting })) {
        expect(value).toBe(changes[name])
        expect(name in live && name in waiting).toBe(false)
        expect(name in waiting).toBe(status === 'published' && isSensitive(name))
      }
      const after = { ...listing, ...live, ...waiting }
      expect(splitChanges(after, changes)).toEqual({ live: {}, waiting: {} })
    }),
  )
})
