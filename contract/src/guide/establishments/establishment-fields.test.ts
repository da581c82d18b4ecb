import { describe, expect, it } from 'vitest'
import { EstablishmentChanges } from './establishment-fields.ts'

const parse = (changes: object) => EstablishmentChanges.parse(changes)
const isTaken = (changes: object) => EstablishmentChanges.safeParse(changes).success

describe('what an owner types', () => {
  it.each([
    [{ phone: '(91) 3423-0000' }, { phone: '9134230000' }],
    [{ whatsapp: '+91 98888-7777' }, { whatsapp: '91988887777' }],
    [{ cnpj: '11.222.333/0001-81' }, { cnpj: '11222333000181' }],
    [{ cep: '68.721-000' }, { cep: '68721000' }],
    [{ email: ' Dona@Exemplo.TEST ' }, { email: 'dona@exemplo.test' }],
    [{ website: 'marecheia.com.br/cardapio' }, { website: 'https://marecheia.com.br/cardapio' }],
    [{ website: 'http://marecheia.com.br' }, { website: 'http://marecheia.com.br' }],
    [{ instagram: '@mare.cheia' }, { instagram: 'mare.cheia' }],
    [{ instagram: 'instagram.com/mare_cheia/?hl=pt' }, { instagram: 'mare_cheia' }],
    [{ facebook: 'https://m.facebook.com/marecheia/' }, { facebook: 'marecheia' }],
    [{ check_in: '8:00' }, { check_in: '08:00' }],
    [{ amenities: ['pet', 'wifi', 'pet'] }, { amenities: ['pet', 'wifi'] }],
  ])('is kept in its plain form: %j', (typed, kept) => {
    expect(parse(typed)).toEqual(kept)
  })

  it.each([
    ...['description', 'cnpj', 'phone', 'whatsapp', 'email', 'website', 'instagram', 'facebook'],
    ...['street', 'number', 'complement', 'neighbourhood', 'cep', 'accessibility_notes'],
    ...['check_in', 'check_out'],
  ])('and left empty is nothing: %s', (field) => {
    expect(parse({ [field]: '  ' })).toEqual({ [field]: null })
    expect(parse({ [field]: null })).toEqual({ [field]: null })
    expect(parse({})).toEqual({})
  })

  it.each([
    { website: 'javascript:alert(1)' },
    { website: 'ftp://exemplo.com' },
    { website: 'https://a:b@exemplo.com' },
    { website: 'localhost' },
    { website: 'https://' },
    { instagram: 'mare cheia' },
    { instagram: 'https://evil.example/mare' },
    { facebook: '../admin' },
    { email: 'a@b' },
    { phone: '123' },
    { cep: '00000000' },
    { check_in: '24:00' },
    { check_out: '14h' },
    { rooms: 0 },
    { rooms: 2.5 },
    { rooms: 2001 },
    { name: 'a' },
    { name: 'Bar\u0000' },
    { street: 'Rua\nA' },
    { specialties: [''] },
    { specialties: ['a'.repeat(41)] },
    { place: { latitude: '0', longitude: 0 } },
    { place: { latitude: 0.6135, longitude: 47.3561 } },
    { place: { latitude: -47.3561, longitude: -0.6135 } },
    { slug: 'outro' },
  ])('is refused where it is none: %j', (typed) => {
    expect(isTaken(typed)).toBe(false)
  })
})
