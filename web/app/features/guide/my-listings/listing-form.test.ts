import { expect, it } from 'vitest'
import { problemsForReview, problemsOf } from './listing-form.problems.ts'
import { EMPTY_FORM, readForm, readSpecialties } from './listing-form.rules.ts'

const WHOLE = {
  ...EMPTY_FORM,
  name: 'Maré Cheia',
  category_id: '0197f2f0-0000-7000-8000-0000000000dd',
  whatsapp: '91988887777',
  street: 'Av. Atlântica',
  neighbourhood: 'Atalaia',
}

it('asks for the name and the category first', () => {
  expect(problemsOf(EMPTY_FORM).map(({ field }) => field)).toEqual(['name', 'category_id'])
})

it('asks for a way to reach and to find the place before a review', () => {
  expect(problemsForReview({ ...WHOLE, whatsapp: '', street: '', neighbourhood: '' })).toEqual([
    { field: 'whatsapp', message: 'Informe um telefone ou WhatsApp para contato.' },
    { field: 'street', message: 'Informe a rua ou o ponto de referência.' },
    { field: 'neighbourhood', message: 'Informe o bairro.' },
  ])
  expect(problemsForReview(WHOLE)).toEqual([])
})

it('checks CNPJ and CEP by their own rules', () => {
  const wrong = { ...WHOLE, cnpj: '11222333000180', cep: '123' }
  expect(problemsOf(wrong).map(({ message }) => message)).toEqual([
    'Confira o CNPJ: os dígitos não batem.',
    'O CEP deve ter 8 dígitos.',
  ])
  expect(problemsOf({ ...WHOLE, cnpj: '11222333000181', cep: '68721000' })).toEqual([])
})

// spec: 372
it('reads what a lodging tells of itself', () => {
  const stay = { ...WHOLE, rooms: '12', check_in: '14:00' }
  expect(readForm(stay)).toMatchObject({ rooms: 12, check_in: '14:00', check_out: null })
  expect(problemsOf({ ...WHOLE, rooms: 'doze' })).toEqual([
    { field: 'rooms', message: 'Escreva quantos quartos há, de 1 a 2000.' },
  ])
})

it('sends what is left empty as nothing', () => {
  expect(readForm(WHOLE)).toMatchObject({ description: null, subcategory_id: null, place: null })
})

it('reads specialties written in one line', () => {
  expect(readSpecialties(' açaí,  tacacá ; Açaí,')).toEqual(['açaí', 'tacacá'])
})
