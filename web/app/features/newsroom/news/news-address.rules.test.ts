import { expect, it } from 'vitest'
import { newsAddress, readCategory, whatsappShare } from './news-address.rules.ts'

it('keeps the category in the address, and only one that can be one', () => {
  const read = (search: string) => readCategory(new URLSearchParams(search))
  expect(newsAddress('meio-ambiente')).toBe('/noticias?categoria=meio-ambiente')
  expect(read('categoria=meio-ambiente')).toBe('meio-ambiente')
  expect(read('')).toBeUndefined()
  expect(read('categoria=Meio%20ambiente')).toBeUndefined()
  expect(read(`categoria=${'a'.repeat(81)}`)).toBeUndefined()
})

it('sends the title and the whole address', () => {
  const address = new URL(whatsappShare('Maré & vento', 'https://guia.example/noticias/mare'))
  expect(address.searchParams.get('text')).toBe('Maré & vento\nhttps://guia.example/noticias/mare')
})
