// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '~/platform/query-client.ts'
import { fakeApi, ok, refused } from '~/platform/testing/fake-api.ts'
import { ConfirmScreen } from './ConfirmScreen.tsx'
import { LeaveScreen } from './LeaveScreen.tsx'
import { NewsletterBand } from './NewsletterBand.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  window.history.replaceState(null, '', '/')
})

const show = (page: ReactNode) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>{page}</MemoryRouter>
    </QueryClientProvider>,
  )
const PREFERENCES = { email_hint: 'ro•••@exemplo.test', is_active: true, topics: ['eventos'] }
const OWN = `01a1df1b-d32e-7d11-b4ef-1ba3f38a71a4.${'a'.repeat(43)}`

describe('the form in the footer', () => {
  it('asks for one thing and says what comes next', async () => {
    const { sent } = fakeApi({ 'POST /api/v1/newsletter/requests': () => ok({ sent: true }) })
    show(<NewsletterBand />)
    await userEvent.type(
      screen.getByRole('textbox', { name: 'Para onde enviamos?' }),
      'rosa@exemplo.test',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Quero receber' }))
    expect((await screen.findByRole('status')).textContent).toContain('rosa@exemplo.test')
    expect(sent('POST /api/v1/newsletter/requests')).toEqual([
      { email: 'rosa@exemplo.test', origin: 'rodape' },
    ])
  })

  it('says what an address lacks, and sends nothing', async () => {
    const { sent } = fakeApi({ 'POST /api/v1/newsletter/requests': () => ok({ sent: true }) })
    show(<NewsletterBand />)
    const field = screen.getByRole('textbox', { name: 'Para onde enviamos?' })
    for (const typed of ['', 'rosa@exemplo']) {
      if (typed) await userEvent.type(field, typed)
      await userEvent.click(screen.getByRole('button', { name: 'Quero receber' }))
      expect(screen.getByRole('alert').textContent).toBe(
        'Escreva um e-mail como voce@exemplo.com.br.',
      )
      expect(document.activeElement).toBe(field)
    }
    expect(sent('POST /api/v1/newsletter/requests')).toEqual([])
  })

  it('keeps what was typed and says why it was refused', async () => {
    fakeApi({
      'POST /api/v1/newsletter/requests': () =>
        refused(429, 'newsletter-request.too-many', 'Muitas tentativas.'),
    })
    show(<NewsletterBand />)
    const field = screen.getByRole('textbox', { name: 'Para onde enviamos?' })
    await userEvent.type(field, 'rosa@exemplo.test')
    await userEvent.click(screen.getByRole('button', { name: 'Quero receber' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Muitas tentativas.')
    expect((field as HTMLInputElement).value).toBe('rosa@exemplo.test')
  })
})

describe('the page of the confirmation', () => {
  it('confirms by a press, and lets the reader choose topics', async () => {
    window.history.replaceState(null, '', `/newsletter/confirmar#token=${'b'.repeat(43)}`)
    const { sent } = fakeApi({
      'POST /api/v1/newsletter/confirmation': () => ok({ ...PREFERENCES, token: OWN }),
    })
    show(<ConfirmScreen />)
    const button = await screen.findByRole('button', { name: 'Confirmar inscrição' })
    expect(sent('POST /api/v1/newsletter/confirmation')).toEqual([])
    await userEvent.click(button)
    expect(await screen.findByRole('heading', { name: 'Inscrição confirmada' })).toBeDefined()
    expect((screen.getByRole('checkbox', { name: 'Eventos' }) as HTMLInputElement).checked).toBe(
      true,
    )
  })

  it('offers another e-mail where the link is no good', async () => {
    show(<ConfirmScreen />)
    expect(await screen.findByRole('heading', { name: 'Este link não vale mais' })).toBeDefined()
    expect(screen.getByRole('button', { name: 'Quero receber' })).toBeDefined()
  })
})

describe('the way out', () => {
  it('asks once, and offers to come back', async () => {
    window.history.replaceState(null, '', `/newsletter/sair?token=${OWN}`)
    let isActive = true
    fakeApi({
      'POST /api/v1/newsletter/preferences/read': () => ok(PREFERENCES),
      'POST /api/v1/newsletter/preferences': () => {
        isActive = !isActive
        return { status: 200, body: { ...PREFERENCES, is_active: isActive } }
      },
    })
    show(<LeaveScreen result={null} />)
    await userEvent.click(await screen.findByRole('button', { name: 'Sair da lista' }))
    expect(await screen.findByRole('heading', { name: 'Você saiu da lista' })).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Voltar para a lista' }))
    expect(
      await screen.findByRole('heading', { name: 'Parar de receber novidades?' }),
    ).toBeDefined()
  })

  it('does not let somebody keep no topic at all', async () => {
    window.history.replaceState(null, '', `/newsletter/sair?token=${OWN}`)
    fakeApi({ 'POST /api/v1/newsletter/preferences/read': () => ok(PREFERENCES) })
    show(<LeaveScreen result={null} />)
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Eventos' }))
    await userEvent.click(screen.getByRole('button', { name: 'Salvar assuntos' }))
    expect(await screen.findByText('Escolha pelo menos um assunto.')).toBeDefined()
  })

  it('says what became of the form without JavaScript', () => {
    show(<LeaveScreen result="saiu" />)
    expect(screen.getByRole('heading', { name: 'Você saiu da lista' })).toBeDefined()
  })
})
