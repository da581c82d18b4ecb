/** What the portal does for businesses and club members, beyond the guide itself. */
export type Capability =
  | 'menu'
  | 'delivery'
  | 'shop'
  | 'lodging'
  | 'properties'
  | 'coupons'
  | 'draws'
  | 'analytics'
  | 'push'

/**
 * Which of them work. One is switched on here, in one line, once its screens are there. Every text,
 * badge, filter, map layer, plan line and menu entry that speaks of it asks this table, each time it is
 * shown. Free of zod: the browser reads it too.
 */
export const CAPABILITIES: Record<Capability, boolean> = {
  menu: true,
  delivery: true,
  shop: true,
  lodging: true,
  properties: true,
  coupons: true,
  draws: true,
  analytics: true,
  push: true,
}

export const isAvailable = (capability: Capability): boolean => CAPABILITIES[capability]
