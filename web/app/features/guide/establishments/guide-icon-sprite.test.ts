import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { AMENITIES } from '@portal/contract/guide/establishments/amenities.texts'
import { expect, it } from 'vitest'
import { CATEGORY_ICON_NAMES } from './category-icon-names.ts'
import { guideIconSprite } from './guide-icon-sprite.ts'

const file = readFileSync(join(import.meta.dirname, 'guide-icons.svg'), 'utf8')

it('is what the icons of today draw', () => {
  expect(file).toBe(guideIconSprite())
})

it.each([...AMENITIES, ...CATEGORY_ICON_NAMES])('has a picture for %s', (name) => {
  expect(file).toContain(`<symbol id="${name}" viewBox="0 0 24 24"><`)
})
