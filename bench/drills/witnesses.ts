import { withClient } from '../../scripts/local-postgres.ts'

/** A trigger writes down each version with its text, inside the transaction that made it. */
export async function watchWrites(url: string) {
  await withClient(url, (client) =>
    client.query(`
      create table drill_witness (version integer primary key, site_description text);
      create function witness() returns trigger language plpgsql as $$
      begin
        insert into drill_witness values (new.version, new.site_description);
        return null;
      end $$;
      create trigger witness after update on portal_settings
        for each row execute function witness();`),
  )
}

export async function readWitnesses(url: string) {
  return withClient(url, async (client) => {
    const texts = await client.query<{ version: number; site_description: string }>(
      'select version, site_description from drill_witness',
    )
    const audits = await client.query<{ version: number; rows: number }>(
      `select (details->>'version')::int as version, count(*)::int as rows
       from audit_log where action = 'settings.updated' group by 1`,
    )
    const settings = await client.query<{ version: number }>('select version from portal_settings')
    return {
      texts: new Map(texts.rows.map((row) => [row.version, row.site_description])),
      audits: new Map(audits.rows.map((row) => [row.version, row.rows])),
      version: settings.rows[0]?.version ?? 0,
    }
  })
}
