import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { createDeps, type Deps } from '../../server/src/deps.ts'
import { readConfig } from '../../server/src/platform/config/config.ts'
import { createLog } from '../../server/src/platform/log.ts'
import { createArticleCategory } from '../../server/test/articles.ts'
import { createCategories, createListing } from '../../server/test/establishments.ts'
import { createPerson } from '../../server/test/people.ts'
import { API_ONLY_APP, compiled } from '../app-nodes.ts'
import { startDatabase } from '../database.ts'
import { startNode } from '../processes.ts'
import { type Drill, expect } from './drill.ts'
import { startEditors } from './editors.ts'
import { compareWithRebuild, differences, differencesWithoutTriggers } from './index-check.ts'

const EDITORS = 8
const LISTINGS = 40
const ORIGIN = 'http://portal.test'
/** One kill for at most so many changes, or for half of them. */
const CHANGES_PER_KILL = 200
const POLL_MS = 50

/** What can be found is what is there, whoever changes it at once and however the app ends. */
export const searchIndex: Drill = {
  name: 'search-index',
  async run({ say, defer, changes }) {
    const database = await startDatabase('search-index', true)
    defer(() => database.remove())
    const environment = {
      NODE_ENV: 'test',
      DATABASE_URL: database.url,
      PUBLIC_URL: ORIGIN,
      LOG_LEVEL: 'error',
      REQUESTS_PER_MINUTE: '1000000000',
      DATABASE_PATIENCE_MS: '60000',
      MAX_EVENT_LOOP_DELAY_MS: '30000',
    }
    const deps = await createDeps(readConfig(environment), createLog('error', 'command'))
    defer(() => deps.close())
    const { city, cookie, colleague } = await settle(deps)
    const file = await compiled(API_ONLY_APP)
    const start = (port?: number) =>
      startNode({
        file,
        readyPath: '/readyz',
        environment,
        timeoutMs: 120_000,
        ...(port ? { port } : {}),
      })
    let app = await start()
    defer(() => app.stop('SIGKILL'))
    const port = Number(new URL(app.origin).port)

    const began = performance.now()
    let isUp = true
    const portal = {
      origin: app.origin,
      publicOrigin: ORIGIN,
      cookie,
      colleague,
      city,
      isUp: () => isUp,
    }
    const { tally, done } = startEditors(portal, EDITORS, changes)
    const changesPerKill = Math.min(CHANGES_PER_KILL, changes / 2)
    let kills = 0
    let isDone = false
    const finished = done.finally(() => {
      isDone = true
    })
    while (!isDone) {
      await Promise.race([finished, wait(POLL_MS)])
      if (isDone || tally.made < (kills + 1) * changesPerKill) continue
      const ending = app.stop('SIGKILL')
      isUp = false
      await ending
      kills += 1
      app = await start(port)
      isUp = true
    }
    await finished
    const seconds = ((performance.now() - began) / 1000).toFixed(0)

    const superuser = new pg.Pool({ connectionString: database.superuserUrl })
    defer(() => superuser.end())
    const inStep = await differences(superuser)
    const seen = await differencesWithoutTriggers(superuser)
    const { compared, different, kinds } = await compareWithRebuild(superuser)
    const unknown = await unknownWords(deps, superuser)
    say(
      `${tally.made} changes by ${EDITORS} editors in ${seconds} s, ${tally.refused} refused, ` +
        `${tally.unanswered} without an answer; the app was killed ${kills} times`,
    )
    say(
      `${compared} documents of ${kinds} sources compared row for row with a rebuild: ${different} ` +
        `differences (${inStep} with their sources); words that were not learnt: ${unknown}`,
    )
    say(`a change that no trigger hears is seen: ${seen} differences`)
    const strange = tally.strange.slice(0, 5).join('\n')
    expect(strange === '', `strange answers:\n${strange}\n${app.output()}`)
    expect(kills > 0 && compared > 0 && kinds >= 6, 'too little happened to say anything')
    expect(inStep === 0 && different === 0, `${inStep} and ${different} rows differ`)
    expect(seen > 0, 'the check does not see what it is there for')
    expect(unknown === 0, `${unknown} words of documents are not in the vocabulary`)
  },
}

/** Somebody who may do everything, and a few things to begin with. */
async function settle(deps: Deps) {
  const person = await createPerson({ deps }, { role: 'superadmin', plan: 'espadarte' })
  const other = await createPerson({ deps }, { role: 'superadmin' })
  const { comer, ficar } = await createCategories({ deps })
  const pharmacies = await deps.stores.categories.ensure({
    ...{ name: 'Farmácia', slug: 'farmacia', parent_id: null, schema_type: 'Pharmacy' },
    ...{ icon: 'store', position: 0 },
  })
  const categories = [comer, ficar, pharmacies]
  for (let count = 0; count < LISTINGS; count += 1) {
    const category_id = categories[count % categories.length] ?? comer
    await createListing({ deps }, { owner: person, fields: { category_id } })
  }
  const sections = [
    await createArticleCategory({ deps }, 'Cidade'),
    await createArticleCategory({ deps }, 'Turismo'),
  ]
  const city = { pool: deps.pool, categories, sections }
  return { cookie: person.cookie, colleague: other.cookie, city }
}

/** Words are learnt every few minutes: after the next time, none of any document is missing. */
async function unknownWords({ work }: Deps, pool: pg.Pool): Promise<number> {
  await work.transaction(({ vocabulary }) => vocabulary.learn(new Date(0)))
  await pool.query('create table drill_words as select word from search_words')
  await work.transaction(({ vocabulary }) => vocabulary.relearn([]))
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::integer as count from search_words where word not in (select word from drill_words)',
  )
  return rows[0]?.count ?? Number.NaN
}
