import { ItemContent, SectionContent } from '@portal/contract/storefront/catalogue/catalogue-fields'
import { describe, expect, it } from 'vitest'
import { DEMO_BUSINESSES } from '../businesses/demo-businesses.ts'
import { DEMO_MENUS, DEMO_SHOPS, demoSlug } from '../seed-catalogues.ts'
import { DISH_DRAWINGS } from './dish-pictures.ts'
import { readMenu } from './read-menu.ts'

const all = [
  ...Object.entries(DEMO_MENUS).map(([name, text]) => ({ name, text, kind: 'menu' as const })),
  ...Object.entries(DEMO_SHOPS).map(([name, text]) => ({ name, text, kind: 'shop' as const })),
]

it('has 12 menus and 5 shops', () => {
  expect(Object.keys(DEMO_MENUS)).toHaveLength(12)
  expect(Object.keys(DEMO_SHOPS)).toHaveLength(5)
})

// spec: 596
it.each(Object.entries(DISH_DRAWINGS))('draws something of every section of %s', (name, drawn) => {
  const sections = readMenu(DEMO_MENUS[name] ?? '', 'menu')
  const dishes = sections.map(({ items }) => items.map(({ content }) => content.name))
  for (const names of dishes) expect(names.some((dish) => dish in drawn)).toBe(true)
  expect(dishes.flat()).toEqual(expect.arrayContaining(Object.keys(drawn)))
})

describe.each(all)('the $kind of $name', ({ name, text, kind }) => {
  const sections = readMenu(text, kind)
  const items = sections.flatMap((section) => section.items)

  it('belongs to a business that has it switched on', () => {
    const business = DEMO_BUSINESSES.find(({ slug }) => slug === demoSlug(name))
    expect(business?.modules).toContain(kind)
  })

  it('is what an owner could have typed, each item once', () => {
    for (const section of sections) SectionContent.shape.name.parse(section.name)
    for (const { content } of items) ItemContent.parse(content)
    for (const section of sections) {
      const names = section.items.map(({ content }) => content.name)
      expect(new Set(names).size).toBe(names.length)
    }
  })

  it('is as long as such a place has it', () => {
    expect(items.length).toBeLessThanOrEqual(40)
    expect(items.length).toBeGreaterThanOrEqual(kind === 'menu' ? 15 : 5)
    if (kind === 'menu') expect(items.some(({ groups }) => groups.length > 0)).toBe(true)
    else for (const { content } of items) expect(content.variants).not.toHaveLength(0)
  })
})
