// @vitest-environment jsdom
import type { OwnPhoto } from '@portal/contract/ground/media/media'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeApi, ok, refused } from '~/platform/testing/fake-api.ts'
import { type FakeUpload, fakeUploads } from '~/platform/testing/fake-uploads.ts'
import { ASK_EVERY_MS, ASK_LATER_EVERY_MS, PATIENT_AFTER_MS } from './media.constants.ts'
import { PhotoUploader } from './PhotoUploader.tsx'

let sent: FakeUpload[]
let previews: string[]
beforeEach(() => {
  sent = fakeUploads()
  previews = []
  URL.createObjectURL = vi.fn((file: Blob) => {
    previews.push((file as File).name)
    return `blob:${(file as File).name}`
  })
  URL.revokeObjectURL = vi.fn()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const idOf = (n: number) => `0197f2f0-0000-7000-8000-00000000000${n}`
const photo = (n: number, changes: Partial<OwnPhoto> = {}): OwnPhoto => ({
  id: idOf(n),
  status: 'ready',
  width: 800,
  height: 600,
  thumbhash: 'BgeCBwAIiIeId3d4h3eIiId3CA',
  alt: `Vista ${n}`,
  created_at: '2026-07-18T14:48:00Z',
  ...changes,
})
const waiting = (n: number) => photo(n, { status: 'processing', thumbhash: null, alt: '' })
const jpg = (name: string) => new File(['x'], name, { type: 'image/jpeg' })

function open(first: OwnPhoto[] = [], limit = 8, isAdjustable = false) {
  let latest: OwnPhoto[] = first
  function Form() {
    const [photos, setPhotos] = useState(first)
    latest = photos
    return (
      <PhotoUploader
        photos={photos}
        onChange={setPhotos}
        limit={limit}
        isAdjustable={isAdjustable}
      />
    )
  }
  render(<Form />)
  return { order: () => latest.map(({ id }) => Number(id.at(-1))), photos: () => latest }
}
const choose = (...files: File[]) =>
  userEvent.upload(screen.getByLabelText('Escolher fotos'), files, { applyAccept: false })
const rows = () =>
  within(screen.getByRole('list', { name: 'Fotos a caminho' })).getAllByRole('listitem')
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const news = () => screen.getByRole('status').textContent
const arrive = async (upload: FakeUpload | undefined, arrived: OwnPhoto) => {
  await act(async () => upload?.answer(201, arrived))
}

describe('sending', () => {
  it('names exactly the four types, so that a phone hands over one of them', () => {
    open()
    for (const label of ['Escolher fotos', 'Tirar foto']) {
      const field = screen.getByLabelText(label)
      expect(field.getAttribute('accept')).toBe('image/jpeg,image/png,image/webp,image/avif')
    }
    expect(screen.getByLabelText('Tirar foto').getAttribute('capture')).toBe('environment')
    expect((screen.getByLabelText('Escolher fotos') as HTMLInputElement).multiple).toBe(true)
  })

  it('takes several at once, three at a time, and shows how far each is', async () => {
    const form = open()
    await choose(jpg('a.jpg'), jpg('b.jpg'), jpg('c.jpg'), jpg('d.jpg'))
    expect(sent.map(({ file }) => file?.name)).toEqual(['a.jpg', 'b.jpg', 'c.jpg'])
    expect(news()).toBe('Enviando 4 fotos.')
    act(() => sent[0]?.progress(0.4))
    expect(screen.getByRole('progressbar', { name: 'Envio de a.jpg' })).toMatchObject({ value: 40 })
    expect(screen.getByText('Enviando, 40%')).toBeDefined()
    expect(rows()[3]?.textContent).toContain('Na fila')

    await arrive(sent[1], waiting(2))
    expect(news()).toBe('b.jpg enviada.')
    expect(sent).toHaveLength(4)
    for (const [n, upload] of [sent[0], sent[2], sent[3]].entries()) {
      await arrive(upload, waiting([1, 3, 4][n] ?? 0))
    }
    // In the order in which they were chosen, though the second was the fastest.
    expect(form.order()).toEqual([1, 2, 3, 4])
    expect(screen.getByText('4 de 8 fotos')).toBeDefined()
    expect(screen.queryByRole('list', { name: 'Fotos a caminho' })).toBeNull()
  })

  it('keeps each of two photos that arrive at the same moment', async () => {
    const form = open()
    await choose(jpg('a.jpg'), jpg('b.jpg'))
    await act(async () => {
      sent[0]?.answer(201, waiting(1))
      sent[1]?.answer(201, waiting(2))
    })
    expect(form.order()).toEqual([1, 2])
  })

  it('gives a photo that needed a second try the place it was chosen for', async () => {
    const form = open([photo(9)])
    await choose(jpg('a.jpg'), jpg('b.jpg'))
    await act(async () => sent[0]?.fail())
    await arrive(sent[1], waiting(2))
    await userEvent.click(button('Tentar de novo: a.jpg'))
    await waitFor(() => expect(sent).toHaveLength(3))
    await arrive(sent[2], waiting(1))
    expect(form.order()).toEqual([9, 1, 2])
  })

  // spec: 496
  it('warns of a small photo before it is sent, and sends it when told to', async () => {
    const sizes: Record<string, number> = { 'a.jpg': 640, 'b.jpg': 960 }
    vi.stubGlobal('createImageBitmap', async (file: File) => ({
      ...{ width: sizes[file.name], height: 400, close: () => undefined },
    }))
    const form = open()
    await choose(jpg('a.jpg'), jpg('b.jpg'))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.file?.name).toBe('b.jpg')
    expect(rows()[0]?.textContent).toContain('Esta foto é pequena')
    await arrive(sent[0], waiting(2))
    await userEvent.click(button('Enviar assim mesmo: a.jpg'))
    await waitFor(() => expect(sent).toHaveLength(2))
    await arrive(sent[1], waiting(1))
    expect(form.order()).toEqual([1, 2])
  })

  it('does not insist on a small photo', async () => {
    vi.stubGlobal('createImageBitmap', async () => ({
      width: 9,
      height: 9,
      close: () => undefined,
    }))
    open()
    await choose(jpg('a.jpg'))
    await userEvent.click(await screen.findByRole('button', { name: 'Tirar a.jpg da lista' }))
    expect(screen.queryByRole('list', { name: 'Fotos a caminho' })).toBeNull()
    expect(sent).toHaveLength(0)
  })

  it('sends what the browser cannot measure', async () => {
    vi.stubGlobal('createImageBitmap', async () => {
      throw new Error('no decoder')
    })
    open()
    await choose(jpg('a.jpg'))
    await waitFor(() => expect(sent).toHaveLength(1))
  })

  it('takes what is dropped on it', async () => {
    open()
    const area = screen.getByText('Arraste fotos para cá').parentElement as HTMLElement
    fireEvent.dragOver(area)
    expect(screen.getByText('Solte para enviar')).toBeDefined()
    fireEvent.drop(area, { dataTransfer: { files: [jpg('solta.jpg')] } })
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(screen.getByText('Arraste fotos para cá')).toBeDefined()
  })

  it('does not lose the page to a file dropped beside it', () => {
    open()
    const event = new Event('drop', { cancelable: true, bubbles: true })
    document.body.dispatchEvent(event)
    expect(event.defaultPrevented).toBe(true)
  })

  it('can be called off, and the next begins', async () => {
    open()
    await choose(jpg('a.jpg'), jpg('b.jpg'), jpg('c.jpg'), jpg('d.jpg'))
    await userEvent.click(button('Cancelar o envio de a.jpg'))
    expect(sent[0]?.isAborted).toBe(true)
    expect(news()).toBe('Envio de a.jpg cancelado.')
    await waitFor(() => expect(sent).toHaveLength(4))
    expect(rows()).toHaveLength(3)
  })

  it('says what went wrong on the way, and tries again when told to', async () => {
    const form = open()
    await choose(jpg('a.jpg'))
    await act(async () => sent[0]?.fail())
    expect(rows()[0]?.textContent).toContain('Confira sua conexão')
    expect(news()).toContain('a.jpg: O envio parou no caminho')
    await userEvent.click(button('Tentar de novo: a.jpg'))
    await waitFor(() => expect(sent).toHaveLength(2))
    await arrive(sent[1], waiting(1))
    expect(form.order()).toEqual([1])
  })

  it('repeats the API’s words for a file it refuses, and offers no second try', async () => {
    open()
    await choose(jpg('a.jpg'))
    const { body } = refused(422, 'media.broken', 'Não conseguimos ler a foto.')
    await act(async () => sent[0]?.answer(422, body))
    expect(rows()[0]?.textContent).toContain('Não conseguimos ler a foto.')
    expect(screen.queryByRole('button', { name: /Tentar de novo/ })).toBeNull()
    await userEvent.click(button('Tirar a.jpg da lista'))
    expect(screen.queryByRole('list', { name: 'Fotos a caminho' })).toBeNull()
  })

  it('refuses at once what it can tell from outside', async () => {
    open()
    await choose(new File(['x'], 'IMG_1.HEIC', { type: 'image/heic' }))
    expect(rows()[0]?.textContent).toContain('Exporte a foto como JPEG')
    expect(sent).toHaveLength(0)
    expect(previews).toEqual([])
  })

  it('stops at the limit and says how many stayed out', async () => {
    open([photo(1)], 2)
    await choose(jpg('a.jpg'), jpg('b.jpg'), jpg('c.jpg'))
    expect(sent).toHaveLength(1)
    expect(screen.getByRole('alert').textContent).toBe(
      'Só cabia mais 1 foto: 2 fotos ficaram de fora.',
    )
    expect(screen.queryByLabelText('Escolher fotos')).toBeNull()
    expect(screen.getByText(/Você já tem 2 fotos, o máximo aqui/)).toBeDefined()
  })

  it('is called off when the person leaves the form', async () => {
    open()
    await choose(jpg('a.jpg'))
    cleanup()
    expect(sent[0]?.isAborted).toBe(true)
    expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:a.jpg')
  })
})

describe('a photo in preparation', () => {
  it('shows the person’s own file, and then what the portal made of it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    let answers = 0
    const ask = `GET /api/v1/media/${idOf(1)}`
    const api = fakeApi({
      [ask]: () => ok(answers++ < 1 ? waiting(1) : photo(1, { alt: '' })),
    })
    const form = open([], 8)
    await choose(jpg('a.jpg'))
    await arrive(sent[0], waiting(1))
    expect(screen.getByText('Preparando…')).toBeDefined()
    expect(document.querySelector('img')?.getAttribute('src')).toBe('blob:a.jpg')
    await act(() => vi.advanceTimersByTimeAsync(ASK_EVERY_MS))
    expect(form.photos()[0]?.status).toBe('processing')
    await act(() => vi.advanceTimersByTimeAsync(ASK_EVERY_MS))
    await waitFor(() => expect(form.photos()[0]?.status).toBe('ready'))
    expect(screen.queryByText('Preparando…')).toBeNull()
    expect(document.querySelector('img')?.getAttribute('src')).toBe(`/media/${idOf(1)}/800.webp`)
    const asked = api.sent(ask).length
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(api.sent(ask)).toHaveLength(asked)
  })

  it('is asked for less often after a while, and a failed question is no end', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const ask = `GET /api/v1/media/${idOf(1)}`
    const api = fakeApi({ [ask]: () => refused(503, 'http.503') })
    open([waiting(1)])
    await act(() => vi.advanceTimersByTimeAsync(PATIENT_AFTER_MS))
    const early = api.sent(ask).length
    expect(early).toBeGreaterThanOrEqual(PATIENT_AFTER_MS / ASK_EVERY_MS - 2)
    await act(() => vi.advanceTimersByTimeAsync(ASK_LATER_EVERY_MS * 5))
    const late = api.sent(ask).length - early
    expect(late).toBeGreaterThanOrEqual(4)
    expect(late).toBeLessThanOrEqual(7)
  })

  it('that could not be prepared says what to do', () => {
    open([photo(1, { status: 'failed', thumbhash: null })])
    expect(screen.getByText(/Apague-a e envie outra/)).toBeDefined()
  })
})

describe('the order', () => {
  it('changes with the keyboard, is told, and keeps the focus', async () => {
    const form = open([photo(1), photo(2), photo(3)])
    button('Mover a foto 1 para depois').focus()
    await userEvent.keyboard('{Enter}')
    expect(form.order()).toEqual([2, 1, 3])
    expect(news()).toBe('Foto movida para o lugar 2 de 3.')
    expect(document.activeElement).toBe(button('Mover a foto 2 para depois'))
    await userEvent.keyboard('{Enter}')
    expect(form.order()).toEqual([2, 3, 1])
    // At the end it cannot go on: the focus stays with the photo.
    expect(document.activeElement).toBe(button('Mover a foto 3 para antes'))
  })

  // jsdom draws nothing, so it has none of its own; the next file shares this document.
  afterEach(() => void Reflect.deleteProperty(document, 'elementFromPoint'))
  const drag = (from: number, over: number) => {
    const handles = screen.getAllByTitle('Arraste para mudar a ordem')
    document.elementFromPoint = () =>
      screen.getAllByRole('listitem', { name: /^Foto/ })[over] ?? null
    fireEvent.pointerDown(handles[from] as HTMLElement, { button: 0 })
    fireEvent.pointerMove(window)
    fireEvent.pointerMove(window)
  }

  // spec: 494
  it('changes by dragging, when the photo is let go', () => {
    const form = open([photo(1), photo(2), photo(3)])
    drag(2, 0)
    expect(form.order()).toEqual([1, 2, 3])
    // The name of a tile is its place: the page shows what would be.
    const names = screen.getAllByRole('listitem', { name: /^Foto/ }).map((tile) => tile.ariaLabel)
    expect(names).toEqual(['Foto 2', 'Foto 3', 'Foto 1'])
    fireEvent.pointerUp(window)
    expect(form.order()).toEqual([3, 1, 2])
    expect(news()).toBe('Foto movida para o lugar 1 de 3.')
    fireEvent.pointerMove(window)
    expect(form.order()).toEqual([3, 1, 2])
  })

  it.each([
    ['Escape', () => fireEvent.keyDown(window, { key: 'Escape' })],
    ['the system', () => fireEvent.pointerCancel(window)],
  ])('stays as it was when %s ends the dragging', (_, end) => {
    const form = open([photo(1), photo(2)])
    drag(1, 0)
    end()
    fireEvent.pointerUp(window)
    expect(form.order()).toEqual([1, 2])
  })

  it('keeps a photo that arrives while another is held', async () => {
    const form = open([photo(1), photo(2)])
    await choose(jpg('c.jpg'))
    drag(1, 0)
    await arrive(sent[0], waiting(3))
    fireEvent.pointerUp(window)
    expect(form.order()).toEqual([2, 1, 3])
  })

  // spec: 494
  it('has another cover with one tap, by keyboard too', async () => {
    const form = open([photo(1), photo(2), photo(3)])
    expect(screen.queryByRole('button', { name: 'Usar a foto 1 como capa' })).toBeNull()
    button('Usar a foto 3 como capa').focus()
    await userEvent.keyboard('{Enter}')
    expect(form.order()).toEqual([3, 1, 2])
    expect(news()).toBe('Esta é a nova capa.')
    expect(document.activeElement).toBe(button('Mover a foto 1 para depois'))
  })

  it('begins with the cover', () => {
    open([photo(1), photo(2)])
    const [first, second] = screen.getAllByRole('listitem', { name: /^Foto/ })
    expect(within(first as HTMLElement).getByText('Capa')).toBeDefined()
    expect(within(second as HTMLElement).queryByText('Capa')).toBeNull()
  })
})

describe('adjusting', () => {
  const read = `GET /api/v1/media/${idOf(1)}`
  const focusCall = `PATCH /api/v1/media/${idOf(1)}`
  const cropCall = `POST /api/v1/media/${idOf(1)}/crop`
  const slide = (label: string, value: number) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  const openWindow = async () => {
    await userEvent.click(button('Ajustar a foto 1'))
    await screen.findByLabelText('Posição na horizontal')
  }

  it('is offered only where pages show the photo in many frames', () => {
    open([photo(1)])
    expect(screen.queryByRole('button', { name: 'Ajustar a foto 1' })).toBeNull()
  })

  it('keeps in sight what matters, set by keyboard', async () => {
    const focus = { x: 0.2, y: 0.7 }
    const api = fakeApi({
      [read]: () => ok(photo(1)),
      [focusCall]: () => ok(photo(1, { focus })),
    })
    const form = open([photo(1)], 8, true)
    await openWindow()
    slide('Posição na horizontal', 20)
    slide('Posição na vertical', 70)
    await userEvent.dblClick(button('Salvar ajuste'))
    await waitFor(() => expect(form.photos()[0]?.focus).toEqual(focus))
    expect(api.sent(focusCall)).toEqual([{ focus }])
    expect(api.sent(cropCall)).toEqual([])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const shown = screen.getByRole('img', { name: 'Vista 1' })
    expect(shown.style.objectPosition).toBe('20% 70%')
  })

  it('puts a part in the place of the photo, and the whole back', async () => {
    const part = photo(2, {
      ...{ width: 600, height: 600 },
      cropped_from: {
        ...{ id: idOf(1), left: 0, top: 0, width: 600, height: 600 },
        ...{ whole_width: 800, whole_height: 600 },
      },
    })
    const back = `POST /api/v1/media/${idOf(2)}/crop`
    const api = fakeApi({
      [read]: () => ok(photo(1)),
      [`GET /api/v1/media/${idOf(2)}`]: () => ok(part),
      [cropCall]: () => ok(part),
      [back]: () => ok(photo(1)),
    })
    const form = open([photo(1), photo(3)], 8, true)
    await openWindow()
    await userEvent.click(screen.getByRole('radio', { name: 'Recorte' }))
    await userEvent.click(screen.getByRole('radio', { name: 'Quadrado' }))
    slide('Posição na horizontal', 0)
    await userEvent.click(button('Salvar ajuste'))
    await waitFor(() => expect(form.order()).toEqual([2, 3]))
    expect(api.sent(cropCall)).toEqual([{ left: 0, top: 0, width: 600, height: 600 }])
    await waitFor(() => expect(document.activeElement).toBe(button('Ajustar a foto 1')))
    await openWindow()
    await userEvent.click(screen.getByRole('radio', { name: 'Recorte' }))
    await userEvent.click(button('Voltar à foto inteira'))
    await userEvent.click(button('Salvar ajuste'))
    await waitFor(() => expect(form.order()).toEqual([1, 3]))
    expect(api.sent(back)).toEqual([{ left: 0, top: 0, width: 800, height: 600 }])
  })

  it('says that it failed, and keeps what was set', async () => {
    fakeApi({ [read]: () => ok(photo(1)) })
    open([photo(1)], 8, true)
    await openWindow()
    slide('Posição na horizontal', 20)
    await userEvent.click(button('Salvar ajuste'))
    expect((await screen.findByRole('alert')).textContent).toContain('Confira sua conexão')
    expect(screen.getByLabelText<HTMLInputElement>('Posição na horizontal').value).toBe('20')
  })

  it('tells who did not send the photo that they cannot adjust it', async () => {
    fakeApi({ [read]: () => refused(404, 'media.not-found') })
    open([photo(1)], 8, true)
    await userEvent.click(button('Ajustar a foto 1'))
    expect((await screen.findByRole('alert')).textContent).toContain('Só quem enviou')
  })
})

describe('the words of a photo', () => {
  // spec: 497
  it('are asked for below the photos, with how many are missing', () => {
    open([photo(1, { alt: '' }), photo(2), photo(3, { alt: '' })])
    expect(screen.getByRole('heading', { name: '2 fotos sem descrição' })).toBeDefined()
    cleanup()
    open([photo(1)])
    expect(screen.getByRole('heading', { name: 'Todas as fotos têm descrição' })).toBeDefined()
  })

  const call = `PATCH /api/v1/media/${idOf(1)}`

  it('are saved when the person leaves the field', async () => {
    const api = fakeApi({ [call]: () => ok(photo(1, { alt: 'Barcos no trapiche' })) })
    const form = open([photo(1, { alt: '' })])
    await userEvent.type(screen.getByLabelText(/O que a foto mostra/), ' Barcos no trapiche')
    await userEvent.tab()
    await waitFor(() => expect(form.photos()[0]?.alt).toBe('Barcos no trapiche'))
    expect(api.sent(call)).toEqual([{ alt: 'Barcos no trapiche' }])
  })

  it('that were not changed are not sent', async () => {
    const api = fakeApi({})
    open([photo(1)])
    await userEvent.click(screen.getByLabelText(/O que a foto mostra/))
    await userEvent.tab()
    expect(api.sent(call)).toEqual([])
  })

  it('stay typed where they could not be saved', async () => {
    fakeApi({})
    open([photo(1, { alt: '' })])
    const field = screen.getByLabelText<HTMLInputElement>(/O que a foto mostra/)
    await userEvent.type(field, 'Maré')
    await userEvent.tab()
    await waitFor(() => expect(screen.getByText(/A descrição não foi guardada/)).toBeDefined())
    expect(field.value).toBe('Maré')
    expect(field.getAttribute('aria-invalid')).toBe('true')
  })
})

describe('removing', () => {
  const call = `DELETE /api/v1/media/${idOf(2)}`

  it('asks once, and leaves the others in their order', async () => {
    const api = fakeApi({ [call]: () => ok({ removed: true }) })
    const form = open([photo(1), photo(2), photo(3)])
    await userEvent.click(button('Apagar a foto 2'))
    const dialog = await screen.findByRole('alertdialog', { name: 'Apagar a foto 2?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Apagar foto' }))
    expect(form.order()).toEqual([1, 3])
    expect(api.sent(call)).toHaveLength(1)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(news()).toBe('Foto apagada.')
  })

  it('takes a photo that a page still shows out of the form all the same', async () => {
    fakeApi({ [call]: () => refused(409, 'media.in-use') })
    const form = open([photo(1), photo(2)])
    await userEvent.click(button('Apagar a foto 2'))
    await userEvent.click(await screen.findByRole('button', { name: 'Apagar foto' }))
    await waitFor(() => expect(form.order()).toEqual([1]))
  })

  it('is not done by who changes their mind', async () => {
    const api = fakeApi({})
    const form = open([photo(1), photo(2)])
    await userEvent.click(button('Apagar a foto 2'))
    await userEvent.click(await screen.findByRole('button', { name: 'Cancelar' }))
    expect(form.order()).toEqual([1, 2])
    expect(api.sent(call)).toEqual([])
  })
})
