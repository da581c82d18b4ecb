import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { call } from '../../../../test/calls.ts'
import { createPerson, openSession, type TestPerson } from '../../../../test/people.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'
import { hashToken } from '../../../platform/auth/token-hash.ts'

const DAY = 24 * 60 * 60 * 1000
const clock = fixedClock(new Date().toISOString())
const portal = useTestApp({ clock, environment: { SENSITIVE_LIMITS_FACTOR: '100' } })

const planOf = async ({ userId }: Pick<TestPerson, 'userId'>) =>
  portal.deps.stores.accounts.planType(userId, clock.now())
const readTrial = async (person: Pick<TestPerson, 'cookie'>) =>
  (await call(portal, 'GET', '/subscriptions/trial', undefined, person)).json
const ask = (person: Pick<TestPerson, 'cookie'>, plan: string, cycle = 'month') =>
  call(portal, 'POST', '/subscriptions/trial', { plan, cycle }, person)

async function signUp(plan: string) {
  const email = `${randomUUID()}@exemplo.test`
  const { json, cookie } = await call(portal, 'POST', '/auth/sign-up', {
    email,
    password: 'mangue e guará',
    full_name: 'Iracema Lobato',
    whatsapp: `919${String(Math.random()).slice(2, 10)}`,
    state: 'PA',
    city: 'Salinópolis',
    plan_type: plan,
  })
  return { userId: json.user_id as string, email, cookie }
}

/** The link that the worker would have sent. */
async function linkTo({ userId, email }: TestPerson, purpose = 'confirm-email') {
  const token = randomUUID()
  await portal.deps.work.transaction(({ accountLinks }) =>
    accountLinks.add({
      tokenHash: hashToken(token),
      purpose: purpose as 'confirm-email',
      userId,
      email,
      expiresAt: new Date(clock.now().getTime() + DAY),
    }),
  )
  return token
}
const confirm = async (person: TestPerson) =>
  call(portal, 'POST', '/auth/email-confirmation/confirm', { token: await linkTo(person) })

it('gives nobody a plan for an invented e-mail', async () => {
  const stranger = await signUp('espadarte')
  expect(await planOf(stranger)).toBe('clube')
  const again = await ask(stranger, 'espadarte')
  expect(again.json).toEqual({
    plan_type: 'clube',
    trial_ends_at: null,
    waiting: { plan: 'espadarte', cycle: 'month', days: 14 },
  })
  const draft = await call(
    portal,
    'POST',
    '/my/establishments',
    { name: 'Pousada Bomba', category_id: randomUUID() },
    stranger,
  )
  expect(draft.status).toBeGreaterThanOrEqual(400)
})

// spec: 134
it('begins the trial at the moment of the confirmation, for its whole time', async () => {
  const iracema = await signUp('macarico')
  clock.advance(2 * DAY)
  expect((await confirm(iracema)).status).toBe(200)
  expect(await planOf(iracema)).toBe('macarico')
  const { trial, waiting } = await readTrial(iracema)
  expect(waiting).toBeNull()
  expect(trial).toMatchObject({
    plan: 'macarico',
    ends_at: new Date(clock.now().getTime() + 14 * DAY).toISOString(),
  })
  const log = await portal.asOwner(
    `select 1 from audit_log where action = 'subscription.trial-started' and subject_id = $1`,
    [iracema.userId],
  )
  expect(log.rows).toHaveLength(1)
})

// spec: 91
it('is the club again by itself when the trial is over', async () => {
  const iracema = await signUp('atalaia')
  await confirm(iracema)
  const { accounts } = portal.deps.stores
  const end = clock.now().getTime() + 14 * DAY
  expect(await accounts.planType(iracema.userId, new Date(end - 1))).toBe('atalaia')
  expect(await accounts.planType(iracema.userId, new Date(end))).toBe('clube')
})

it('begins it with a new password by e-mail too, which proves the same', async () => {
  const iracema = await signUp('atalaia')
  const token = await linkTo(iracema, 'recover-password')
  const answer = await call(portal, 'POST', '/auth/password/reset', {
    token,
    password: 'maré de março',
  })
  expect(answer.status).toBe(200)
  expect(await planOf(iracema)).toBe('atalaia')
})

it('begins once, however often and by whatever way somebody proves themselves', async () => {
  const iracema = await signUp('atalaia')
  const [first, second] = [await linkTo(iracema), await linkTo(iracema)]
  const answers = await Promise.all(
    [first, second].map((token) =>
      call(portal, 'POST', '/auth/email-confirmation/confirm', { token }),
    ),
  )
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1)
  clock.advance(15 * DAY)
  const back = { ...iracema, cookie: await openSession(portal.deps, iracema.userId) }
  expect((await ask(back, 'espadarte')).json).toMatchObject({ plan_type: 'clube', waiting: null })
  await portal.deps.work.transaction(({ personalData }) =>
    personalData.proved(iracema.userId, clock.now()),
  )
  expect(await planOf(iracema)).toBe('clube')
})

it('keeps the newest choice of who chooses again before the proof', async () => {
  const iracema = await signUp('espadarte')
  await ask(iracema, 'atalaia', 'year')
  await confirm(iracema)
  expect((await readTrial(iracema)).trial).toMatchObject({ plan: 'atalaia', cycle: 'year' })
})

it('begins at once for who is proved, and leaves a trial that runs alone', async () => {
  const rosa = await createPerson(portal)
  expect((await ask(rosa, 'macarico')).json).toMatchObject({ plan_type: 'macarico', waiting: null })
  const old = await createPerson(portal, { emailVerified: false })
  const ends = new Date(clock.now().getTime() + 3 * DAY)
  await portal.deps.stores.subscriptions.startTrial(old.userId, 'atalaia', clock.now(), ends)
  expect((await ask(old, 'espadarte')).json).toEqual({
    plan_type: 'atalaia',
    trial_ends_at: ends.toISOString(),
    waiting: null,
  })
})

it('counts a WhatsApp that is confirmed, and a role the portal gave, as a proof', async () => {
  const unproved = await createPerson(portal, { emailVerified: false })
  const isProved = async ({ userId }: TestPerson) =>
    (await portal.deps.stores.accounts.standing(userId, clock.now())).isProved
  expect(await isProved(unproved)).toBe(false)
  await portal.deps.stores.profiles.confirmWhatsApp(unproved.userId, clock.now())
  expect(await isProved(unproved)).toBe(true)
  const editor = await createPerson(portal, { emailVerified: false, role: 'editor' })
  expect(await isProved(editor)).toBe(true)
})
