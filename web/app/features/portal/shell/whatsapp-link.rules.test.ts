import { describe, expect, it } from 'vitest'
import { whatsAppLink } from './whatsapp-link.rules.ts'

describe('the chat link of a phone', () => {
  // spec: 32
  it.each([
    ['(91) 90000-0000', 'https://wa.me/5591900000000'],
    ['(91) 3423-1234', 'https://wa.me/559134231234'],
    ['91 9 0000 0000', 'https://wa.me/5591900000000'],
    ['+55 (91) 90000-0000', 'https://wa.me/5591900000000'],
    ['+351 912 345 678', 'https://wa.me/351912345678'],
    ['190', 'https://wa.me/190'],
  ])('%s → %s', (phone, link) => {
    expect(whatsAppLink(phone)).toBe(link)
  })

  it('does not exist for a text without a number', () => {
    expect(whatsAppLink('em breve')).toBeNull()
  })
})
