// @vitest-environment jsdom
import type {
  Announcement,
  Announcements,
} from '@portal/contract/newsroom/announcements/announcement'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepOnDevice, keptOnDevice } from '~/platform/kept-on-device.ts'
import { createQueryClient } from '~/platform/query-client.ts'
import { announcementsQuery, SEEN_POPUP } from './announcements.queries.ts'
import { Banner, CLOSED_BANNER, HIDE_CLOSED_BANNER } from './Banner.tsx'
import { Popup } from './Popup.tsx'

beforeEach(() => window.localStorage.clear())
afterEach(() => {
  cleanup()
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
    keepOnDevice(CLOSED_BANNER, FESTIVAL.key)
    new Function(HIDE_CLOSED_BANNER)()
    expect(strip?.hidden).toBe(true)
    document.body.innerHTML = ''
  })

  it('is nothing at all on other days', () => {
    const { container } = renderBanner(null)
    expect(container.querySelector('section')).toBeNull()
  })

  it('is asked for again when its day begins or ends', () => {
    const { refetchInterval } = announcementsQuery()
    const wait = (changes_at: string | null) => {
      if (typeof refetchInterval !== 'function') return refetchInterval
      const known: Announcements = { banner: null, popup: null, changes_at }
      return refetchInterval({ state: { data: known } } as Parameters<typeof refetchInterval>[0])
    }
    expect(wait(null)).toBe(false)
    expect(wait('2000-01-01T00:00:00Z')).toBe(30_000)
  })
})

describe('the popup', () => {
  it('is a window that Esc closes, and is seen by opening', async () => {
    render(
      <MemoryRouter>
        <Popup popup={{ ...FESTIVAL, key: 'popup.9' }} />
      </MemoryRouter>,
    )
    expect(await screen.findByRole('dialog', { name: 'Festival' })).toBeDefined()
    expect(keptOnDevice(SEEN_POPUP)).toBe('popup.9')
    await userEvent.keyboard('{Escape}')
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})
