import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { brokenMigrations } from '../../scripts/migration-rules.ts'
import { migrationsFolder } from '../../server/src/paths.ts'
import { startDatabase } from '../database.ts'
import { type Drill, expect } from './drill.ts'

/** To the table that is migrated, and as many to another. */
const WRITERS = 4
const BUSINESSES = 1_000
const MOST_WAIT_MS = 1_000
/** The longest of many thousand writes, on a quiet machine. */
const USUAL_MS = 100
/** Somebody's report, that reads the table when the first of them comes. */
const REPORT_MS = 2_000
const PROGRAM = join(import.meta.dirname, 'migrate-folder.ts')

/** What a release may do to a large table, in the order in which it has to. */
const RELEASE = new Map([
  [
    '9001_wider.sql',
    `alter table visit_hours add column weight integer not null default 1, add column label text;
     alter table visit_hours add constraint visit_hours_weight check (weight > 0) not valid;`,
  ],
  [
    '9002_filled.steps.sql',
    `-- step
create index concurrently visit_hours_by_day on visit_hours (day, kind, people);
-- step
alter table visit_hours validate constraint visit_hours_weight;
-- What is left is found by an index of its own: every batch would pass by all that were before it.
-- step
create index concurrently visit_hours_left on visit_hours (establishment_id, day, hour, kind) where label is null;
-- step: until nothing is left
update visit_hours as kept set label = kept.kind || ' ' || kept.hour
from (select establishment_id, day, hour, kind from visit_hours where label is null
  order by establishment_id, day, hour, kind limit 5000) as batch
where (kept.establishment_id, kept.day, kept.hour, kept.kind)
  = (batch.establishment_id, batch.day, batch.hour, batch.kind);
-- step
drop index concurrently if exists visit_hours_left;`,
  ],
  ['9003_narrower.sql', 'alter table visit_hours drop column weight;'],
])

// spec: 541
/** A release with its migrations comes while people write: nobody waits a second, whatever is killed. */
export const migrationUnderLoad: Drill = {
  name: 'migration-under-load',
  async run({ say, defer, migratedRows }) {
    const refused = brokenMigrations(RELEASE)
    expect(refused.length === 0, refused.join(' '))
    const database = await startDatabase('migration', false)
    defer(() => database.remove())
    const folder = await mkdtemp(join(tmpdir(), 'portal-release-'))
    defer(() => rm(folder, { recursive: true }))
    await cp(migrationsFolder, folder, { recursive: true })
    for (const [name, sql] of RELEASE) await writeFile(join(folder, name), sql)

    const owner = new pg.Client({ connectionString: database.urls.owner })
    await owner.connect()
    defer(() => owner.end())
    await fill(owner, migratedRows)

    const writers = startWriting(database.url, COUNT_VISIT)
    const others = startWriting(database.url, COUNT_SOURCE)
    defer(() => Promise.all([writers.stop(), others.stop()]))
    const report = await open(database.url)
    await report.query('begin; select count(*) from visit_hours')
    const start = () => spawnMigration(database.urls.owner, folder)
    const began = performance.now()
    const first = start()
    await Promise.all([wait(REPORT_MS).then(() => report.query('commit')), ended(owner, '9001')])
    await report.end()

    // Once in the middle of its index and once in the middle of its batches; then two at once end it.
    await until(owner, `select from pg_class where relname = 'visit_hours_by_day'`, first)
    first.kill('SIGKILL')
    const second = start()
    await until(owner, 'select from visit_hours where label is not null limit 1', second)
    second.kill('SIGKILL')
    const last = [start(), start()]
    for (const process of last) {
      const [code] = process.exitCode === null ? await once(process, 'exit') : [process.exitCode]
      expect(code === 0, `a migration ended with ${code}`)
    }
    const seconds = (performance.now() - began) / 1000
    const [{ longest, written }, other] = await Promise.all([writers.stop(), others.stop()])

    say(
      `${migratedRows} rows, ${WRITERS} writers, ${written} writes in ${seconds.toFixed(1)} s of migrating; ` +
        `the longest wait of a write ${longest.toFixed(0)} ms, of one to another table ${other.longest.toFixed(0)} ms`,
    )
    const { rows } = await owner.query(`
      select (select count(*)::integer from schema_migrations where name like '9%') as applied,
        (select count(*)::integer from visit_hours where label is null and kind <> 'new') as unfilled,
        (select indisvalid from pg_index where indexrelid = 'visit_hours_by_day'::regclass) as valid,
        (select count(*)::integer from visit_hours where kind = 'new') as added,
        (select coalesce(sum(events), 0)::integer from visit_hours where kind = 'new') as counted`)
    const [end] = rows
    expect(end.applied === RELEASE.size, `${end.applied} of ${RELEASE.size} files were applied`)
    expect(end.unfilled === 0, `${end.unfilled} rows were left out`)
    expect(end.valid === true, 'the index is not valid')
    expect(end.counted === written, `${end.counted} of ${written} writes are there`)
    // What a table keeps waiting that nobody migrates is the machine's, not the migration's.
    const waited = longest - Math.max(0, other.longest - USUAL_MS)
    expect(waited < MOST_WAIT_MS, `a write waited ${waited.toFixed(0)} ms for the migration`)
  },
}

async function fill(owner: pg.Client, rows: number) {
  await owner.query(`
    insert into categories (slug, name) values ('drill', 'Drill');
    insert into establishments (name, slug, status, category_id)
    select 'Lugar ' || n, 'drill-' || n, 'draft', (select id from categories where slug = 'drill')
    from generate_series(1, ${BUSINESSES}) as n;
    insert into visit_hours (establishment_id, day, hour, kind, events, people)
    select id, date '2026-01-01' + n / 24, n % 24, 'view', 2, 1
    from (select id from establishments where slug like 'drill-%') as place,
      generate_series(0, ${Math.ceil(rows / BUSINESSES) - 1}) as n;
    analyze visit_hours`)
}

async function open(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client
}

/** As visits are counted. */
const COUNT_VISIT = `
  insert into visit_hours as kept (establishment_id, day, hour, kind, events, people)
  values ($1, current_date, $2, 'new', 1, 1)
  on conflict (establishment_id, day, hour, kind) do update set events = kept.events + 1`
const COUNT_SOURCE = `
  insert into visit_sources as kept (establishment_id, day, source, people)
  values ($1, current_date, 'hour ' || $2::integer, 1)
  on conflict (establishment_id, day, source) do update set people = kept.people + 1`

/** Each write is a statement, and how long it took is how long it waited. */
function startWriting(url: string, statement: string) {
  let isRunning = true
  let longest = 0
  let written = 0
  const write = async () => {
    const client = await open(url)
    const { rows } = await client.query<{ id: string }>(
      `select id from establishments where slug like 'drill-%'`,
    )
    while (isRunning) {
      const place = rows[Math.floor(Math.random() * rows.length)]?.id
      const began = performance.now()
      await client.query(statement, [place, Math.floor(Math.random() * 24)])
      longest = Math.max(longest, performance.now() - began)
      written += 1
      await wait(5)
    }
    await client.end()
  }
  const writers = Array.from({ length: WRITERS }, write)
  return {
    async stop() {
      isRunning = false
      await Promise.all(writers)
      return { longest, written }
    },
  }
}

function spawnMigration(url: string, folder: string): ChildProcess {
  return spawn(process.execPath, [PROGRAM, url, folder], { stdio: ['ignore', 'ignore', 'inherit'] })
}

const ended = (owner: pg.Client, number: string) =>
  until(owner, `select from schema_migrations where name like '${number}%'`)

/** As soon as the database shows it; never, where the process that should bring it about is gone. */
async function until(owner: pg.Client, isTrue: string, process?: ChildProcess) {
  const deadline = performance.now() + 120_000
  while ((await owner.query(isTrue)).rowCount === 0) {
    expect(performance.now() < deadline && (process?.exitCode ?? null) === null, `never: ${isTrue}`)
    await wait(5)
  }
}
