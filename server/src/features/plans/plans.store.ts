import type { Plan } from '@portal/contract/plans/plan'
import type { Connection } from '../../platform/database/database.ts'

/** Owns plans: their prices and limits, put there by a migration. */
export function plansStore(connection: Connection) {
  return {
    async list(): Promise<Plan[]> {
      const rows = await connection.selectFrom('plans').selectAll().orderBy('position').execute()
      return rows.map((row) => ({
        id: row.id as Plan['id'],
        month_cents: row.month_cents,
        year_cents: row.year_cents,
        trial_days: row.trial_days,
        is_recommended: row.is_recommended,
        limits: {
          establishments: row.establishments,
          photos_per_establishment: row.photos_per_establishment,
          catalogue_items: row.catalogue_items,
          lodging_units: row.lodging_units,
          properties: row.properties,
          has_orders_and_shop: row.has_orders_and_shop,
          analytics: row.analytics as Plan['limits']['analytics'],
          active_coupons: row.active_coupons,
          flash_offers: row.flash_offers,
          is_featured: row.is_featured,
        },
      }))
    },
  }
}
