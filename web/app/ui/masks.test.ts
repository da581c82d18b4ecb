import { cnpjText } from '@portal/contract/shared/cnpj'
import { cpfText } from '@portal/contract/shared/cpf'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { masks } from './masks.ts'

const { toText, toRaw } = masks.taxDocument
const digits = (count: number) => fc.stringMatching(new RegExp(`^\\d{${count}}$`))

it('writes eleven digits as a CPF', () => {
  fc.assert(fc.property(digits(11), (raw) => void expect(toText(raw)).toBe(cpfText(raw))))
})

// spec: 521
it('writes fourteen signs as a CNPJ, with capitals where there are letters', () => {
  const cnpj = fc.stringMatching(/^[0-9A-Za-z]{12}\d{2}$/)
  fc.assert(fc.property(cnpj, (raw) => void expect(toText(raw)).toBe(cnpjText(raw))))
})

it('loses nothing of a document that is still being typed', () => {
  const part = fc.oneof(fc.stringMatching(/^\d{0,11}$/), fc.stringMatching(/^[0-9A-Z]{0,12}$/))
  fc.assert(fc.property(part, (raw) => void expect(toRaw(toText(raw))).toBe(raw)))
})
