import type { HomeLayer, MapLayer } from '@portal/contract/portal/map/map.texts'
import {
  BedDouble,
  CalendarDays,
  ConciergeBell,
  House,
  type LucideIcon,
  TicketPercent,
  TreePalm,
  Utensils,
} from 'lucide-react'
import type { PinTone } from '~/ui/map/map.types.ts'

/** How each kind of place is told at a glance, by shape and by colour. */
export const LAYER_ICONS: Record<MapLayer, LucideIcon> = {
  comer: Utensils,
  ficar: BedDouble,
  praias: TreePalm,
  eventos: CalendarDays,
  servicos: ConciergeBell,
  cupons: TicketPercent,
  imoveis: House,
}

export const LAYER_TONES: Record<HomeLayer, PinTone> = {
  comer: 'guara',
  ficar: 'mar',
  praias: 'sol',
  eventos: 'mangue',
  servicos: 'ink',
  imoveis: 'mar',
}

export function LayerIcon({ layer }: { layer: MapLayer }) {
  const Icon = LAYER_ICONS[layer]
  return <Icon aria-hidden="true" />
}
