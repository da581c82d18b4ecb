import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { TABBAR_ICONS } from '@portal/contract/portal/tabbar/tabbar-item'
import { expect, it } from 'vitest'
import { tabIconSprite } from './tab-icon-sprite.ts'

const file = readFileSync(join(import.meta.dirname, 'tab-icons.svg'), 'utf8')

it('is what the icons of today draw', () => {
  expect(file).toBe(tabIconSprite())
})

// spec: 95
it.each(TABBAR_ICONS)('has a picture for %s', (name) => {
  expect(file).toContain(`<symbol id="${name}" viewBox="0 0 24 24"><`)
})
