import pg from 'pg'
import { IDLE_IN_TRANSACTION_MS } from './database.ts'
import { firstAddress } from './follow-primary.ts'

/** Who connects as whom: the owner migrates, the app serves, the worker does jobs. */
export type DatabaseUrls = { owner: string; app: string; worker: string }
type Login = { name: string; password: string }

const NOT_ALLOWED = '42501'

/**
 * Makes the roles of the app and the worker and lets them do what they need, no more. Nothing to do where
 * one role does everything, as somebody's laptop may have it; production refuses to start like that.
 */
export async function grantRoles(client: pg.ClientBase, urls: DatabaseUrls): Promise<boolean> {
  const [app, worker] = [loginOf(urls.app), loginOf(urls.worker)]
  if ([app.name, worker.name].includes(loginOf(urls.owner).name)) return false
  for (const login of [app, worker]) await ensureRole(client, login)
  await client.query('begin')
  try {
    await client.query(grants(pg.escapeIdentifier(app.name), pg.escapeIdentifier(worker.name)))
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
  return true
}

function loginOf(url: string): Login {
  const { username, password } = firstAddress(url)
  return { name: decodeURIComponent(username), password: decodeURIComponent(password) }
}

/** A password that changed in the configuration changes here, where this role may change it. */
async function ensureRole(client: pg.ClientBase, { name, password }: Login) {
  const role = pg.escapeIdentifier(name)
  const secret = password ? ` password ${pg.escapeLiteral(password)}` : ''
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [name])
  try {
    if (rowCount === 0) await client.query(`create role ${role} login${secret}`)
    else if (secret) await client.query(`alter role ${role}${secret}`)
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== NOT_ALLOWED) throw error
    if (rowCount === 0) {
      throw new Error(`create the role ${name} by hand: this one may not`, { cause: error })
    }
  }
}

/** Of each role, how long a statement may take. */
export type Patience = { app: number; worker: number }

/**
 * What connections bring along by themselves cannot be brought through a pool that shares them out by
 * transaction: there PostgreSQL gives it to whoever connects as this role.
 */
export async function limitRoles(client: pg.ClientBase, urls: DatabaseUrls, patienceMs: Patience) {
  for (const who of ['app', 'worker'] as const) {
    const { name } = loginOf(urls[who])
    const role = pg.escapeIdentifier(name)
    try {
      await client.query(`alter role ${role} set statement_timeout = ${patienceMs[who]}`)
      await client.query(
        `alter role ${role} set idle_in_transaction_session_timeout = ${IDLE_IN_TRANSACTION_MS}`,
      )
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || error.code !== NOT_ALLOWED) throw error
      throw new Error(`set statement_timeout of the role ${name} by hand: this one may not`, {
        cause: error,
      })
    }
  }
}

/** Behind a pool nobody else would end a statement that runs for ever. */
export async function requireLimits(pool: pg.Pool) {
  const { rows } = await pool.query<{ name: string; limited: boolean }>(
    "select current_user as name, current_setting('statement_timeout') <> '0' as limited",
  )
  if (rows[0]?.limited) return
  throw new Error(
    `the role ${rows[0]?.name} has no statement_timeout, and a pool takes none of ours: run migrate with DATABASE_DIRECT_URL, then RECONNECT the pool`,
  )
}

/**
 * Default privileges cover the tables of later migrations. What is append-only is told by its trigger, so
 * there is no second list to forget. A view is read with its owner's rights and must not be a way to write.
 */
const grants = (app: string, worker: string) => `
  revoke create on schema public from public;
  grant usage on schema public, jobs to ${app}, ${worker};

  grant select, insert, update, delete on all tables in schema public to ${app}, ${worker};
  grant usage on all sequences in schema public to ${app}, ${worker};
  alter default privileges in schema public
    grant select, insert, update, delete on tables to ${app}, ${worker};
  alter default privileges in schema public grant usage on sequences to ${app}, ${worker};

  do $$
  declare
    protected record;
  begin
    execute format('revoke temporary on database %I from public', current_database());
    for protected in
      select oid::regclass as name, 'insert, update, delete' as rights from pg_class
        where relnamespace = 'public'::regnamespace
          and (relkind = 'v' or relname in ('schema_migrations', 'repeatable_sql'))
      union all
      select distinct tgrelid::regclass, 'update, delete' from pg_trigger
        where tgfoid = 'refuse_change'::regproc
    loop
      execute format('revoke %s on %s from %s', protected.rights, protected.name,
        ${pg.escapeLiteral(`${app}, ${worker}`)});
    end loop;
  end $$;

  -- It makes and drops tables: only for whoever does it at night.
  revoke execute on function keep_visit_days() from public;
  grant execute on function keep_visit_days() to ${worker};

  -- The app puts jobs in and reads none: they may name people.
  grant select on jobs.version, jobs.queue to ${app};
  grant insert, select (id, start_after) on jobs.job, jobs.job_common to ${app};
  -- Of a job that waits it may say that it is wanted again, or sooner.
  grant select (name, state, singleton_key, priority), update (start_after, priority)
    on jobs.job to ${app};
  grant select, insert, update, delete on all tables in schema jobs to ${worker};
  alter default privileges in schema jobs
    grant select, insert, update, delete on tables to ${worker};`

/** In production a role that could rewrite the audit log serves nobody. */
export async function requireNarrowRole(pool: pg.Pool) {
  const { rows } = await pool.query<{ name: string; is_wide: boolean }>(`
    select current_user as name,
      has_table_privilege('audit_log', 'update, delete, truncate, trigger') as is_wide`)
  const [role] = rows
  if (!role?.is_wide) return
  throw new Error(
    `the database role ${role.name} may change the audit log: connect as one that migrate has made (docs/operations.md, "Roles of the database")`,
  )
}
