// @vitest-environment jsdom
import type { Announcement, Announcements } from '@portal/contract/announcements/announcement'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, renderHook, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '~/platform/query-client.ts'
import { announcementsQuery, waitFor as waitUntil } from './announcements.queries.ts'
import { Banner } from './Banner.tsx'
import { closedKey, HIDE_CLOSED_BANNER, rememberClosed } from './closed-announcements.ts'
import { Popup } from './Popup.tsx'
import { mayInterrupt, POPUP_DELAY_MS, usePopupMoment } from './use-popup-moment.ts'

beforeEach(() => window.localStorage.clear())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  document.documentElement.dataset.hydrated = ''
})

const FESTIVAL: Announcement = {
  key: 'banner.3..',
  title: 'Festival',
  text: 'O festival começa hoje.',
  link: { label: 'Ver programação', url: '/eventos' },
  photo: null,
}

function renderBanner(banner: Announcement | null) {
  const client = createQueryClient()
  const known: Announcements = { banner, popup: null, changes_at: null }
  client.setQueryData(announcementsQuery().queryKey, known)
  return render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <main id="conteudo" tabIndex={-1} />
        {banner ? <Banner banner={banner} /> : null}
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

describe('the banner', () => {
  beforeEach(() => {
    document.documentElement.dataset.hydrated = 'true'
  })

  it('says what there is to say, with its link', () => {
    renderBanner(FESTIVAL)
    expect(screen.getByRole('region', { name: 'Aviso do portal' }).textContent).toContain(
      FESTIVAL.text,
    )
    expect(screen.getByRole('link', { name: 'Ver programação' }).getAttribute('href')).toBe(
      '/eventos',
    )
  })

  it('stays closed for who closed it, until it says another thing', async () => {
    renderBanner(FESTIVAL)
    await userEvent.click(screen.getByRole('button', { name: 'Fechar aviso' }))
    expect(screen.queryByRole('region', { name: 'Aviso do portal' })).toBeNull()
    expect(document.activeElement?.id).toBe('conteudo')
    cleanup()
    renderBanner(FESTIVAL)
    expect(screen.queryByText(FESTIVAL.text)).toBeNull()
    cleanup()
    renderBanner({ ...FESTIVAL, key: 'banner.4..', text: 'Acabou.' })
    expect(screen.getByText('Acabou.')).toBeDefined()
  })

  it('is hidden by the page itself before anything is drawn, for who closed it', () => {
    document.body.innerHTML = `<section id="faixa-do-portal" data-key="${FESTIVAL.key}"></section>`
    const strip = document.querySelector('section')
    new Function(HIDE_CLOSED_BANNER)()
    expect(strip?.hidden).toBe(false)
    rememberClosed('banner', FESTIVAL.key)
    new Function(HIDE_CLOSED_BANNER)()
    expect(strip?.hidden).toBe(true)
    document.body.innerHTML = ''
  })

  it('is nothing at all on other days', () => {
    const { container } = renderBanner(null)
    expect(container.querySelector('section')).toBeNull()
  })

  it('is asked for again when its day begins or ends', () => {
    expect(waitUntil(null, 0)).toBe(false)
    expect(waitUntil('1970-01-01T01:00:00Z', 0)).toBe(3_600_000)
    expect(waitUntil('2026-01-01T00:00:00Z', 0)).toBe(24 * 3_600_000)
  })
})

describe('the popup', () => {
  const moment = (key: string | null, path = '/') =>
    renderHook(({ pathname }) => usePopupMoment(key, pathname), {
      initialProps: { pathname: path },
    })
  const rest = async () => {
    await act(() => vi.advanceTimersByTimeAsync(POPUP_DELAY_MS + 10))
  }
  beforeEach(() => vi.useFakeTimers())

  it('waits until the page is at rest', async () => {
    const { result } = moment('popup.1')
    expect(result.current).toBe(false)
    await rest()
    expect(result.current).toBe(true)
  })

  it('never interrupts who is in the middle of something', async () => {
    const { result, rerender } = moment('popup.1', '/criar-conta')
    await rest()
    expect(result.current).toBe(false)
    rerender({ pathname: '/turismo' })
    const field = document.body.appendChild(document.createElement('input'))
    field.focus()
    await rest()
    expect(result.current).toBe(false)
    field.remove()
    await rest()
    expect(result.current).toBe(true)
  })

  it('does not come back to who has seen it', async () => {
    rememberClosed('popup', 'popup.1')
    const { result } = moment('popup.1')
    await rest()
    expect(result.current).toBe(false)
  })

  it.each([
    ['/', true],
    ['/praia/atalaia', true],
    ['/auth', false],
    ['/cadastro-atalaia', false],
    ['/checkout-planos', false],
    ['/pagamento-pix', false],
    ['/admin/banners', false],
    ['/newsletter/sair', false],
  ])('may open at %s: %s', (path, may) => {
    expect(mayInterrupt(path)).toBe(may)
  })

  it('is a window that Esc closes, and is seen by opening', async () => {
    vi.useRealTimers()
    render(
      <MemoryRouter>
        <Popup popup={{ ...FESTIVAL, key: 'popup.9' }} />
      </MemoryRouter>,
    )
    expect(await screen.findByRole('dialog', { name: 'Festival' })).toBeDefined()
    expect(closedKey('popup')).toBe('popup.9')
    await userEvent.keyboard('{Escape}')
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})
