// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Auth } from '~/platform/session/auth-context.ts'
import { fakeApi, ok, refused } from '~/platform/testing/fake-api.ts'
import { renderAs, signedIn } from '~/platform/testing/signed-in.tsx'
import { SendScreen } from './SendScreen.tsx'

const SEND = 'POST /api/v1/contributions'
const nobody = { ...signedIn(), user: null, session: null }
const places = {
  sights: [{ id: '0197f2f0-0000-7000-8000-0000000000b1', kind: 'beach', name: 'Atalaia' } as const],
  neighbourhoods: ['Centro'],
}

beforeEach(() => window.localStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const open = (who: Auth = nobody) =>
  renderAs(
    who,
    <SendScreen places={places} photoField={() => <p>campo de fotos</p>} onSentChange={vi.fn()} />,
  )
const type = (label: string | RegExp, text: string) =>
  userEvent.type(screen.getByLabelText(label), text)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

async function fillTip() {
  await userEvent.click(screen.getByRole('radio', { name: /Dica/ }))
  await type('Título', 'Chegue cedo')
  await type('Conte', 'Antes das oito há sombra.')
  await userEvent.selectOptions(screen.getByLabelText(/Onde foi/), 'Atalaia')
  await type('Nome como deve aparecer', 'Rosa')
  await type('Seu e-mail', 'rosa@exemplo.test')
  await userEvent.click(screen.getByRole('checkbox', { name: /Autorizo o portal/ }))
}

it('sends a visitor’s tip and says that the e-mail is to be confirmed', async () => {
  const api = fakeApi({ [SEND]: () => ok({ id: 'x', status: 'unconfirmed' }) })
  open()
  await fillTip()
  await press('Enviar para a equipe')
  expect(await screen.findByText(/Enviamos um link para rosa@exemplo.test/)).toBeDefined()
  expect(api.sent(SEND)).toMatchObject([
    {
      kind: 'tip',
      title: 'Chegue cedo',
      place: { kind: 'sight', id: places.sights[0]?.id },
      email: 'rosa@exemplo.test',
      consent_version: '2026-11',
    },
  ])
})

it('leads to what is missing, and sends nothing', async () => {
  const api = fakeApi({})
  open()
  await press('Enviar para a equipe')
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(
    ['title', 'photos', 'credit', 'email', 'consent'].map((field) => `#participacao-${field}`),
  )
  expect(api.sent(SEND)).toEqual([])
})

it('has words for everybody and photos for who is signed in', () => {
  open()
  expect(screen.getByText('Para enviar fotos, entre na sua conta')).toBeDefined()
  cleanup()
  open(signedIn())
  expect(screen.getByText('campo de fotos')).toBeDefined()
  expect(screen.getByText('A resposta vai para rosangela@example.com.')).toBeDefined()
})

it('keeps what was typed for who comes back, and lets it go when asked', async () => {
  open()
  await type('Título', 'Meu verão')
  cleanup()
  open()
  expect(screen.getByLabelText<HTMLInputElement>('Título').value).toBe('Meu verão')
  await press('Começar de novo')
  expect(screen.getByLabelText<HTMLInputElement>('Título').value).toBe('')
})

it('shows another consent for a complaint that stays with the team', async () => {
  open()
  await userEvent.click(screen.getByRole('radio', { name: /Reclamação/ }))
  await userEvent.click(screen.getByRole('checkbox', { name: /Só para a equipe/ }))
  expect(screen.getByRole('checkbox', { name: /Ela não será publicada/ })).toBeDefined()
})

it('sends the same thing again after a failure, under the same name', async () => {
  let tries = 0
  const api = fakeApi({
    [SEND]: () => {
      tries += 1
      return tries === 1
        ? refused(429, 'contribution.too-many', 'Espere um pouco.')
        : ok({ id: 'x', status: 'pending' })
    },
  })
  open()
  await fillTip()
  await press('Enviar para a equipe')
  expect(await screen.findByText('Espere um pouco.')).toBeDefined()
  await press('Enviar para a equipe')
  expect(await screen.findByText('Recebemos. Obrigado!')).toBeDefined()
  const [first, second] = api.sent(SEND) as { client_id: string }[]
  expect(second?.client_id).toBe(first?.client_id)
})
