import { sql } from 'kysely'
import type { Deps } from '../src/deps.ts'

const DAY_MS = 86_400_000

/**
 * Every business of the demonstration that takes orders or guests has a key that has waited its day; its
 * address is nobody's. Nothing where somebody has set one.
 */
export async function seedHousePix({ connection, clock }: Deps) {
  const now = clock.now()
  const before = new Date(now.getTime() - 2 * DAY_MS)
  const begun = new Date(now.getTime() - DAY_MS)
  await sql`
    insert into house_pix_keys
      (establishment_id, set_by, kind, key, holder, city, created_at, starts_at)
    select id, user_id, 'email', 'pix@' || slug || '.exemplo.test', left(name, 80), 'Salinópolis',
      ${before}, ${begun}
    from establishments as listing where is_demo and user_id is not null and length(slug) < 60
      and not exists (select from house_pix_keys as key where key.establishment_id = listing.id)
      and (exists (select from ordering_settings as taking where taking.establishment_id = listing.id)
        or exists (select from lodging_units as unit where unit.establishment_id = listing.id))
  `.execute(connection)
  await sql`
    insert into house_pix_settings (establishment_id, takes_orders, takes_deposits, updated_at)
    select distinct establishment_id, true, true, ${now}::timestamptz from house_pix_keys
    on conflict (establishment_id) do nothing
  `.execute(connection)
}
