// @vitest-environment jsdom
import { USUAL_QUIET } from '@portal/contract/people/notifications/kinds'
import type { PushDevices } from '@portal/contract/people/notifications/notifications'
import { switchCapabilities } from '@portal/contract/testing/switch-capabilities'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeApi, ok, refused } from '~/platform/testing/fake-api.ts'
import { renderAs, signedIn } from '~/platform/testing/signed-in.tsx'
import { NotificationBell } from './NotificationBell.tsx'
import { NotificationsSection } from './NotificationsSection.tsx'
import { compareDevice } from './push-device.ts'

const restore = switchCapabilities(true, ['push'])
afterAll(() => restore())

const KEY =
  'BMlqD3B8I5uGKBs_5rv9Q-g_QHbVKqYSUzXqmQBTf2N-isqpTQXOF-nvFCeqA5HMGClKj99j4iUn3sGeV4NggxU'
const SESSION = '0197f2f0-0000-7000-8000-0000000000aa'
const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/abc'
const own = {
  id: '0197f2f0-0000-7000-8000-0000000000d1',
  device: 'Chrome no Android',
  created_at: '2026-07-18T22:00:00Z',
  seen_at: '2026-07-18T22:00:00Z',
  is_current: true,
}
const other = {
  ...own,
  id: '0197f2f0-0000-7000-8000-0000000000d2',
  device: 'Safari no iPhone',
  is_current: false,
}
const told = {
  id: '0197f2f0-0000-7000-8000-0000000000e1',
  kind: 'order-waiting',
  title: 'Pedido 1001 · Entrega',
  body: 'Peixaria do Zé: 2 itens.',
  path: '/dash-espadarte?aba=pedidos',
  created_at: '2026-07-18T22:00:00Z',
  read_at: null,
}

const KEYS = { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) }
/** The browser: what it was allowed, and its one subscription. */
function browserWith({
  permission = 'default',
  answers = 'granted',
  isSubscribed = false,
}: {
  permission?: string
  answers?: string
  isSubscribed?: boolean
} = {}) {
  const bytes = Uint8Array.from(atob(KEY.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
    sign.charCodeAt(0),
  )
  const subscription = {
    endpoint: ENDPOINT,
    options: { applicationServerKey: bytes.buffer },
    toJSON: () => ({ endpoint: ENDPOINT, keys: KEYS }),
    unsubscribe: vi.fn(async () => {
      kept = null
      return true
    }),
  }
  let kept: typeof subscription | null = isSubscribed ? subscription : null
  const pushManager = {
    getSubscription: async () => kept,
    subscribe: vi.fn(async () => {
      kept = subscription
      return subscription
    }),
  }
  const asked = vi.fn(async () => {
    notification.permission = answers
    return answers
  })
  const notification = { permission, requestPermission: asked }
  vi.stubGlobal('Notification', notification)
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('navigator', {
    userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/140',
    serviceWorker: { getRegistration: async () => ({ pushManager }) },
  })
  return { asked, pushManager, subscription }
}

let devices: PushDevices
let saved: { channels: object; quiet: object; offered: string[] }
const api = (more: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    'GET /api/v1/my/push-devices': () => ok(devices),
    'GET /api/v1/my/notifications': () => ok({ notifications: [told], unread: 1 }),
    'GET /api/v1/my/notification-choices': () => ok(saved),
    'PUT /api/v1/my/notification-choices': (body) => {
      saved = { ...saved, ...(body as object) }
      return ok(saved)
    },
    'PUT /api/v1/my/push-devices/current': () => {
      devices = { public_key: KEY, devices: [own] }
      return ok(devices)
    },
    ...more,
  })
const show = (isTeam = true, place: { id: string; name: string } | null = null) =>
  renderAs(signedIn(), <NotificationsSection isTeam={isTeam} place={place} />)
const panel = async (name: string) => within(await screen.findByRole('region', { name }))

beforeEach(() => {
  localStorage.clear()
  devices = { public_key: KEY, devices: [] }
  saved = { channels: {}, quiet: USUAL_QUIET, offered: ['push', 'email'] }
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('this device', () => {
  // spec: 720
  it('asks for permission only after a press, and then receives', async () => {
    const { asked, pushManager } = browserWith()
    const sent = api()
    show()
    const here = await panel('Este aparelho')
    const button = await here.findByRole('button', { name: 'Ligar avisos neste aparelho' })
    expect(asked).not.toHaveBeenCalled()
    await userEvent.click(button)
    expect(await here.findByText(/recebe avisos enquanto/)).toBeDefined()
    expect(pushManager.subscribe).toHaveBeenCalledWith({
      userVisibleOnly: true,
      applicationServerKey: KEY,
    })
    expect(sent.sent('PUT /api/v1/my/push-devices/current')).toEqual([
      { endpoint: ENDPOINT, keys: KEYS },
    ])
  })

  it('says how to undo it where the person has said no', async () => {
    browserWith({ answers: 'denied' })
    api()
    show()
    const here = await panel('Este aparelho')
    await userEvent.click(await here.findByRole('button', { name: /Ligar avisos/ }))
    expect((await here.findByRole('alert')).textContent).toBe(
      'Este aparelho não tocaO navegador bloqueou os avisos. Pedido novo só chega por E-mail.',
    )
    expect(here.getByRole('button', { name: 'Já permiti, testar' })).toBeDefined()
    expect(here.queryByRole('button', { name: /Ligar avisos/ })).toBeNull()
  })

  it('of an iPhone receives on the home screen only, and is told so', async () => {
    browserWith()
    vi.stubGlobal('Notification', undefined)
    vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)' })
    api()
    show()
    const here = await panel('Este aparelho')
    expect(await here.findByText('No iPhone, só pela tela de início')).toBeDefined()
    expect(here.queryByRole('button')).toBeNull()
  })

  it('is not spoken of where the portal pushes to nobody', async () => {
    browserWith()
    devices = { public_key: null, devices: [] }
    saved.offered = ['email']
    api()
    show()
    await panel('O que avisar e onde')
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Este aparelho' })).toBeNull())
    expect(screen.queryByRole('switch', { name: 'Pedido novo: Aparelho' })).toBeNull()
  })

  it('is switched off by a press, and another is taken off from here', async () => {
    const { subscription } = browserWith({ permission: 'granted', isSubscribed: true })
    devices = { public_key: KEY, devices: [own, other] }
    api({
      [`DELETE /api/v1/my/push-devices/${other.id}`]: () => {
        devices = { public_key: KEY, devices: [own] }
        return ok(devices)
      },
      [`DELETE /api/v1/my/push-devices/${own.id}`]: () => {
        devices = { public_key: KEY, devices: [] }
        return ok(devices)
      },
    })
    show()
    const here = await panel('Este aparelho')
    await userEvent.click(
      await here.findByRole('button', { name: 'Tirar Safari no iPhone dos avisos' }),
    )
    await waitFor(() => expect(here.queryByText('Safari no iPhone')).toBeNull())
    await userEvent.click(await here.findByRole('button', { name: 'Desligar neste aparelho' }))
    expect(await here.findByRole('button', { name: 'Ligar avisos neste aparelho' })).toBeDefined()
    expect(subscription.unsubscribe).toHaveBeenCalled()
  })
})

describe('a test', () => {
  // spec: 809
  it('is sent by every channel, and says what became of it on each', async () => {
    browserWith({ permission: 'granted', isSubscribed: true })
    devices = { public_key: KEY, devices: [own] }
    const of = { id: own.id, device: own.device, is_current: true, seconds: 1.2 }
    const sent = api({
      'POST /api/v1/my/notifications/test': () => ({ status: 202, body: { devices: 1 } }),
      'GET /api/v1/my/notifications/test': () =>
        ok({
          asked_at: told.created_at,
          deliveries: [
            { ...of, channel: 'push', state: 'sent' },
            { ...of, id: other.id, channel: 'email', device: null, state: 'failed' },
          ],
          missing: ['whatsapp'],
        }),
    })
    show()
    const panelOf = await panel('Testar os avisos')
    await userEvent.click(panelOf.getByRole('button', { name: 'Mandar um aviso de teste' }))
    expect((await panelOf.findByRole('status')).textContent).toBe('1 de 2 saíram')
    expect(sent.sent('POST /api/v1/my/notifications/test')).toHaveLength(1)
    expect(panelOf.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Chrome no Androidsaiu em 1 s',
      'E-mailnão foi aceito',
      'WhatsAppWhatsApp não confirmado.',
    ])
  })

  it('of the sound is remembered on this device', async () => {
    browserWith()
    api()
    show()
    const panelOf = await panel('Testar os avisos')
    await userEvent.click(panelOf.getByRole('switch', { name: 'Som neste aparelho' }))
    expect(localStorage.getItem('portal:alarme-de-pedidos')).toBe('off')
  })
})

describe('what nobody answers', () => {
  const PLACE = '0197f2f0-0000-7000-8000-0000000000cc'
  const path = `/api/v1/my/establishments/${PLACE}/escalation`
  const helena = { user_id: own.id, name: 'Helena Cardoso', role: 'owner', is_later: false }
  const josue = { user_id: other.id, name: 'Josué Prata', role: 'manager', is_later: false }
  const reached_by = ['push']
  const steps = (may_set = true, isLater = false) => ({
    ...{ others_after: 3, last_before: 3, may_set },
    people: [
      { ...helena, reached_by },
      { ...josue, is_later: isLater, reached_by: [] },
    ],
  })
  const place = { id: PLACE, name: 'Maré Cheia' }

  // spec: 808
  it('goes by steps that whoever may sets: minutes, and who is told when', async () => {
    browserWith()
    const sent = api({
      [`GET ${path}`]: () => ok(steps()),
      [`PUT ${path}`]: () => ok({ ...steps(true, true), others_after: 4 }),
    })
    show(true, place)
    const shown = await panel('Se ninguém responder')
    expect(await shown.findByText('toca para Helena e Josué')).toBeDefined()
    expect(shown.getByText('7 min')).toBeDefined()
    await userEvent.click(shown.getByRole('button', { name: 'Mudar tempos e pessoas' }))
    await userEvent.click(
      shown.getByRole('button', { name: 'Primeiro degrau, depois de: mais um minuto' }),
    )
    await userEvent.click(shown.getByRole('checkbox', { name: /Josué/ }))
    // Somebody is always told at once.
    expect(shown.getByRole<HTMLInputElement>('checkbox', { name: /Helena/ }).disabled).toBe(true)
    await userEvent.click(shown.getByRole('button', { name: 'Salvar os degraus' }))
    expect(await shown.findByText(/avisa também Josué/)).toBeDefined()
    expect(sent.sent(`PUT ${path}`)).toEqual([
      { others_after: 4, last_before: 3, later: [josue.user_id] },
    ])
  })

  it('is read only by who does not set it', async () => {
    browserWith()
    api({ [`GET ${path}`]: () => ok(steps(false)) })
    show(true, place)
    const shown = await panel('Se ninguém responder')
    await shown.findByText('toca para Helena e Josué')
    expect(shown.queryByRole('button')).toBeNull()
  })
})

describe('at each opening of a place of work', () => {
  const mark = (session: string) => localStorage.setItem('guia:avisos', session)
  const PUT = 'PUT /api/v1/my/push-devices/current'

  it('a browser that nobody switched on tells nothing', async () => {
    browserWith({ permission: 'granted', isSubscribed: true })
    const sent = api()
    await compareDevice(SESSION)
    expect(sent.sent('GET /api/v1/my/push-devices')).toEqual([])
  })

  it('one that was switched on says its address again, in the next session too', async () => {
    browserWith({ permission: 'granted', isSubscribed: true })
    const sent = api()
    mark('another session')
    await compareDevice(SESSION)
    expect(sent.sent(PUT)).toHaveLength(1)
    await compareDevice(SESSION)
    expect(sent.sent(PUT)).toHaveLength(2)
  })

  // spec: 720
  it('one that was taken off elsewhere in this session stays off', async () => {
    const { subscription } = browserWith({ permission: 'granted', isSubscribed: true })
    const sent = api()
    mark(SESSION)
    await compareDevice(SESSION)
    expect(sent.sent(PUT)).toEqual([])
    expect(subscription.unsubscribe).toHaveBeenCalled()
    await compareDevice('the next')
    expect(sent.sent(PUT)).toEqual([])
  })
})

describe('choices', () => {
  it('take effect at once, and hold for one kind and one channel', async () => {
    browserWith()
    const sent = api()
    show()
    const kinds = await panel('O que avisar e onde')
    const mail = await kinds.findByRole<HTMLInputElement>('switch', { name: 'Devolução: E-mail' })
    expect(mail.checked).toBe(true)
    await userEvent.click(mail)
    expect(mail.checked).toBe(false)
    await waitFor(() =>
      expect(sent.sent('PUT /api/v1/my/notification-choices')).toEqual([
        { channels: { 'return-asked': { email: false } }, quiet: USUAL_QUIET },
      ]),
    )
  })

  it('go back to what is true when they could not be kept', async () => {
    browserWith()
    api({ 'PUT /api/v1/my/notification-choices': () => refused(422, 'x') })
    show()
    const kinds = await panel('O que avisar e onde')
    const mail = await kinds.findByRole<HTMLInputElement>('switch', { name: 'Devolução: E-mail' })
    await userEvent.click(mail)
    await waitFor(() => expect(mail.checked).toBe(true))
  })

  it('of a team are shown to who works somewhere', async () => {
    browserWith()
    api()
    show(false)
    const kinds = await panel('O que avisar e onde')
    expect(await kinds.findByRole('switch', { name: 'Seu pedido: E-mail' })).toBeDefined()
    expect(kinds.queryByRole('switch', { name: 'Pedido novo: E-mail' })).toBeNull()
  })

  it('of quiet hours are kept as they are made', async () => {
    browserWith()
    const sent = api()
    show()
    const quiet = await panel('Horas de silêncio')
    expect(quiet.getByLabelText<HTMLSelectElement>('Começa').value).toBe('1380')
    await userEvent.selectOptions(quiet.getByLabelText('Começa'), '22h')
    await waitFor(() =>
      expect(sent.sent('PUT /api/v1/my/notification-choices')).toEqual([
        { channels: {}, quiet: { ...USUAL_QUIET, quiet_from: 1320 } },
      ]),
    )
  })

  // spec: 807, 810
  it('of quiet hours differ on a weekday, and say what an order does meanwhile', async () => {
    browserWith()
    const sent = api()
    show()
    const quiet = await panel('Horas de silêncio')
    expect(quiet.getByText(/com a casa fechada, pedido não toca/)).toBeDefined()
    await userEvent.selectOptions(quiet.getByLabelText('No silêncio, toca'), 'Nada')
    expect(await quiet.findByText(/nenhum pedido toca/)).toBeDefined()
    await userEvent.click(quiet.getByText('Noites com outro horário'))
    await userEvent.selectOptions(await quiet.findByLabelText('Noite de sexta'), 'Outro horário')
    await userEvent.selectOptions(await quiet.findByLabelText('Começa, noite de sexta'), '2h')
    await waitFor(() =>
      expect(sent.sent('PUT /api/v1/my/notification-choices').at(-1)).toMatchObject({
        quiet: { ringing: 'never', nights: [{ weekday: 5, quiet_from: 120, quiet_until: 480 }] },
      }),
    )
  })
})

describe('what was told', () => {
  // spec: 721
  it('is counted in the bar', async () => {
    api()
    renderAs(signedIn(), <NotificationBell to="/dash-clube#avisos" disabled={false} />)
    expect(await screen.findByRole('link', { name: 'Avisos: 1 não lido' })).toBeDefined()
  })

  it('leads to its page, and is read by opening it', async () => {
    browserWith()
    const sent = api({ 'POST /api/v1/my/notifications/read': () => ok({ unread: 0 }) })
    show()
    const list = await panel('O que chegou')
    const link = await list.findByRole('link', { name: 'Pedido 1001 · Entrega' })
    expect(link.getAttribute('href')).toBe('/dash-espadarte?aba=pedidos')
    await userEvent.click(link)
    await waitFor(() =>
      expect(sent.sent('POST /api/v1/my/notifications/read')).toEqual([{ ids: [told.id] }]),
    )
  })

  it('says so where there is nothing', async () => {
    browserWith()
    api({ 'GET /api/v1/my/notifications': () => ok({ notifications: [], unread: 0 }) })
    show()
    expect(await screen.findByText(/Nenhum aviso ainda/)).toBeDefined()
  })
})
