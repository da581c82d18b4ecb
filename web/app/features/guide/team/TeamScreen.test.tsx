// @vitest-environment jsdom
import type { Team, TeamMember } from '@portal/contract/guide/team/team'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeApi as answerApi, ok, refused } from '~/platform/testing/fake-api.ts'
import { renderAs, signedIn } from '~/platform/testing/signed-in.tsx'
import { receiveToasts, type ToastMessage } from '~/ui/toast.ts'
import { problemOfEmail } from './email.rules.ts'
import { TeamScreen } from './TeamScreen.tsx'

const place = { id: 'a1', name: 'Maré Cheia' }
const member = (changes: Partial<TeamMember> = {}): TeamMember => ({
  user_id: 'u1',
  name: 'Dona Socorro',
  email: 'dona@exemplo.test',
  role: 'owner',
  since: null,
  last_seen_at: null,
  is_me: true,
  may: { change_role: false, remove: false },
  ...changes,
})
const rosa = (changes: Partial<TeamMember> = {}) =>
  member({
    user_id: 'u2',
    name: 'Rosa Pinheiro',
    email: 'rosa@exemplo.test',
    role: 'staff',
    since: '2026-07-18T22:42:00Z',
    is_me: false,
    may: { change_role: true, remove: true },
    ...changes,
  })
const team = (changes: Partial<Team> = {}): Team => ({
  members: [member()],
  invitations: [],
  ownership_offer: null,
  may: { manage: true, hand_over: true },
  ...changes,
})
const invited = {
  id: 'i'.repeat(43),
  email: 'bento@exemplo.test',
  role: 'manager' as const,
  created_at: '2026-07-18T22:42:00Z',
  expires_at: '2026-07-25T22:42:00Z',
  is_expired: false,
}
const TEAM = 'GET /api/v1/my/establishments/a1/team'
const CONNECTIONS = 'GET /api/v1/my/establishments/a1/connections'
const fakeApi = (handlers: Parameters<typeof answerApi>[0]) =>
  answerApi({ [CONNECTIONS]: () => ok({ connections: [] }), ...handlers })
const INVITE = 'POST /api/v1/my/establishments/a1/team/invitations'

let heard: ToastMessage[]
let stopListening: () => void
beforeEach(() => {
  heard = []
  stopListening = receiveToasts((toast) => heard.push(toast))
})
afterEach(() => {
  cleanup()
  stopListening()
  vi.unstubAllGlobals()
})
const openScreen = (at = '') =>
  renderAs(signedIn(), <TeamScreen establishment={place} />, `/dash-espadarte?aba=equipe${at}`)
const INVITING = '&convite=novo'
const ROSA = '&pessoa=u2'
const confirm = async (name: string) => {
  const question = within(await screen.findByRole('alertdialog'))
  await userEvent.click(question.getByRole('button', { name }))
}

describe('the team of a place', () => {
  // spec: 370
  it('is invited by e-mail, with a role', async () => {
    const api = fakeApi({
      [TEAM]: () => ok(team()),
      [INVITE]: () => ({ status: 201, body: team({ invitations: [invited] }) }),
    })
    openScreen(INVITING)
    const box = await screen.findByLabelText<HTMLInputElement>('E-mail')
    await userEvent.click(screen.getByRole('button', { name: 'Enviar convite' }))
    expect(screen.getByText('Escreva o e-mail de quem você quer convidar.')).toBeDefined()
    await userEvent.type(box, 'bento@exemplo.test')
    await userEvent.click(screen.getByRole('radio', { name: /^Gerente/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Enviar convite' }))
    const waiting = await screen.findByRole('region', { name: 'Convites que esperam resposta' })
    expect(waiting.textContent).toContain('bento@exemplo.test')
    expect(api.sent(INVITE)).toEqual([{ email: 'bento@exemplo.test', role: 'manager' }])
    expect(heard[0]?.title).toBe('Convite enviado para bento@exemplo.test')
  })

  it('is invited by a link that WhatsApp takes along', async () => {
    const LINK = 'POST /api/v1/my/establishments/a1/team/invitation-links'
    const link = {
      url: 'https://portal.test/convite-equipe#token=x',
      whatsapp_url: 'https://wa.me/?text=Convite%3A%20entre%20por%20aqui',
      expires_at: '2026-07-21T22:42:00Z',
    }
    const byLink = { ...invited, email: null }
    const api = fakeApi({
      [TEAM]: () => ok(team()),
      [LINK]: () => ({ status: 201, body: { team: team({ invitations: [byLink] }), link } }),
    })
    openScreen(INVITING)
    await userEvent.click(await screen.findByRole('radio', { name: /^Gerente/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Criar o link de Gerente' }))
    const whatsApp = await screen.findByRole('link', { name: /^Mandar no WhatsApp/ })
    expect(whatsApp.getAttribute('href')).toBe(link.whatsapp_url)
    expect(api.sent(LINK)).toEqual([{ role: 'manager' }])
    expect(screen.getByText('Convite: entre por aqui')).toBeDefined()
    await userEvent.click(screen.getByRole('link', { name: 'Voltar à equipe' }))
    const waiting = screen.getByRole('region', { name: 'Convites que esperam resposta' })
    expect(waiting.textContent).toContain('Convite por link')
    expect(within(waiting).queryByRole('button', { name: /Enviar de novo/ })).toBeNull()
  })

  it('is handed over by the owner, who may take the offer back', async () => {
    const OFFER = '/api/v1/my/establishments/a1/ownership-offer'
    const members = [member(), rosa()]
    const ownership_offer = {
      to: { user_id: 'u2', name: 'Rosa Pinheiro' },
      from: { name: 'Dona Socorro' },
      expires_at: '2026-07-25T22:42:00Z',
      may: { accept: false, withdraw: true },
    }
    const api = fakeApi({
      [TEAM]: () => ok(team({ members })),
      [`PUT ${OFFER}`]: () => ok(team({ members, ownership_offer })),
      [`DELETE ${OFFER}`]: () => ok(team({ members })),
    })
    openScreen(ROSA)
    await userEvent.click(await screen.findByRole('button', { name: /^Passar o negócio, Rosa/ }))
    await confirm('Oferecer o negócio')
    expect(await screen.findByText(/^Você ofereceu este negócio a Rosa Pinheiro/)).toBeDefined()
    expect(screen.queryByRole('button', { name: /^Passar o negócio/ })).toBeNull()
    expect(api.sent(`PUT ${OFFER}`)).toEqual([{ user_id: 'u2' }])
    await userEvent.click(screen.getByRole('button', { name: 'Retirar a oferta' }))
    await waitFor(() => expect(screen.queryByText(/^Você ofereceu/)).toBeNull())
  })

  it('is accepted by who was asked', async () => {
    const ACCEPT = 'POST /api/v1/my/establishments/a1/ownership-offer/acceptance'
    const ownership_offer = {
      to: { user_id: 'u2', name: 'Rosa Pinheiro' },
      from: { name: 'Dona Socorro' },
      expires_at: '2026-07-25T22:42:00Z',
      may: { accept: true, withdraw: true },
    }
    const may = { manage: false, hand_over: false }
    const api = fakeApi({
      [TEAM]: () => ok(team({ ownership_offer, may })),
      [ACCEPT]: () => ok(team()),
    })
    openScreen()
    expect(await screen.findByText(/^Dona Socorro quer passar Maré Cheia a você/)).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Aceitar e ser dono' }))
    await waitFor(() => expect(heard[0]?.title).toBe('Você agora é dono de Maré Cheia'))
    expect(api.sent(ACCEPT)).toHaveLength(1)
  })

  it('says under the field why an e-mail is not invited', async () => {
    fakeApi({
      [TEAM]: () => ok(team()),
      [INVITE]: () => refused(409, 'team.owner', 'Este é o e-mail do dono do negócio.'),
    })
    openScreen(INVITING)
    const box = await screen.findByLabelText<HTMLInputElement>('E-mail')
    await userEvent.type(box, 'dona@exemplo.test{Enter}')
    expect(await screen.findByText('Este é o e-mail do dono do negócio.')).toBeDefined()
    expect(document.activeElement).toBe(box)
    expect(box.value).toBe('dona@exemplo.test')
    expect(heard).toEqual([])
  })

  it('changes a role after one question', async () => {
    const path = 'PUT /api/v1/my/establishments/a1/team/u2/role'
    const api = fakeApi({
      [TEAM]: () => ok(team({ members: [member(), rosa()] })),
      [path]: () => ok(team({ members: [member(), rosa({ role: 'manager' })] })),
    })
    openScreen(ROSA)
    await userEvent.click(await screen.findByRole('combobox', { name: 'Papel de Rosa Pinheiro' }))
    await userEvent.click(await screen.findByRole('option', { name: /^Gerente/ }))
    expect(api.sent(path)).toEqual([])
    await confirm('Mudar papel')
    await waitFor(() => expect(heard[0]?.title).toBe('Rosa Pinheiro agora é Gerente'))
    expect(api.sent(path)).toEqual([{ role: 'manager' }])
  })

  it('sends somebody away after one question', async () => {
    let members = [member(), rosa()]
    fakeApi({
      [TEAM]: () => ok(team({ members })),
      'DELETE /api/v1/my/establishments/a1/team/u2': () => {
        members = [member()]
        return ok({ removed: true })
      },
    })
    openScreen(ROSA)
    await userEvent.click(await screen.findByRole('button', { name: /^Tirar da equipe/ }))
    await confirm('Tirar da equipe')
    await waitFor(() => expect(screen.queryByText('Rosa Pinheiro')).toBeNull())
    expect(heard[0]?.title).toBe('Rosa Pinheiro saiu da equipe')
    expect(screen.getByText(/^Por enquanto só você/)).toBeDefined()
  })

  it('cancels an invitation, or sends it again', async () => {
    const api = fakeApi({
      [TEAM]: () => ok(team({ invitations: [{ ...invited, is_expired: true }] })),
      [INVITE]: () => ({ status: 201, body: team({ invitations: [invited] }) }),
      [`DELETE /api/v1/my/establishments/a1/team/invitations/${invited.id}`]: () => ok(team()),
    })
    openScreen()
    expect(await screen.findByText('Vencido')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: /^Enviar de novo/ }))
    await waitFor(() => expect(screen.queryByText('Vencido')).toBeNull())
    expect(api.sent(INVITE)).toEqual([{ email: invited.email, role: 'manager' }])
    await userEvent.click(screen.getByRole('button', { name: /^Cancelar convite/ }))
    await confirm('Cancelar convite')
    await waitFor(() => expect(screen.queryByText(invited.email)).toBeNull())
  })

  // spec: 821
  it('says of everybody when they were last here, and right by right what they may', async () => {
    const seen = new Date().toISOString()
    const cook = rosa({ role: 'kitchen', last_seen_at: seen })
    fakeApi({ [TEAM]: () => ok(team({ members: [member(), cook], invitations: [invited] })) })
    openScreen()
    expect(await screen.findByRole('heading', { level: 1 })).toHaveProperty(
      'textContent',
      '2 pessoas, 1 convite aberto',
    )
    const line = screen.getByRole('link', { name: /^Rosa Pinheiro/ })
    expect(line.textContent).toMatch(/Cozinha · pedidos.*entrou hoje/)
    await userEvent.click(line)
    const rights = within(screen.getByRole('region', { name: 'Cozinha pode' }))
    const said = (words: RegExp) => rights.getByText(words).closest('li')?.textContent
    expect(said(/^Aceitar, recusar/)).toMatch(/^pode/)
    expect(said(/^Ver nome inteiro/)).toMatch(/^não pode/)
  })

  it('is only looked at by who does not manage it, who may leave', async () => {
    const me = rosa({ is_me: true, may: { change_role: false, remove: true } })
    const others = member({ is_me: false, email: null })
    fakeApi({
      [TEAM]: () => ok(team({ members: [others, me], may: { manage: false, hand_over: false } })),
      'DELETE /api/v1/my/establishments/a1/team/u2': () => ok({ removed: true }),
    })
    const { path } = openScreen()
    expect(await screen.findByText(/^Só o dono convida/)).toBeDefined()
    expect(screen.queryByLabelText('E-mail')).toBeNull()
    expect(screen.queryByRole('combobox')).toBeNull()
    await userEvent.click(screen.getByRole('link', { name: /^Rosa Pinheiro/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Sair da equipe' }))
    await confirm('Sair da equipe')
    await waitFor(() => expect(path()).toBe('/dash-clube'))
    expect(heard[0]?.title).toBe('Você saiu da equipe de Maré Cheia')
  })

  it('is not shown to who is no longer of it', async () => {
    fakeApi({ [TEAM]: () => refused(404, 'establishment.not-found') })
    openScreen()
    expect(await screen.findByText('Você não tem acesso a esta parte')).toBeDefined()
  })
})

it.each([
  ['', 'Escreva o e-mail de quem você quer convidar.'],
  ['rosa', 'Confira o e-mail: falta alguma parte.'],
  ['a@b.co, c@d.co', 'Confira o e-mail: falta alguma parte.'],
  ['rosa@exemplo.com.br', null],
])('reads the e-mail “%s”', (email, problem) => {
  expect(problemOfEmail(email)).toBe(problem)
})

describe('what is connected to a place', () => {
  const crm = {
    ...{ kind: 'property-crm', id: 'a1', name: 'crm.exemplo.test', since: null, is_paused: false },
  }
  const feed = { ...crm, kind: 'calendar-feed', id: 'f1', name: 'Airbnb', is_paused: true }

  it('says what waits for the new owner, and ends what they do not know', async () => {
    const END = 'DELETE /api/v1/my/establishments/a1/property-crm'
    let connections = [crm, feed]
    const api = fakeApi({
      [TEAM]: () => ok(team()),
      [CONNECTIONS]: () => ok({ connections }),
      [END]: () => {
        connections = [feed]
        return ok({ removed: true })
      },
    })
    openScreen()
    const panel = within(await screen.findByRole('region', { name: 'O que está conectado' }))
    expect((await panel.findByText('Airbnb')).closest('li')?.textContent).toContain('Em pausa')
    await userEvent.click(panel.getByRole('button', { name: /^Desligar CRM/ }))
    await confirm('Desligar CRM')
    await waitFor(() => expect(panel.queryByText('crm.exemplo.test')).toBeNull())
    expect(api.sent(END)).toHaveLength(1)
    expect(heard[0]?.title).toBe('CRM desligado')
  })

  it('is not asked for by who does not manage the team', async () => {
    const api = fakeApi({
      [TEAM]: () => ok(team({ may: { manage: false, hand_over: false } })),
    })
    openScreen()
    await screen.findByText(/Só o dono convida/)
    expect(api.sent(CONNECTIONS)).toEqual([])
  })
})
