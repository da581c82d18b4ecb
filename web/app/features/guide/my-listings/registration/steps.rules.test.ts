import { NO_HOURS } from '@portal/contract/guide/establishments/hours-types'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { doneSteps, resumeStep, STEPS } from './steps.rules.ts'

const EMPTY = {
  phone: null,
  whatsapp: null,
  street: null,
  neighbourhood: null,
  hours: null,
  photos: [],
}
const REACHED = { ...EMPTY, whatsapp: '91988887777' }
const FOUND = { ...REACHED, street: 'Av. Atlântica', neighbourhood: 'Atalaia' }

describe('going on with a registration', () => {
  it('begins at the first step while there is no draft, whatever the address says', () => {
    expect(resumeStep(null, 'fotos', 'revisao')).toBe('negocio')
    expect(doneSteps(null)).toEqual([])
  })

  it('goes on at the first step that is not done', () => {
    expect(resumeStep(EMPTY, null)).toBe('contato')
    expect(resumeStep(REACHED, null)).toBe('endereco')
    expect(resumeStep(FOUND, null)).toBe('horarios')
    expect(resumeStep({ ...FOUND, hours: NO_HOURS }, null)).toBe('fotos')
  })

  // spec: 16
  it('returns to where the person left off on this device', () => {
    expect(resumeStep(FOUND, null, 'fotos')).toBe('fotos')
  })

  it('never skips on its own what a review cannot do without', () => {
    expect(resumeStep(REACHED, null, 'revisao')).toBe('endereco')
  })

  it('opens the step the address names', () => {
    expect(resumeStep(EMPTY, 'revisao')).toBe('revisao')
    expect(resumeStep(EMPTY, 'nada', 'nada')).toBe('contato')
  })

  it('always answers a step that exists', () => {
    const text = fc.option(fc.oneof(fc.string(), fc.constantFrom(...STEPS)))
    fc.assert(
      fc.property(fc.constantFrom(null, EMPTY, REACHED, FOUND), text, text, (draft, one, other) => {
        expect(STEPS).toContain(resumeStep(draft, one, other))
      }),
    )
  })
})
