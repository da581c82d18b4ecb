import { describe, expect, it } from 'vitest'
import { fakeItem, fakeMenu } from './fake-menu.ts'
import { dietsOf, filterMenu } from './menu-filter.rules.ts'

const { sections } = fakeMenu([
  [
    'Da brasa',
    fakeItem({ name: 'Pescada-amarela', tags: ['sem-gluten'] }),
    fakeItem({ name: 'Gurijuba moqueada', tags: ['picante'] }),
  ],
  [
    'Da terra',
    fakeItem({ name: 'Açaí grosso', tags: ['vegano', 'sem-gluten'] }),
    fakeItem({ name: 'Tapioca', description: 'Com queijo do Marajó', tags: ['vegetariano'] }),
  ],
])
const namesOf = (filter: Parameters<typeof filterMenu>[1]) =>
  filterMenu(sections, filter).flatMap(({ items }) => items.map(({ name }) => name))

describe('looking for something on a menu', () => {
  it('shows everything to who asks for nothing', () => {
    expect(filterMenu(sections, { words: '  ', diets: [] })).toEqual(sections)
  })

  it('finds words without accents, in the name, the description and the name of the section', () => {
    expect(namesOf({ words: 'acai', diets: [] })).toEqual(['Açaí grosso'])
    expect(namesOf({ words: 'queijo MARAJO', diets: [] })).toEqual(['Tapioca'])
    expect(namesOf({ words: 'brasa', diets: [] })).toEqual(['Pescada-amarela', 'Gurijuba moqueada'])
  })

  it('leaves out sections with nothing left', () => {
    expect(filterMenu(sections, { words: 'tapioca', diets: [] })).toHaveLength(1)
  })

  it('asks for every diet, and what is vegan is vegetarian too', () => {
    expect(namesOf({ words: '', diets: ['vegetariano'] })).toEqual(['Açaí grosso', 'Tapioca'])
    expect(namesOf({ words: '', diets: ['vegetariano', 'sem-gluten'] })).toEqual(['Açaí grosso'])
  })

  it('offers only the diets that something has', () => {
    expect(dietsOf(sections)).toEqual(['vegano', 'vegetariano', 'sem-gluten'])
  })
})
