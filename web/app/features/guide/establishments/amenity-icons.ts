import type { Amenity } from '@portal/contract/guide/establishments/establishment'
import {
  Accessibility,
  AirVent,
  Baby,
  CalendarCheck,
  Car,
  Coffee,
  type LucideIcon,
  Music,
  PawPrint,
  Trees,
  Waves,
  WavesLadder,
  Wifi,
} from 'lucide-react'

export const AMENITY_ICONS: Record<Amenity, LucideIcon> = {
  wifi: Wifi,
  estacionamento: Car,
  pet: PawPrint,
  acessivel: Accessibility,
  'ar-condicionado': AirVent,
  'musica-ao-vivo': Music,
  'area-externa': Trees,
  'espaco-kids': Baby,
  'vista-para-o-mar': Waves,
  reserva: CalendarCheck,
  piscina: WavesLadder,
  'cafe-da-manha': Coffee,
}
