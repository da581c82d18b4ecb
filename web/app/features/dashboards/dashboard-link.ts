import type { LucideIcon } from 'lucide-react'

/** A section of the page and its place in the navigation. */
export type DashboardLink = { id: string; label: string; icon: LucideIcon }
