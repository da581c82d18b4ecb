import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { textLine } from '../../shared/plain-text.ts'
import { PlanType } from '../../shared/plans.ts'

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
  access: 'anyone',
  tag: 'Portal',
  summary: 'Itens ativos da barra inferior do celular',
  response: z.array(TabBarItem),
  status: 200,
})

/** An administrator's view: inactive items too. */
export const listAllTabBarItems = endpoint({
  method: 'GET',
  path: '/api/v1/admin/mobile-tabbar',
  access: 'administrator',
  tag: 'Administração',
  summary: 'Todos os itens da barra inferior, também os inativos',
  response: z.array(TabBarItem),
  status: 200,
})

const editable = {
  label: textLine(24).min(1, 'Escreva o nome do item.'),
  icon: TabBarIcon,
  route: z
    .string()
    .trim()
    .max(200, 'Use um endereço de no máximo 200 caracteres.')
    .regex(
      /^\/([^/\\\s\p{Cc}][^\s\p{Cc}]*)?$/u,
      'Use um endereço do portal, sem espaços, começando com /.',
    ),
  is_active: z.boolean(),
  requires_auth: z.boolean(),
  plan_types: z.array(TabBarAudience),
}

const item = z.object({ id: z.uuid() })

export const createTabBarItem = endpoint({
  method: 'POST',
  path: '/api/v1/admin/mobile-tabbar',
  access: 'administrator',
  tag: 'Administração',
  summary: 'Cria um item da barra inferior',
  body: z.object({ ...editable, position: z.int().min(1).max(6) }).strict(),
  response: TabBarItem,
  status: 201,
})

export const updateTabBarItem = endpoint({
  method: 'PATCH',
  path: '/api/v1/admin/mobile-tabbar/:id',
  access: 'administrator',
  tag: 'Administração',
  summary: 'Altera um item da barra inferior',
  params: item,
  body: z
    .object({ ...editable, position: z.int().min(1).max(6) })
    .partial()
    .strict(),
  response: TabBarItem,
  status: 200,
})

export const removeTabBarItem = endpoint({
  method: 'DELETE',
  path: '/api/v1/admin/mobile-tabbar/:id',
  access: 'administrator',
  tag: 'Administração',
  summary: 'Apaga um item da barra inferior',
  params: item,
  response: z.object({ removed: z.literal(true) }),
  status: 200,
})

/** All items in one call, so an order is never half saved (spec §7: position and display_order). */
export const reorderTabBar = endpoint({
  method: 'PUT',
  path: '/api/v1/admin/mobile-tabbar/order',
  access: 'administrator',
  tag: 'Administração',
  summary: 'Reordena a barra inferior',
  body: z.object({
    items: z
      .array(
        z.object({
          id: z.uuid(),
          position: z.int().min(1).max(6),
          display_order: z.int().min(0).max(10_000),
        }),
      )
      .min(1)
      .max(100),
  }),
  response: z.array(TabBarItem),
  status: 200,
})
