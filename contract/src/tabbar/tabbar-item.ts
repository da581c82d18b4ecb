import { z } from 'zod'
import { endpoint } from '../shared/endpoint.ts'
import { PlanType } from '../shared/plans.ts'

/** Icon names of spec §3, in its order. */
export const TABBAR_ICONS = [
  'home',
  'map',
  'calendar',
  'store',
  'user',
  'search',
  'heart',
  'settings',
  'phone',
  'info',
  'building',
  'camera',
  'music',
  'radio',
  'newspaper',
  'message',
  'shield',
  'megaphone',
  'compass',
  'waves',
  'mountain',
  'tree',
  'umbrella',
  'sun',
  'crown',
  'building2',
  'users',
  'shieldIcon',
] as const
export const TabBarIcon = z.enum(TABBAR_ICONS)
export type TabBarIcon = z.infer<typeof TabBarIcon>

export const TabBarAudience = z.enum(['public', ...PlanType.options])
export type TabBarAudience = z.infer<typeof TabBarAudience>

export const TabBarItem = z
  .object({
    id: z.uuid(),
    key: z.string(),
    label: z.string(),
    icon: TabBarIcon,
    route: z.string(),
    position: z.int().min(1).max(6),
    display_order: z.int(),
    is_active: z.boolean(),
    requires_auth: z.boolean(),
    plan_types: z.array(TabBarAudience),
  })
  .meta({ id: 'TabBarItem' })
export type TabBarItem = z.infer<typeof TabBarItem>

export const listTabBarItems = endpoint({
  method: 'GET',
  path: '/api/v1/mobile-tabbar',
  tag: 'Portal',
  summary: 'Itens ativos da barra inferior do celular',
  response: z.array(TabBarItem),
  status: 200,
})
