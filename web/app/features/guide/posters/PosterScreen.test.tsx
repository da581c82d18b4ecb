// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeApi, ok, refused } from '~/platform/testing/fake-api.ts'
import { renderAs, signedIn } from '~/platform/testing/signed-in.tsx'
import { receiveToasts, type ToastMessage } from '~/ui/toast.ts'
import { PosterScreen } from './PosterScreen.tsx'

const place = { id: 'a1', slug: 'mare-cheia', status: 'published' as const }
const poster = {
  name: 'Maré Cheia',
  category: 'Peixaria',
  kind: 'page',
  kinds: ['page', 'review'],
  invitation: 'Aponte a câmera do celular',
  promise: 'Veja fotos, horários e como chegar',
  url: 'https://guia.test/guia/mare-cheia',
  short_url: 'guia.test/guia/mare-cheia',
  portal: { name: 'Guia Salinópolis', line: 'O guia oficial de Salinópolis' },
  demo_mark: null,
}
const WORDS = 'GET /api/v1/my/establishments/a1/poster-words'
const A6 = 'GET /api/v1/my/establishments/a1/poster?size=a6'

let heard: ToastMessage[]
let stopListening: () => void
let saved: string[]
beforeEach(() => {
  heard = []
  saved = []
  stopListening = receiveToasts((toast) => heard.push(toast))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download)
  })
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined })
})
afterEach(() => {
  cleanup()
  stopListening()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
const openScreen = (status: 'published' | 'draft' = 'published') =>
  renderAs(signedIn(), <PosterScreen establishment={{ ...place, status }} />, '/dash-espadarte')

describe('the posters of a place', () => {
  // spec: 371
  it('are seen before they are printed', async () => {
    fakeApi({ [WORDS]: () => ok(poster) })
    openScreen()
    const preview = await screen.findByRole('img', { name: /^Prévia do cartaz de Maré Cheia/ })
    expect(preview.textContent).toContain('Aponte a câmera do celular')
    expect(preview.querySelector('path')).not.toBeNull()
  })

  it('ask for a review where that is chosen, on the sheet and in the file', async () => {
    const asking = { ...poster, kind: 'review', invitation: 'Como foi aqui?' }
    fakeApi({
      [WORDS]: () => ok(poster),
      [`${WORDS}?kind=review`]: () => ok(asking),
      [`${A6}&kind=review`]: () => ok('%PDF'),
    })
    openScreen()
    expect(await screen.findByText('Avalie')).toBeDefined()
    expect(screen.queryByRole('radio', { name: 'Cardápio' })).toBeNull()
    await userEvent.click(screen.getByRole('radio', { name: 'Avalie' }))
    expect(await screen.findByText('Como foi aqui?')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Baixar A6 em PDF' }))
    await waitFor(() => expect(saved).toEqual(['cartaz-avalie-a6-mare-cheia.pdf']))
  })

  it('are saved under a name that says what they are', async () => {
    fakeApi({ [WORDS]: () => ok(poster), [A6]: () => ok('%PDF') })
    openScreen()
    await userEvent.click(await screen.findByRole('button', { name: 'Baixar A6 em PDF' }))
    await waitFor(() => expect(saved).toEqual(['cartaz-a6-mare-cheia.pdf']))
    expect(heard[0]?.title).toBe('Cartaz baixado')
  })

  it('come with the code alone, as a picture', async () => {
    const PNG = 'GET /api/v1/my/establishments/a1/qr?format=png'
    fakeApi({ [WORDS]: () => ok(poster), [PNG]: () => ok('png') })
    openScreen()
    await userEvent.click(await screen.findByRole('button', { name: 'Baixar imagem (PNG)' }))
    await waitFor(() => expect(saved).toEqual(['qr-mare-cheia.png']))
    expect(heard[0]?.title).toBe('QR baixado')
  })

  it('that are refused say why', async () => {
    fakeApi({ [WORDS]: () => ok(poster), [A6]: () => refused(409, 'x', 'Ainda não.') })
    openScreen()
    await userEvent.click(await screen.findByRole('button', { name: 'Baixar A6 em PDF' }))
    await waitFor(() => expect(heard[0]?.description).toBe('Ainda não.'))
    expect(saved).toEqual([])
  })

  it('come with the address to copy', async () => {
    const user = userEvent.setup()
    fakeApi({ [WORDS]: () => ok(poster) })
    openScreen()
    await user.click(await screen.findByRole('button', { name: 'Copiar link' }))
    await waitFor(() => expect(heard[0]?.title).toBe('Link copiado'))
    expect(await navigator.clipboard.readText()).toBe(poster.url)
  })

  it('wait until the page is published', async () => {
    const api = fakeApi({ [WORDS]: () => ok(poster) })
    openScreen('draft')
    expect(await screen.findByText('O cartaz fica pronto com a página')).toBeDefined()
    expect(api.sent(WORDS)).toEqual([])
  })
})
