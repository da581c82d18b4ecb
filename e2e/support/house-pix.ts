import { query } from './operator.ts'

/** A key of its owner's that has waited its day, and everything in advance switched on. */
export async function takesPix(establishmentId: string) {
  await query(
    `insert into house_pix_keys
        (establishment_id, set_by, kind, key, holder, city, created_at, starts_at)
      select id, user_id, 'email', 'pix@casa.exemplo.test', 'Casa do Farol Ltda', 'Salinópolis',
        now() - interval '3 days', now() - interval '2 days' from establishments where id = $1`,
    [establishmentId],
  )
  await query(
    `insert into house_pix_settings (establishment_id, takes_orders, takes_deposits, updated_at)
      values ($1, true, true, now())`,
    [establishmentId],
  )
}
