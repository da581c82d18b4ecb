import { endpoints } from '@portal/contract/api'
import type { Access } from '@portal/contract/shared/endpoint'
import type { HTTPMethods } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { createListing } from '../test/establishments.ts'
import { createPerson, type TestPerson } from '../test/people.ts'
import { servedRoutes } from '../test/served-routes.ts'
import { useTestApp } from '../test/test-app.ts'

const portal = useTestApp({
  environment: { ADMIN_SECOND_FACTOR: 'on', REQUESTS_PER_MINUTE: '100000' },
})

/** `unproved` is a superadmin whose session owes the second factor. */
const KINDS = [
  'visitor',
  'clube',
  'atalaia',
  'espadarte',
  'reporter',
  'moderator',
  'editor',
  'admin',
  'superadmin',
  'unproved',
] as const
type Kind = (typeof KINDS)[number]
type Refusal = [status: 401 | 403, code: string]

const SIGN_IN: Refusal = [401, 'accounts.session-missing']
const NO_TOKEN: Refusal = [401, 'open-delivery.token']
const NO_STAFF: Refusal = [403, 'staff.forbidden']
const NO_ADMIN: Refusal = [403, 'admin.forbidden']
const NO_SUPERADMIN: Refusal = [403, 'superadmin.forbidden']
const SECOND_FACTOR: Refusal = [403, 'accounts.second-factor-required']

/** Whoever does not work for the portal, or has not proved it. */
const OTHERS: Partial<Record<Kind, Refusal>> = {
  visitor: SIGN_IN,
  clube: NO_STAFF,
  atalaia: NO_STAFF,
  espadarte: NO_STAFF,
  unproved: SECOND_FACTOR,
}

/** Who is refused, and how. Whoever is not named may call. */
const REFUSED: Record<Access, Partial<Record<Kind, Refusal>>> = {
  anyone: {},
  link: {},
  // A session is no token.
  pos: Object.fromEntries(KINDS.map((kind) => [kind, NO_TOKEN])),
  'optional-person': {},
  person: { visitor: SIGN_IN },
  staff: { ...OTHERS },
  reporter: { ...OTHERS, moderator: NO_STAFF },
  moderator: { ...OTHERS, reporter: NO_STAFF, editor: NO_STAFF },
  editor: { ...OTHERS, reporter: NO_STAFF, moderator: NO_STAFF },
  administrator: {
    visitor: SIGN_IN,
    clube: NO_ADMIN,
    atalaia: NO_ADMIN,
    espadarte: NO_ADMIN,
    reporter: NO_ADMIN,
    moderator: NO_ADMIN,
    editor: NO_ADMIN,
    unproved: SECOND_FACTOR,
  },
  superadministrator: {
    visitor: SIGN_IN,
    clube: NO_SUPERADMIN,
    atalaia: NO_SUPERADMIN,
    espadarte: NO_SUPERADMIN,
    reporter: NO_SUPERADMIN,
    moderator: NO_SUPERADMIN,
    editor: NO_SUPERADMIN,
    admin: NO_SUPERADMIN,
    unproved: SECOND_FACTOR,
  },
}

type Operation = { method: string; path: string; access: Access }

/** Not in the contract: each answers with a file to a link of a page, and no program calls it. */
const FILES: Operation[] = [
  { method: 'GET', path: '/api/v1/profile/avatar', access: 'person' },
  { method: 'GET', path: '/api/v1/documents/:id/:file', access: 'person' },
  { method: 'GET', path: '/api/v1/admin/exports/establishments.csv', access: 'administrator' },
]
const declared: Operation[] = Object.values(endpoints)
const operations = [...declared, ...FILES]

let people: Record<Kind, TestPerson | null>
beforeAll(async () => {
  people = {
    visitor: null,
    clube: await createPerson(portal),
    atalaia: await createPerson(portal, { plan: 'atalaia' }),
    espadarte: await createPerson(portal, { plan: 'espadarte' }),
    reporter: await proved(await createPerson(portal, { role: 'reporter' })),
    moderator: await proved(await createPerson(portal, { role: 'moderator' })),
    editor: await proved(await createPerson(portal, { role: 'editor' })),
    admin: await proved(await createPerson(portal, { role: 'admin' })),
    superadmin: await proved(await createPerson(portal, { role: 'superadmin' })),
    unproved: await createPerson(portal, { role: 'superadmin' }),
  }
  await createListing(portal, { owner: people.espadarte })
})

async function proved(person: TestPerson) {
  const { connection, clock } = portal.deps
  await connection
    .updateTable('users')
    .set({ two_factor_enabled: true })
    .where('id', '=', person.userId)
    .execute()
  await connection
    .updateTable('sessions')
    .set({ second_factor_at: clock.now() })
    .where('user_id', '=', person.userId)
    .execute()
  return person
}

/**
 * What the portal says to a call with nonsense in its address and broken JSON for a body. Whoever is
 * refused never learns of it; whoever is let in does, and nothing is written.
 */
async function outcome({ method, path }: Operation, who: TestPerson | null) {
  const answer = await portal.app.inject({
    method: method as HTTPMethods,
    // Two colons are one that is no name.
    url: path.replace(/(?<=\/):\w+/g, 'x').replace('::', ':'),
    headers: {
      origin: 'http://portal.test',
      ...(who ? { cookie: who.cookie } : {}),
      ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
    },
    ...(method === 'GET' ? {} : { payload: '{"broken":' }),
  })
  const { statusCode: status } = answer
  if (status < 500 && status !== 401 && status !== 403) return 'let in'
  return [status, answer.json().code]
}

describe.each(operations)('$method $path ($access)', (operation) => {
  // spec: 361, 470
  it('lets in whom it declares, and refuses the others before their input is read', async () => {
    const outcomes = await Promise.all(
      KINDS.map(async (kind) => [kind, await outcome(operation, people[kind])] as const),
    )
    const expected = KINDS.map((kind) => [kind, REFUSED[operation.access][kind] ?? 'let in'])
    expect(Object.fromEntries(outcomes)).toEqual(Object.fromEntries(expected))
  })
})

const uploads = Object.values(endpoints).filter((one) => 'consumes' in one)
// Who holds a private link is known by its handler, before it reads the file.
it.each(uploads.filter(({ access }) => access !== 'link'))(
  'asks who sends a file to $path before how large it is',
  async ({ method, path }) => {
    const answer = await portal.app.inject({
      method,
      url: path,
      headers: {
        origin: 'http://portal.test',
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': String(10 ** 9),
      },
      payload: '',
    })
    expect(answer.statusCode).toBe(401)
  },
)

describe('what is declared', () => {
  const accessAt = (prefix: string) =>
    new Set(operations.filter(({ path }) => path.startsWith(prefix)).map(({ access }) => access))

  // spec: 361
  it('is staff for the admin area, and nowhere else', () => {
    const ofStaff = accessAt('/api/v1/admin/')
    expect(ofStaff).toEqual(
      new Set(['staff', 'reporter', 'moderator', 'editor', 'administrator', 'superadministrator']),
    )
    const elsewhere = operations.filter(({ path }) => !path.startsWith('/api/v1/admin/'))
    expect(elsewhere.filter(({ access }) => ofStaff.has(access))).toEqual([])
  })

  it.each(['/api/v1/my/', '/api/v1/account/', '/api/v1/profile'])(
    'is a person for one’s own things at %s',
    (prefix) => expect(accessAt(prefix)).toEqual(new Set(['person'])),
  )

  it('is a superadministrator for what plans cost, for their money and for rights of people', () => {
    const ofSuperadmins = operations.filter(({ access }) => access === 'superadministrator')
    expect(ofSuperadmins.map(({ path }) => path)).toEqual([
      '/api/v1/admin/first-use',
      '/api/v1/admin/system-tests',
      '/api/v1/admin/system-tests/mail-code',
      '/api/v1/admin/first-use',
      '/api/v1/admin/plan-orders',
      '/api/v1/admin/plan-orders/:id',
      '/api/v1/admin/plan-orders/:id/check',
      '/api/v1/admin/plan-orders/:id/buyer-document',
      '/api/v1/admin/plan-payments/:id/refund',
      '/api/v1/admin/plan-payments/:id/decision',
      '/api/v1/admin/plan-payments/:id/outside-return',
      '/api/v1/admin/plan-orders/:id/invoice-xml',
      '/api/v1/admin/plan-orders/:id/invoice',
      '/api/v1/admin/plan-reconciliation',
      '/api/v1/admin/plan-reconciliation',
      '/api/v1/admin/plan-figures',
      '/api/v1/admin/exports/plan-money.csv',
      '/api/v1/admin/given-plans',
      '/api/v1/admin/given-plans',
      '/api/v1/admin/given-plans/:id/end',
      '/api/v1/admin/plans',
      '/api/v1/admin/plans/:id',
      '/api/v1/admin/plans/:id/preview',
      '/api/v1/admin/people/:id/plan',
      '/api/v1/admin/people/:id/role',
      '/api/v1/admin/staff-invitations',
      '/api/v1/admin/staff-invitations',
      '/api/v1/admin/staff-invitations/:id',
      '/api/v1/admin/draws',
      '/api/v1/admin/draws',
      '/api/v1/admin/draws/:id',
      '/api/v1/admin/draws/:id',
      '/api/v1/admin/draws/:id/legal-record',
      '/api/v1/admin/draws/:id/certificate',
      '/api/v1/admin/draws/:id/certificate',
      '/api/v1/admin/draws/:id/opening',
      '/api/v1/admin/draws/:id/list',
      '/api/v1/admin/draws/:id/extractions',
      '/api/v1/admin/draws/:id/result',
      '/api/v1/admin/draws/:id/winners/:prize/contacts',
      '/api/v1/admin/draws/:id/winners/:prize/delivery',
      '/api/v1/admin/draws/:id/minutes',
    ])
  })
})

it('serves nothing under /api/v1 that is not declared', () => {
  const known = operations.flatMap(({ method, path }) =>
    (method === 'GET' ? ['GET', 'HEAD'] : [method]).map((one) => `${one} ${path}`),
  )
  expect(ofTheApi(servedRoutes(portal))).toEqual(ofTheApi(known))
})

/** Parameters without their names: the router knows one name for two. */
const ofTheApi = (routes: string[]) =>
  routes
    .filter((route) => route.includes(' /api/v1/'))
    .map((route) => route.replace(/:[^/]+/g, ':'))
    .sort()
