import { randomUUID } from 'node:crypto'
import type { Ramp } from '@portal/contract/city/sights/sight-content'
import type { TideWatch } from '@portal/contract/city/tide-warnings/tide-watch'
import { MOST_WATCHES } from '@portal/contract/city/tide-warnings/watch-rules'
import { richTextFrom } from '@portal/contract/rich-text/plain-text-of'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { call } from '../../../../test/calls.ts'
import { startOutside } from '../../../../test/outside.ts'
import { EMPTY_SIGHT } from '../../../../test/sights.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'
import { EXAMPLE_VAPID } from '../../../platform/config/push-config.ts'
import { sendTest, warnBeforeTheWater } from './warn-before-the-water.ts'

const MINUTE_MS = 60_000
const outside = await startOutside()
afterAll(() => outside.stop())
const { push } = outside
/** 11h45 in the city: the water rises again from 17h02 to 22h48, and comes to 3,4 m at 20h15. */
const START = '2026-07-18T14:45:00Z'
const clock = fixedClock(START)
const portal = useTestApp({ clock, environment: outside.environment })

const RAMP: Ramp = {
  id: randomUUID(),
  name: '1º acesso do Atalaia',
  access: 'open',
  level_m: 3.4,
  level_is_example: false,
  latitude: null,
  longitude: null,
  note: '',
}
let beachId: string

beforeEach(async () => {
  clock.advance(new Date(START).getTime() - clock.now().getTime())
  push.messages.length = 0
  await portal.asOwner('delete from tide_watches')
  await portal.asOwner('delete from sights')
  await portal.asOwner('delete from tide_tables')
  beachId = await portal.deps.work.transaction(({ sights }) =>
    sights.add(
      {
        kind: 'beach',
        slug: 'praia-do-atalaia',
        name: 'Praia do Atalaia',
        tags: [],
        place: null,
        content: { ...EMPTY_SIGHT, description: richTextFrom('Areia.'), ramps: [RAMP] },
        status: 'published',
        position: 1,
        verifiedAt: null,
      },
      clock.now(),
    ),
  )
})

const setRamps = (ramps: Ramp[]) =>
  portal.asOwner(
    `update sights set content = jsonb_set(content, '{ramps}', $2::jsonb) where id = $1`,
    [beachId, JSON.stringify(ramps)],
  )
const send = (method: 'POST' | 'PUT', path: string, body: object) =>
  call(portal, method, `/tide-watches${path}`, body)
const CHOICE = {
  beach: 'praia-do-atalaia',
  ramp_id: RAMP.id,
  span: 'today',
  at_night: true,
  tells_changes: true,
}

/** Somebody's browser, and what it was told since. */
function browser() {
  const subscription = push.subscribe(EXAMPLE_VAPID.publicKey)
  return {
    subscription,
    ask: (more: object = {}) => send('PUT', '', { ...CHOICE, subscription, ...more }),
    heard: () =>
      push.messages
        .filter(({ subscription: id }) => subscription.endpoint.endsWith(id))
        .map(({ notification, ttlSeconds }) => ({ ...notification, ttlSeconds })),
  }
}
const watched = async (more: object = {}) => {
  const one = browser()
  const { json, status } = await one.ask(more)
  expect(status).toBe(200)
  return { ...one, watch: json as TideWatch }
}
const cityTime = (moment: string | undefined) =>
  new Date(moment ?? 0).toLocaleTimeString('pt-BR', { timeZone: 'America/Belem' }).slice(0, 5)

/** The worker's minutes, one after the other, until the clock of the city shows this. */
async function until(time: string, day = 18) {
  const [hour = '0', minute = '0'] = time.split(':')
  const end = new Date(Date.UTC(2026, 6, day, Number(hour) + 3, Number(minute)))
  while (clock.now() < end) {
    clock.advance(Math.min(10 * MINUTE_MS, end.getTime() - clock.now().getTime()))
    await warnBeforeTheWater(portal.deps)
  }
}

describe('before the water', () => {
  // spec: 1150
  it('warns a browser without an account 60 and 30 minutes before, the second in place of the first', async () => {
    const { watch, heard } = await watched()
    expect(watch).toMatchObject({ beach_name: 'Praia do Atalaia', span: 'today' })
    const deadline = cityTime(watch.next?.deadline)
    const first = new Date(watch.next?.first_warning ?? 0).getTime()
    expect(first).toBe(new Date(watch.next?.deadline ?? 0).getTime() - 60 * MINUTE_MS)
    await until('22:30')
    const [one, two, ...others] = heard()
    expect(others).toEqual([])
    const time = deadline.replace(':', 'h')
    expect(one).toMatchObject({
      title: `Retire o carro até ${time}`,
      body: '1º acesso do Atalaia. Faltam 60\u00a0min: a água chega a 3,4\u00a0m.',
      navigate: 'http://portal.test/praia/praia-do-atalaia/aviso',
    })
    expect(two).toMatchObject({ title: one?.title, tag: one?.tag })
    expect(two?.body).toContain('Faltam 30\u00a0min')
    // What has not arrived by the deadline does not arrive any more.
    expect(one?.ttlSeconds).toBe(3600)
    expect(two?.ttlSeconds).toBe(1800)
  })

  it('says how long is left to whoever asks late, and nothing once the hour is over', async () => {
    await until('19:50')
    const late = await watched()
    await warnBeforeTheWater(portal.deps)
    expect(late.heard()).toHaveLength(1)
    await until('21:40')
    const over = await watched()
    await until('23:59')
    expect(over.heard()).toEqual([])
  })

  it('keeps to the days that were chosen, of which a night is part', async () => {
    const today = await watched()
    const always = await watched({ span: 'always' })
    const weekend = await watched({ span: 'weekend' })
    await until('23:00', 20)
    const hours = (heard: { title: string }[]) => new Set(heard.map(({ title }) => title)).size
    expect(hours(today.heard())).toBe(1)
    // Saturday evening and twice on Sunday, of which the early one is before 4h of Sunday or after.
    expect(hours(weekend.heard())).toBeGreaterThan(1)
    expect(hours(always.heard())).toBeGreaterThan(hours(weekend.heard()))
  })

  it('wakes nobody who did not ask for the night', async () => {
    const calm = await watched({ span: 'always', at_night: false })
    const awake = await watched({ span: 'always' })
    const told = { calm: 0, awake: 0 }
    for (let day = 18; day < 22; day += 1) {
      await until('22:00', day)
      const before = { calm: calm.heard().length, awake: awake.heard().length }
      await until('06:00', day + 1)
      told.calm += calm.heard().length - before.calm
      told.awake += awake.heard().length - before.awake
    }
    // At six sharp it is day again: what is due then is told then.
    expect(told.awake).toBeGreaterThan(told.calm)
    expect(told.calm).toBeLessThanOrEqual(1)
    expect(calm.heard().length).toBeGreaterThan(told.calm)
  })

  it('warns who asked for today at night, and promises others no hour at which they sleep', async () => {
    await setRamps([{ ...RAMP, level_m: 4.4 }])
    const calm = await watched({ span: 'always', at_night: false })
    const today = await watched({ at_night: false })
    const hour = Number(cityTime(today.watch.next?.first_warning).slice(0, 2))
    expect(today.watch.at_night).toBe(true)
    expect(Number(cityTime(calm.watch.next?.deadline).slice(0, 2))).toBeGreaterThanOrEqual(6)
    expect(hour).toBeGreaterThanOrEqual(20)
    await until('23:30')
    expect(today.heard()).toHaveLength(2)
  })

  // spec: 1151
  it('speaks of the high water where no limit is set, and says so', async () => {
    await setRamps([{ ...RAMP, level_m: null }])
    const { watch, heard } = await watched({ ramp_id: null })
    expect(watch.next?.kind).toBe('tide')
    await until('23:30')
    expect(heard()).toHaveLength(2)
    expect(heard()[0]?.title).toBe('Maré cheia às 22h48')
    expect(heard()[0]?.body).toContain('O limite desta praia não foi definido')
  })
})

describe('when the limit changes', () => {
  // spec: 1152
  it('tells who heard of the old hour, once, and warns of the new one', async () => {
    const { watch, heard } = await watched()
    const silent = await watched({ tells_changes: false })
    await setRamps([{ ...RAMP, level_m: 2.6 }])
    await warnBeforeTheWater(portal.deps)
    await warnBeforeTheWater(portal.deps)
    expect(heard()).toHaveLength(1)
    expect(heard()[0]?.title).toMatch(/^Mudou: retire o carro até \d+h\d\d$/)
    expect(heard()[0]?.body).toContain(
      `Antes era ${cityTime(watch.next?.deadline).replace(':', 'h')}`,
    )
    expect(silent.heard()).toEqual([])
    await until('23:00')
    expect(heard()).toHaveLength(3)
    expect(silent.heard()).toHaveLength(2)
    const hour = heard()[0]?.title.replace('Mudou: retire', 'Retire')
    expect(
      heard()
        .slice(1)
        .map(({ title }) => title),
    ).toEqual([hour, hour])
  })

  it('tells to leave now where the new hour is over', async () => {
    const { heard } = await watched()
    await until('19:00')
    expect(heard()).toEqual([])
    await setRamps([{ ...RAMP, level_m: 1.5 }])
    await warnBeforeTheWater(portal.deps)
    expect(heard().map(({ title }) => title)).toEqual(['Retire o carro agora'])
  })

  it('goes by the ramp whose water comes first once the chosen one is gone', async () => {
    const { heard } = await watched()
    await setRamps([{ ...RAMP, id: randomUUID(), name: '2º acesso' }])
    await until('22:00')
    expect(heard()).toHaveLength(2)
    expect(heard()[0]?.body).toContain('2º acesso')
  })

  it('warns of nothing where no car comes to the sand any more', async () => {
    const { heard } = await watched()
    await setRamps([{ ...RAMP, access: 'closed' }])
    await until('23:00')
    expect(heard()).toEqual([])
    const refused = await browser().ask()
    expect([refused.status, refused.json.code]).toEqual([409, 'tide-watches.closed'])
  })
})

describe('a browser', () => {
  it('stops with its token alone, twice is once, and nobody stops another', async () => {
    const { watch, heard } = await watched()
    const other = await watched()
    const forged = `${other.watch.token.split('.')[0]}.${watch.token.split('.')[1]}`
    expect((await send('POST', '/stop', { token: forged })).status).toBe(204)
    expect((await send('POST', '/read', { token: forged })).status).toBe(404)
    expect((await send('POST', '/test', { token: forged })).status).toBe(404)
    expect((await send('POST', '/stop', { token: watch.token })).status).toBe(204)
    expect((await send('POST', '/stop', { token: watch.token })).status).toBe(204)
    expect((await send('POST', '/read', { token: watch.token })).status).toBe(404)
    await until('22:00')
    expect(heard()).toEqual([])
    expect(other.heard()).toHaveLength(2)
  })

  it('that asks again for the same ramp has one watch, and ten at most', async () => {
    const one = browser()
    const first = await one.ask()
    const again = await one.ask({ span: 'always' })
    expect(again.json.token).toBe(first.json.token)
    const { rows } = await portal.asOwner<{ count: number }>(
      'select count(*)::int as count from tide_watches',
    )
    expect(rows[0]?.count).toBe(1)
    const ramps = Array.from({ length: MOST_WATCHES }, () => ({ ...RAMP, id: randomUUID() }))
    await setRamps([RAMP, ...ramps])
    const answers = []
    for (const { id } of ramps) answers.push((await one.ask({ ramp_id: id })).status)
    expect(answers).toEqual([...Array(MOST_WATCHES - 1).fill(200), 409])
  })

  it('that left is forgotten; one whose service takes nothing is asked again, and told once', async () => {
    const gone = await watched()
    push.unsubscribe(gone.subscription.endpoint)
    await until('20:10')
    const { rows } = await portal.asOwner('select id from tide_watches')
    expect(rows).toEqual([])
    const slow = await watched()
    push.fail(429)
    await warnBeforeTheWater(portal.deps)
    expect(slow.heard()).toEqual([])
    await warnBeforeTheWater(portal.deps)
    await warnBeforeTheWater(portal.deps)
    expect(slow.heard()).toHaveLength(1)
  })

  it('that is given another address keeps its warnings', async () => {
    const { subscription, watch } = await watched()
    const next = push.subscribe(EXAMPLE_VAPID.publicKey)
    const moved = { old_endpoint: subscription.endpoint, subscription: next }
    expect((await send('PUT', '/subscription', moved)).status).toBe(204)
    await until('22:00')
    const told = push.messages.map(({ subscription: id }) => next.endpoint.endsWith(id))
    expect(told).toEqual([true, true])
    expect((await send('POST', '/read', { token: watch.token })).status).toBe(200)
  })

  it('shows a test as the warning will look, with its button', async () => {
    const { watch } = await watched()
    expect((await send('POST', '/test', { token: watch.token })).status).toBe(202)
    await sendTest({ watchId: watch.token.split('.')[0] ?? '' }, portal.deps)
    const { notification } = JSON.parse(push.messages[0]?.text ?? '{}')
    expect(notification).toMatchObject({
      title: 'Teste: é assim que o aviso chega',
      actions: [{ action: 'stop', title: 'Parar' }],
      data: { stop: watch.token },
    })
  })

  it('of no known service, of an unknown beach or ramp is refused in our words', async () => {
    const foreign = { ...browser().subscription, endpoint: 'https://evil.example/push/1' }
    const answers = [
      await browser().ask({ subscription: foreign }),
      await browser().ask({ beach: 'praia-nenhuma' }),
      await browser().ask({ ramp_id: randomUUID() }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 409])
    expect(answers.map(({ json }) => json.code)).toEqual([
      'tide-watches.service',
      'tide-watches.beach',
      'tide-watches.ramp',
    ])
  })
})

// spec: 1153
it('two workers that send at once tell each browser once', async () => {
  const many = await Promise.all(Array.from({ length: 150 }, () => watched()))
  await until('19:40')
  push.messages.length = 0
  clock.advance(15 * MINUTE_MS)
  await Promise.all([warnBeforeTheWater(portal.deps), warnBeforeTheWater(portal.deps)])
  expect(many.map(({ heard }) => heard().length)).toEqual(many.map(() => 1))
})
