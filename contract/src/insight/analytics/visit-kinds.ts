/** What a visitor does on a page. Free of zod: the browser reads it too. */
export const VISIT_KINDS = [
  // The card of a business came into view in a list or on the map.
  'listed',
  // A page was opened.
  'view',
  'menu',
  'whatsapp',
  'call',
  'route',
  'site',
  'save',
  'share',
  'coupon',
  'order',
  'booking',
  'message',
] as const
export type VisitKind = (typeof VISIT_KINDS)[number]

/** By these somebody who looked becomes somebody who comes. */
export const CONTACT_KINDS = [
  'whatsapp',
  'call',
  'route',
  'site',
  'coupon',
  'order',
  'booking',
  'message',
] as const satisfies readonly VisitKind[]

/** Where somebody was before the page they opened. */
export const VISIT_SOURCES = [
  'search',
  'guide',
  'map',
  'home',
  // The QR code of a poster or a table.
  'poster',
  // Another page of the portal.
  'portal',
  'google',
  'instagram',
  'facebook',
  'whatsapp',
  // Another site.
  'site',
  'direct',
] as const
export type VisitSource = (typeof VISIT_SOURCES)[number]
