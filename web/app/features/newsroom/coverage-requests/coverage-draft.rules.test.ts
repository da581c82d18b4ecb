import { expect, it } from 'vitest'
import { bodyOf, type CoverageDraft, newDraft, problemsOf } from './coverage-draft.rules.ts'

const TODAY = '2026-07-18'
const whole: CoverageDraft = {
  ...newDraft(),
  ...{ eventName: 'Festival', eventOn: TODAY, place: 'Orla', kinds: ['photo'] },
  ...{ contactName: 'Marlene', email: 'marlene@exemplo.test' },
}

it('finds nothing to say about a whole one, and names what an empty one lacks', () => {
  expect(problemsOf(whole, TODAY)).toEqual({})
  expect(Object.keys(problemsOf(newDraft(), TODAY))).toEqual([
    'event_name',
    'event_on',
    'place',
    'kinds',
    'contact_name',
    'email',
  ])
})

it('takes neither yesterday, nor an hour there is not, nor words for a number', () => {
  expect(problemsOf({ ...whole, eventOn: '2026-07-17' }, TODAY)).toHaveProperty('event_on')
  expect(problemsOf({ ...whole, eventAt: '24:00' }, TODAY)).toHaveProperty('event_at')
  for (const audience of ['muitas', '0', '-3', '2000000']) {
    expect(problemsOf({ ...whole, audience }, TODAY)).toHaveProperty('audience')
  }
  expect(problemsOf({ ...whole, whatsapp: '9198' }, TODAY)).toHaveProperty('whatsapp')
})

// spec: 438
it('sends numbers as numbers, the range in centavos, and nothing for what was left open', () => {
  expect(bodyOf({ ...whole, audience: '1.200', budget: '2' })).toMatchObject({
    audience: 1200,
    budget: { min_cents: 50_000, max_cents: 150_000 },
    event_at: null,
    whatsapp: null,
  })
  expect(bodyOf(whole)).toMatchObject({ audience: null, budget: null })
})
