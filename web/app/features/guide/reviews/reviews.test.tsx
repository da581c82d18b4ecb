// @vitest-environment jsdom
import type { OwnReview, Review } from '@portal/contract/guide/reviews/review'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Auth } from '~/platform/session/auth-context.ts'
import { fakeApi, ok, refused } from '~/platform/testing/fake-api.ts'
import { renderAs, signedIn } from '~/platform/testing/signed-in.tsx'
import { ReviewDialog } from './ReviewDialog.tsx'
import { ReviewsSection } from './ReviewsSection.tsx'

const business = { id: '0197f2f0-0000-7000-8000-0000000000e1', name: 'Maré Cheia' }
const review = (n: number, given: Partial<Review> = {}): Review => ({
  id: `0197f2f0-0000-7000-8000-0000000000a${n}`,
  author_name: `Pessoa ${n}`,
  rating: 4,
  text: `Palavras ${n}`,
  photos: [],
  created_at: '2026-07-12T15:00:00Z',
  edited_at: null,
  reply: null,
  ...given,
})
const nothing = () => undefined

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the reviews of a place', () => {
  const show = (list: Parameters<typeof ReviewsSection>[0]['list'], ownId: string | null = null) =>
    renderAs(
      { ...signedIn(), user: null, session: null },
      <ReviewsSection
        business={business}
        list={list}
        ownId={ownId}
        onWrite={nothing}
        onReport={nothing}
        onRetry={nothing}
        isRetrying={false}
      />,
    )

  // spec: 295
  it('are summed up with mean, count and spread, and answered by the house', () => {
    const reply = { text: 'Obrigada!', replied_at: '2026-07-13T15:00:00Z' }
    show({ reviews: [review(1, { reply })], next_cursor: null, stars: [0, 0, 0, 1, 3] })
    expect(screen.getByText('4 avaliações')).toBeDefined()
    expect(screen.getByRole('img', { name: 'Nota 4,8 de 5' })).toBeDefined()
    expect(screen.getByText('75%')).toBeDefined()
    const article = within(screen.getByRole('article'))
    expect(article.getByText('12 de julho de 2026')).toBeDefined()
    expect(article.getByText('Maré Cheia respondeu')).toBeDefined()
    expect(article.getByText('Obrigada!')).toBeDefined()
  })

  // spec: 295
  it('are read on page by page, each shown once', async () => {
    fakeApi({
      [`GET /api/v1/establishments/${business.id}/reviews?cursor=c1`]: () =>
        ok({ reviews: [review(1), review(2)], next_cursor: null, stars: [0, 0, 0, 2, 0] }),
    })
    show({ reviews: [review(1)], next_cursor: 'c1', stars: [0, 0, 0, 2, 0] })
    await userEvent.click(screen.getByText('Ver mais avaliações'))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2))
    expect(screen.queryByText('Ver mais avaliações')).toBeNull()
  })

  it('do not repeat what the reader wrote, and invite who has not written', () => {
    show({ reviews: [], next_cursor: null, stars: [0, 0, 0, 0, 0] })
    expect(screen.getByText('Ainda não há avaliações')).toBeDefined()
    expect(screen.getByText('Avaliar')).toBeDefined()
    cleanup()
    show({ reviews: [review(1)], next_cursor: null, stars: [0, 0, 0, 1, 0] }, review(1).id)
    expect(screen.queryByRole('article')).toBeNull()
    expect(screen.queryByText('Avaliar')).toBeNull()
  })

  it('say when they could not be read', () => {
    show(null)
    expect(screen.getByRole('alert').textContent).toContain('Não deu para carregar')
  })
})

describe('the window of a review', () => {
  const MINE = `GET /api/v1/establishments/${business.id}/my-review`
  const WRITE = `PUT /api/v1/establishments/${business.id}/my-review`
  const own = (status: OwnReview['status']): OwnReview => ({
    ...review(9),
    place: { ...business, kind: 'establishment' as const, slug: 'mare-cheia' },
    status,
    status_reason: null,
    queue_reasons: [],
  })
  const open = (auth: Auth, onSent = nothing, onClose = nothing) =>
    renderAs(
      auth,
      <ReviewDialog
        business={business}
        isOpen
        onClose={onClose}
        onSent={onSent}
        photoField={() => null}
      />,
      '/guia/mare-cheia',
    )

  it('leads a visitor to an account and back to this window', async () => {
    open({ ...signedIn(), user: null, session: null })
    const link = await screen.findByRole('link', { name: 'Fazer login' })
    expect(link.getAttribute('href')).toBe('/auth/login')
  })

  // spec: 296
  it.each([
    ['email-unconfirmed', /Confirme seu e-mail/],
    ['profile-incomplete', /Complete seu cadastro/],
    ['own-place', /não pode avaliar o próprio negócio/],
  ])('tells what is in the way: %s', async (barrier, sentence) => {
    fakeApi({ [MINE]: () => ok({ review: null, barrier }) })
    open(signedIn())
    expect(await screen.findByText(sentence)).toBeDefined()
    expect(screen.queryByRole('radio')).toBeNull()
  })

  // spec: 296
  it('asks for stars, keeps what was typed after a refusal, and sends once', async () => {
    let tries = 0
    const api = fakeApi({
      [MINE]: () => ok({ review: null, barrier: null }),
      [WRITE]: () =>
        ++tries === 1
          ? refused(429, 'review.too-many', 'Você escreveu muito hoje.')
          : ok(own('published')),
    })
    const onSent = vi.fn()
    const onClose = vi.fn()
    open(signedIn(), onSent, onClose)
    const send = await screen.findByRole('button', { name: 'Publicar avaliação' })
    await userEvent.click(send)
    expect(screen.getByText('Escolha de 1 a 5 estrelas.')).toBeDefined()
    await userEvent.click(screen.getByRole('radio', { name: '5 estrelas' }))
    await userEvent.type(screen.getByLabelText(/Como foi/), 'Ótimo')
    await userEvent.click(send)
    expect(await screen.findByText('Você escreveu muito hoje.')).toBeDefined()
    expect(screen.getByLabelText<HTMLTextAreaElement>(/Como foi/).value).toBe('Ótimo')
    await userEvent.click(send)
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(onSent).toHaveBeenCalledTimes(1)
    expect(api.sent(WRITE)).toHaveLength(2)
    expect(api.sent(WRITE)[1]).toEqual({ rating: 5, text: 'Ótimo', photos: [] })
  })

  it('begins with what was written before', async () => {
    fakeApi({ [MINE]: () => ok({ review: own('published'), barrier: null }) })
    open(signedIn())
    expect(
      (await screen.findByRole<HTMLInputElement>('radio', { name: '4 estrelas' })).checked,
    ).toBe(true)
    expect(screen.getByRole('button', { name: 'Salvar avaliação' })).toBeDefined()
  })
})
