import {
  CalendarDays,
  Camera,
  Heart,
  House,
  LifeBuoy,
  type LucideIcon,
  Map as MapIcon,
  Megaphone,
  Mic,
  Newspaper,
  Route,
  Store,
  TicketPercent,
  TreePalm,
} from 'lucide-react'

/** By address. */
export const NAV_ICONS: Record<string, LucideIcon> = {
  '/': House,
  '/guia-comercial': Store,
  '/mapa': MapIcon,
  '/eventos': CalendarDays,
  '/clube-de-vantagens': TicketPercent,
  '/noticias': Newspaper,
  '/turismo': TreePalm,
  '/voce-no-portal': Camera,
  '/utilidade-publica': LifeBuoy,
  '/podcast': Mic,
  '/planos': Megaphone,
  '/favoritos': Heart,
  '/meu-roteiro': Route,
}
