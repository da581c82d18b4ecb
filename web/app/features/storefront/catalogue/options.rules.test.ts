import { expect, it } from 'vitest'
import { NEW_OPTION, pastedOptions, withoutBlankEnd } from './options.rules.ts'

it('takes a pasted list a line each, with the price at its end', () => {
  const pasted = pastedOptions('Catupiry 8,00\r\nCheddar - R$ 8\n\nCoca 600\nSem borda', 60)
  expect(pasted?.map(({ name, price_cents }) => [name, price_cents])).toEqual([
    ['Catupiry', 800],
    ['Cheddar', 800],
    ['Coca 600', 0],
    ['Sem borda', 0],
  ])
  expect(pastedOptions('Só uma linha', 60)).toBeNull()
  expect(pastedOptions('a\nb\nc', 2)).toHaveLength(2)
  expect(pastedOptions('a\n'.repeat(20_000), 60)).toBeNull()
})

it('leaves out the line that waits for the next option, and no other', () => {
  const named = { ...NEW_OPTION, name: 'Ao ponto' }
  expect(withoutBlankEnd([named, NEW_OPTION, NEW_OPTION])).toEqual([named])
  expect(withoutBlankEnd([NEW_OPTION, named])).toEqual([NEW_OPTION, named])
  expect(withoutBlankEnd([NEW_OPTION])).toEqual([NEW_OPTION])
})
