import { describe, expect, it } from 'vitest'
import { addressLines, callLink, phoneText, websiteText, whatsAppLink } from './contact.rules.ts'

const address = {
  street: 'Av. Beira-Mar',
  number: '812',
  complement: 'em frente ao calçadão',
  neighbourhood: 'Maçarico',
  cep: '68721000',
}

describe('a number', () => {
  it('opens a chat with the country in front and the first words written', () => {
    expect(whatsAppLink('91900000812', 'Olá! Vi no guia')).toBe(
      'https://wa.me/5591900000812?text=Ol%C3%A1!%20Vi%20no%20guia',
    )
  })

  it('is dialled from anywhere, and is of the city where it has no area code', () => {
    expect(callLink('9134230812')).toBe('tel:+559134230812')
    expect(callLink('34230812')).toBe('tel:+559134230812')
  })

  it.each([
    ['91900000812', '(91) 90000-0812'],
    ['9134230812', '(91) 3423-0812'],
    ['34230812', '(91) 3423-0812'],
  ])('%s is read as %s', (digits, text) => {
    expect(phoneText(digits)).toBe(text)
  })
})

it('writes an address without holes', () => {
  expect(addressLines(address)).toEqual(['Av. Beira-Mar, 812, Maçarico', 'em frente ao calçadão'])
  expect(addressLines({ ...address, street: null, complement: null })).toEqual(['Maçarico'])
})

it('shows a site by its name', () => {
  expect(websiteText('https://www.redebranca.com.br/')).toBe('redebranca.com.br')
})
