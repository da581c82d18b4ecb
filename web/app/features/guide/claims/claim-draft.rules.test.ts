import type { OwnPhoto } from '@portal/contract/ground/media/media'
import { describe, expect, it } from 'vitest'
import { type ClaimDraft, codeDigits, newDraft, problemsOf, proofOf } from './claim-draft.rules.ts'

const photo = (status: OwnPhoto['status']): OwnPhoto => ({
  ...{ id: '0197f2f0-0000-7000-8000-0000000000f1', width: 8, height: 6, thumbhash: null, alt: '' },
  ...{ status, created_at: '2026-07-18T14:48:00Z' },
})
const draft = (changes: Partial<ClaimDraft>): ClaimDraft => ({
  ...newDraft(true),
  cnpj: '11222333000181',
  ...changes,
})

describe('a claim', () => {
  it('asks for a CNPJ whose digits add up', () => {
    expect(problemsOf(draft({ cnpj: '11222333000180' })).cnpj).toContain('não batem')
    expect(problemsOf(draft({ cnpj: '' })).cnpj).not.toBeNull()
    expect(problemsOf(draft({})).cnpj).toBeNull()
  })

  // spec: 325
  it('by phone asks for the code first, then for all of it', () => {
    expect(problemsOf(draft({})).proof).toContain('Peça o código')
    expect(problemsOf(draft({ isCodeSent: true, code: '12345' })).proof).toContain('6 dígitos')
    const whole = draft({ isCodeSent: true, code: '123456' })
    expect(problemsOf(whole).proof).toBeNull()
    expect(proofOf(whole)).toEqual({ kind: 'phone', code: '123456' })
  })

  // spec: 325
  it('by document waits for the photo to be ready', () => {
    const byDocument = (...document: OwnPhoto[]) => draft({ way: 'document', document })
    expect(problemsOf(byDocument()).proof).toBe('Envie a foto do documento.')
    expect(problemsOf(byDocument(photo('processing'))).proof).toContain('Espere um instante')
    expect(problemsOf(byDocument(photo('failed'))).proof).toContain('tente outra')
    expect(problemsOf(byDocument(photo('ready'))).proof).toBeNull()
    expect(proofOf(byDocument(photo('ready')))).toMatchObject({ kind: 'document' })
  })

  it('has only the document where no code can be sent', () => {
    expect(newDraft(false).way).toBe('document')
  })

  it('takes a code however it was pasted', () => {
    expect(codeDigits('código: 123 456.')).toBe('123456')
  })
})
