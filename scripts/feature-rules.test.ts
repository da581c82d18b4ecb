import { describe, expect, it } from 'vitest'
import {
  brokenRules,
  endpointsWithoutAccess,
  foreignWrites,
  loopsThatSend,
  rolesAskedTwice,
  uncheckedSql,
  undeclaredStores,
  undefinedNames,
  unknownUses,
  unownedTables,
} from './feature-rules.ts'

const owners = new Map([
  ['reviews', 'reviews'],
  ['media', 'media'],
])

describe('an e-mail is sent in no loop of its own', () => {
  it.each([
    'for (const one of people) await mail.send(letter(one))',
    'for (;;) {\n  const one = await next()\n  if (one) {\n    await deps.mail.send({ to: one })\n  }\n}',
    'while (left(people)) {\n  await mail.send({})\n}',
    'await Promise.all(people.map(async (one) => {\n  await mail.send({ to: one })\n}))',
  ])('and where it is, the kit is named: %s', (source) => {
    expect(loopsThatSend('a.ts', source)).toEqual([expect.stringContaining('`eachItem`')])
  })

  it.each([
    'await eachItem(listed, people, async (one) => {\n  await mail.send({ to: one })\n})',
    'const lines = people.map((one) => line(one))\nawait mail.send({ lines })',
    'for (const one of people) {\n  lines.push(one)\n}\nawait mail.send({ lines })',
  ])('while one e-mail of many lines is none: %s', (source) => {
    expect(loopsThatSend('a.ts', source)).toEqual([])
  })
})

describe('a type that SQL is said to have is compared with what PostgreSQL answers', () => {
  it.each([
    'const { rows } = await sql<{ id: string }>`select id from users`.execute(connection)',
    "query.select(({ fn }) => fn.sum<string>('cents').as('cents'))",
    'query.$castTo<{ id: string }>()',
  ])('and where nobody could, the kit is named: %s', (source) => {
    expect(uncheckedSql('a.ts', source)).toEqual([expect.stringContaining('checked-sql.ts')])
  })

  it('while what has no type may stand, and the tags of the kit are compared', () => {
    const source = 'const which = sql`id = 1`\nstatement<{ id: string }>`select id from users`'
    expect(uncheckedSql('a.ts', source)).toEqual([])
  })
})

describe('who may call is said once, in the contract', () => {
  it.each(['  requireAdministrator(actor)\n', "  requireStaffDuty(actor, 'edit')\n"])(
    'and a use case that asks again is named: %s',
    (source) => {
      expect(rolesAskedTwice('a.ts', source)).toEqual([expect.stringContaining('`access`')])
    },
  )

  it('while what only some of those admitted may do is asked where it is done', () => {
    const source = '  requireSuperadmin(actor)\n  if (!isOwner) requireAdministrator(actor)\n'
    expect(rolesAskedTwice('a.ts', source)).toEqual([])
  })
})

describe('a table has one feature that writes it', () => {
  it.each([
    "await connection.deleteFrom('reviews').execute()",
    "await connection.updateTable('reviews').set({ text })",
    "await connection.insertInto('reviews').values(row)",
    'await sql`update reviews set text = 1`.execute(connection)',
    'await sql`update reviews as r set text = 1`.execute(connection)',
    'await sql`delete from reviews where id = 1`',
  ])('and another is told what to do instead: %s', (source) => {
    const [complaint] = foreignWrites('a.store.ts', 'claims', source, owners)
    expect(complaint).toContain('a.store.ts writes reviews, which reviews owns')
    expect(complaint).toContain('claims.feature.ts')
  })

  it.each([
    'select 1 from reviews for update',
    'select 1 from reviews for no key update',
    'insert into media values (1) on conflict do update set x = 1',
  ])('while reading and holding a row are free: %s', (source) => {
    expect(foreignWrites('a.store.ts', 'media', source, owners)).toEqual([])
  })

  it('and one that nobody claims is named', () => {
    const schema = 'export interface DB {\n  reviews: Reviews;\n  orders: Orders;\n}'
    expect(unownedTables(schema, owners)).toEqual([expect.stringContaining('orders has no owner')])
  })
})

describe('what a feature uses of another', () => {
  const offered = new Set(['media.describe', 'openPhoto'])

  it('must exist', () => {
    const [complaint] = unknownUses('claims', ['media.rename'], 'media.rename()', offered)
    expect(complaint).toContain('media.rename, which no feature offers')
  })

  it('must be called', () => {
    expect(unknownUses('claims', ['openPhoto'], 'nothing', offered)).toHaveLength(1)
    expect(unknownUses('claims', ['openPhoto'], 'deps.ports.openPhoto(photo)', offered)).toEqual([])
  })
})

describe('what the types refuse is said in a sentence too', () => {
  const known = {
    own: ['claims'],
    uses: ['media.describe'],
    all: new Set(['claims', 'media', 'reviews', 'audit', 'jobs']),
  }

  it.each([
    'work.transaction(async ({ claims, media, audit, changes, reviews }) => {',
    'work.transaction(async ({\n  claims,\n  reviews: theirs,\n}) => {',
    'return stores.reviews.list()',
  ])('a store that is in no `uses`: %s', (source) => {
    expect(undeclaredStores('a.ts', 'claims', source, known)).toEqual([
      expect.stringContaining('a.ts takes the store reviews of another feature: name the method'),
    ])
  })

  it('while its own stores, those it names and those of every transaction are free', () => {
    const source = 'work.transaction(async ({ claims, media, audit, jobs }) => stores.claims)'
    expect(undeclaredStores('a.ts', 'claims', source, known)).toEqual([])
  })

  it('a job or a tag that is a word', () => {
    const source =
      "jobs.add('claims.tell', {})\nchanges.announce('claims')\nchanges.announce(Tag.search)"
    expect(undefinedNames('a.ts', source)).toEqual([
      expect.stringContaining("asks for the job 'claims.tell': define it with `defineJob`"),
      expect.stringContaining("announces 'claims': take a tag of"),
    ])
  })

  it('an endpoint without access', () => {
    const open = "export const readA = endpoint({\n  access: 'anyone',\n})\n"
    const silent = "export const readB = endpoint({\n  method: 'GET',\n})\n"
    expect(endpointsWithoutAccess('a.ts', open + silent)).toEqual([
      expect.stringContaining('a.ts: readB does not say who may call it'),
    ])
  })
})

describe('a breach that is planted among files that keep the rules', () => {
  const FEATURES = 'server/src/features'
  const kept: [path: string, source: string][] = [
    [
      `${FEATURES}/guide/claims/approve-claim.ts`,
      'work.transaction(async ({ claims, media, jobs, changes }) => {\n  await media.describe(id)\n  await jobs.add(TELL_JOB, {})\n  changes.announce(Tag.search)\n})',
    ],
    [
      `${FEATURES}/guide/claims/claims.store.ts`,
      "connection.updateTable('claims').set({ status })",
    ],
    [
      'contract/src/guide/claims/claim.ts',
      "export const readClaim = endpoint({\n  access: 'person',\n})\n",
    ],
  ]
  const check = (planted: [path: string, source: string][]) =>
    brokenRules({
      features: [
        { name: 'claims', owns: ['claims'], uses: ['media.describe'], stores: { claims: null } },
        { name: 'media', owns: ['media'], uses: [], stores: { media: null } },
      ],
      stores: { claims: ['approve'], media: ['describe', 'find'] },
      schema: 'export interface DB {\n  claims: Claims;\n  media: Media;\n}',
      files: new Map([...kept, ...planted]),
    })

  it('is none where all keep them', () => {
    expect(check([])).toEqual([])
  })

  it.each([
    [
      'undeclared access',
      'contract/src/guide/claims/claim-list.ts',
      "export const listClaims = endpoint({\n  method: 'GET',\n})\n",
      'listClaims does not say who may call it: add `access`',
    ],
    [
      'a foreign table',
      `${FEATURES}/guide/claims/planted.store.ts`,
      "connection.deleteFrom('media').execute()",
      'writes media, which media owns: put the statement in a store of media',
    ],
    [
      'a hidden coupling',
      `${FEATURES}/ground/media/planted.ts`,
      'work.transaction(async ({ media, claims }) => claims.approve(id))',
      'takes the store claims of another feature: name the method it needs',
    ],
    [
      'an unknown job',
      `${FEATURES}/guide/claims/planted.ts`,
      "jobs.add('claims.tell', {})",
      "asks for the job 'claims.tell': define it with `defineJob`",
    ],
    [
      'a wrong tag',
      `${FEATURES}/guide/claims/planted.ts`,
      "changes.announce('claims')",
      "announces 'claims': take a tag of server/src/platform/live/tags.ts",
    ],
  ])('%s is one sentence that says what to do', (_, path, source, sentence) => {
    const complaints = check([[path, source]])
    expect(complaints).toHaveLength(1)
    expect(complaints[0]).toContain(path)
    expect(complaints[0]).toContain(sentence)
  })

  it('a table that two own, or that a manifest does not name, is found as well', () => {
    expect(
      brokenRules({
        features: [
          { name: 'claims', owns: ['claims'], uses: ['media.rename'] },
          { name: 'media', owns: ['claims'], uses: [] },
        ],
        stores: {},
        schema: 'export interface DB {\n  claims: Claims;\n  media: Media;\n}',
        files: new Map(),
      }),
    ).toEqual([
      'claims is owned by claims and by media: keep it in one.',
      expect.stringContaining('media has no owner'),
      expect.stringContaining('uses media.rename, which no feature offers'),
    ])
  })
})
