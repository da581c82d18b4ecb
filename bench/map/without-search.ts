import { withClient } from '../../scripts/local-postgres.ts'

/** Nothing is looked for here, and being found is most of what a hundred thousand inserts cost. */
export async function withoutSearch(ownerUrl: string) {
  await withClient(ownerUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>(`
      select quote_ident(tgname) as name from pg_trigger
      where tgrelid = 'establishments'::regclass and not tgisinternal and tgname like '%search%'`)
    for (const { name } of rows) {
      await client.query(`alter table establishments disable trigger ${name}`)
    }
  })
}
