import {
  BedDouble,
  Building,
  Car,
  Compass,
  HeartPulse,
  Landmark,
  type LucideIcon,
  Martini,
  ShoppingBag,
  Store,
  Utensils,
  Wrench,
} from 'lucide-react'

const ICONS: Record<string, LucideIcon> = {
  utensils: Utensils,
  bed: BedDouble,
  music: Martini,
  compass: Compass,
  'shopping-bag': ShoppingBag,
  wrench: Wrench,
  'heart-pulse': HeartPulse,
  building: Building,
  car: Car,
  landmark: Landmark,
}

/** An administrator may name an icon nobody drew yet: the shop stands for it. */
export const categoryIcon = (name: string): LucideIcon => ICONS[name] ?? Store
