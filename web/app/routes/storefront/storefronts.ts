import type { CatalogueKind } from '@portal/contract/guide/establishments/catalogue-kinds'
import type { Capability } from '@portal/contract/shared/capabilities'
import { namesOf } from '@portal/contract/shared/names-of'

export type StorefrontKind = 'menu' | 'delivery' | 'shop'

type Front = { path: string; catalogue: CatalogueKind; capability: Capability }

/** Each address of a catalogue, with what it needs to be there. */
export const STOREFRONTS = {
  menu: { path: '/cardapio', catalogue: 'menu', capability: 'menu' },
  delivery: { path: '/delivery', catalogue: 'menu', capability: 'delivery' },
  shop: { path: '/loja', catalogue: 'shop', capability: 'shop' },
} as const satisfies Record<StorefrontKind, Front>

const KINDS = namesOf(STOREFRONTS)

export const storefrontAt = (pathname: string): StorefrontKind =>
  KINDS.find((kind) => pathname.startsWith(`${STOREFRONTS[kind].path}/`)) ?? 'menu'
