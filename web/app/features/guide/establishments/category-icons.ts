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

/** By the name an administrator chooses; drawn into guide-icons.svg. */
export const CATEGORY_ICONS: Record<string, LucideIcon> = {
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
  store: Store,
}

/** An administrator may name an icon nobody drew yet: the shop stands for it. */
export const categoryIcon = (name: string): LucideIcon => CATEGORY_ICONS[name] ?? Store
