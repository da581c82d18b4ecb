import type { EditedShift } from '@portal/contract/city/utilities/duty-editor'
import { describe, expect, it } from 'vitest'
import {
  calendarOf,
  fillOf,
  monthBeside,
  monthText,
  newFill,
  OTHER,
  toShift,
  toShiftForm,
} from './rota-form.rules.ts'

const A = { establishment_id: 'a', name: 'Farmácia A', phone: '91900001001', address: 'Rua 1' }
const B = { ...A, establishment_id: null, name: 'Farmácia B' }
const NIGHT: EditedShift = {
  ...B,
  id: '1',
  slug: null,
  place: null,
  starts_at: '2026-07-31T23:00:00.000Z',
  ends_at: '2026-08-01T11:00:00.000Z',
  is_extra: false,
  source: { name: 'Prefeitura', url: null },
  verified_at: null,
  version: 3,
}

describe('a shift', () => {
  it('is read into the form and back, over the end of a month', () => {
    const form = toShiftForm(NIGHT, '', [A, B])
    expect(form).toMatchObject({ pharmacy: '1', date: '2026-07-31', from: '20:00', to: '08:00' })
    expect(toShift(form, [A, B])).toMatchObject({
      name: 'Farmácia B',
      starts_at: NIGHT.starts_at,
      ends_at: NIGHT.ends_at,
    })
  })

  it('of a pharmacy that is not in the list is written', () => {
    const form = { ...toShiftForm(NIGHT, '', [A]), name: 'Nova' }
    expect(form.pharmacy).toBe(OTHER)
    expect(toShift(form, [A])).toMatchObject({ establishment_id: null, name: 'Nova' })
    expect(toShift({ ...form, from: '' }, [A])).toBeNull()
  })
})

describe('a month', () => {
  it('has every day, and says how many nobody is on duty', () => {
    const { before, days, missing } = calendarOf('2026-07', [NIGHT])
    expect([before, days.length, missing]).toEqual([3, 31, 30])
    expect(days.at(-1)?.shifts).toHaveLength(1)
  })

  it('has neighbours, also over a year', () => {
    expect(monthBeside('2026-12', 1)).toBe('2027-01')
    expect(monthBeside('2026-03', -1)).toBe('2026-02')
    expect(monthText('2026-07')).toBe('julho de 2026')
  })

  // spec: 380
  it('is filled from today on by pharmacies in the order they were chosen', () => {
    const form = newFill('2026-07', new Date('2026-07-29T15:00:00Z'))
    expect([form.first, form.last]).toEqual(['2026-07-29', '2026-07-31'])
    expect(fillOf(form, [A, B])).toEqual([])
    const order = ['Farmácia B', 'Farmácia A']
    expect(fillOf({ ...form, order }, [A, B]).map(({ name }) => name)).toEqual([
      'Farmácia B',
      'Farmácia A',
      'Farmácia B',
    ])
  })
})
