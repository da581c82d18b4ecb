import { expect, it } from 'vitest'
import { phoneLink, phoneText } from './phone.texts.ts'

it.each([
  ['190', '190', 'tel:190'],
  ['08000910196', '0800 091 0196', 'tel:08000910196'],
  ['0800123456', '0800 123 456', 'tel:0800123456'],
  ['9132178200', '(91) 3217-8200', 'tel:+559132178200'],
  ['91992536072', '(91) 99253-6072', 'tel:+5591992536072'],
  ['34231234', '3423-1234', 'tel:34231234'],
])('%s is read as %s and dialled as %s', (digits, text, link) => {
  expect(phoneText(digits)).toBe(text)
  expect(phoneLink(digits)).toBe(link)
})
