import { expect, it } from 'vitest'
import { frameOf } from './frame.rules.ts'

it('gives the map the screen, and nothing else', () => {
  expect(frameOf('/mapa', '?camadas=comer')).toBe('screen')
  expect(frameOf('/mapa/', '')).toBe('screen')
  expect(frameOf('/', '')).toBe('page')
  expect(frameOf('/mapas-antigos', '?embed=1')).toBe('page')
})

it('leaves the map alone inside the pages of others', () => {
  expect(frameOf('/mapa', '?embed=1&camadas=comer')).toBe('none')
  expect(frameOf('/mapa', '?embed=0')).toBe('screen')
})
