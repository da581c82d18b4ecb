import type { EstablishmentCard } from '@portal/contract/guide/establishments/establishment'

const DEMO = 'exemplo'

/** "Peixes e frutos do mar · Maçarico"; one quiet word on what only shows how the guide looks. */
export function placeLine(listing: EstablishmentCard): string {
  const { category, subcategory, neighbourhood, is_demo: isDemo } = listing
  return [subcategory?.name ?? category.name, neighbourhood, isDemo ? DEMO : null]
    .filter(Boolean)
    .join(' · ')
}
