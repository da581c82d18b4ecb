import { expect, it } from 'vitest'
import { TABBAR_ICONS, TabBarItem } from './tabbar-item.ts'

// spec: 95
it('has the icons of the specification, in its order', () => {
  expect(TABBAR_ICONS.join(', ')).toBe(
    'home, map, calendar, store, user, search, heart, settings, phone, info, building, camera, ' +
      'music, radio, newspaper, message, shield, megaphone, compass, waves, mountain, tree, ' +
      'umbrella, sun, crown, building2, users, shieldIcon',
  )
})

// spec: 95
it('has the fields of the specification', () => {
  expect(Object.keys(TabBarItem.shape).join(', ')).toBe(
    'id, key, label, icon, route, position, display_order, is_active, requires_auth, plan_types',
  )
})
