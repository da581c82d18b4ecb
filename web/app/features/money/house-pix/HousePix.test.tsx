// @vitest-environment jsdom
import type { HousePix, PixToPay } from '@portal/contract/money/house-pix/house-pix'
import type { Problem } from '@portal/contract/shared/problem'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '~/platform/api.ts'
import { fakeApi, ok, refused } from '~/platform/testing/fake-api.ts'
import { renderAs, signedIn } from '~/platform/testing/signed-in.tsx'
import * as files from '~/platform/upload-file.ts'
import { HousePixScreen } from './HousePixScreen.tsx'
import { OrderPix } from './OwnPix.tsx'

afterEach(cleanup)

const nobody = { ...signedIn(), user: null, session: null }
const PLACE = { id: 'a1', role: 'owner' as const }
const READ = 'GET /api/v1/my/establishments/a1/house-pix'
const KEYS = 'POST /api/v1/my/establishments/a1/house-pix/keys'
const HOUSE = { name: 'Maré Cheia', phone: '91988887777' }

const aHouse = (changes: Partial<HousePix> = {}): HousePix => ({
  takes_orders: true,
  takes_deposits: false,
  deposit_percent: 30,
  confirms_stays: true,
  key: null,
  coming: null,
  has_key: false,
  needs_code: false,
  charges: [],
  may: { set: true, confirm: true },
  ...changes,
})
const CLAIMED: HousePix['charges'][number] = {
  id: 'c1',
  order: { id: 'o1', number: 1050 },
  stay: null,
  name: 'Iara Monteiro',
  amount_cents: 9_200,
  txid: 'GS1050ABCDEFGH',
  state: 'claimed',
  created_at: '2026-07-18T22:41:00Z',
  claimed_at: '2026-07-18T22:44:00Z',
  receipt: null,
  is_over: false,
}
const toPay = (changes: Partial<PixToPay> = {}): PixToPay => ({
  id: 'c1',
  state: 'waiting',
  holder: 'Maré Cheia Restaurante Ltda',
  amount_cents: 9_200,
  code: '00020126430014br.gov.bcb.pix',
  claimed_at: null,
  answer_by: null,
  may_claim: true,
  receipt: null,
  may_attach: false,
  is_over: false,
  ...changes,
})

describe('who pays in advance', () => {
  const open = (pix: PixToPay, claimed: PixToPay = pix) => {
    const api = fakeApi({
      'POST /api/v1/orders/pix': () => ok({ pix }),
      'POST /api/v1/orders/pix/claim': () => ok({ pix: claimed }),
    })
    renderAs(nobody, <OrderPix token="t" state={pix.state} house={HOUSE} />)
    return api
  }

  // spec: 795
  it('reads who receives and that the portal has nothing of it, before the code', async () => {
    open(toPay())
    const region = await screen.findByRole('region', { name: 'Pagar por Pix' })
    const words = region.textContent ?? ''
    expect(words.indexOf('Maré Cheia Restaurante Ltda')).toBeLessThan(words.indexOf('000201'))
    expect(words).toContain('não cobra, não recebe e não guarda este dinheiro')
    expect(within(region).getByRole('img', { name: /QR Code do Pix de R\$\s92,00/ })).toBeDefined()
  })

  // spec: 796
  it('says that they paid, and reads that the house is looking, never that it is paid', async () => {
    open(toPay(), toPay({ state: 'claimed', may_claim: false, answer_by: '2999-01-01T00:00:00Z' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Já paguei' }))
    expect(await screen.findByRole('heading', { name: 'A casa está conferindo' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Copiar código Pix' })).toBeNull()
    expect(document.body.textContent).not.toMatch(/\bpago\b/)
  })

  // spec: 1000
  it('may add a receipt once they have said that they paid, reads why it is refused, and takes it away', async () => {
    const sentence = 'Este arquivo não é foto nem PDF. Envie uma captura de tela do comprovante.'
    const said = toPay({ state: 'claimed', may_claim: false, may_attach: true })
    const kept = { ...said, receipt: { kind: 'pdf' as const, sent_at: '2026-07-18T22:45:00Z' } }
    const upload = vi
      .spyOn(files, 'uploadFile')
      .mockRejectedValueOnce(
        new ApiError(422, refused(422, 'house-pix.receipt-type', sentence).body as Problem),
      )
      .mockResolvedValueOnce({ pix: kept })
    const { sent } = fakeApi({
      'POST /api/v1/orders/pix': () => ok({ pix: said }),
      'POST /api/v1/orders/pix/receipt/remove': () => ok({ pix: said }),
    })
    renderAs(nobody, <OrderPix token="t" state="claimed" house={HOUSE} />)
    const choose = await screen.findByLabelText('Anexar foto ou PDF')
    const file = new File(['%PDF-1.4'], 'comprovante.pdf', { type: 'application/pdf' })
    await userEvent.upload(choose, file)
    expect(await screen.findByText(sentence)).toBeDefined()
    await userEvent.upload(choose, file)
    expect(await screen.findByText(/PDF anexado/)).toBeDefined()
    expect(screen.queryByText(sentence)).toBeNull()
    expect(upload.mock.calls[1]).toEqual([
      '/api/v1/orders/pix/receipt',
      file,
      { fields: { token: 't' } },
    ])
    await userEvent.click(screen.getByRole('button', { name: 'Tirar' }))
    expect(await screen.findByLabelText('Anexar foto ou PDF')).toBeDefined()
    expect(sent('POST /api/v1/orders/pix/receipt/remove')).toEqual([{ token: 't' }])
    upload.mockRestore()
  })

  it('is offered no receipt before they have said anything', async () => {
    open(toPay())
    await screen.findByRole('button', { name: 'Já paguei' })
    expect(screen.queryByText('Comprovante, se quiser')).toBeNull()
  })

  it('is shown the telephone once nobody has answered in time', async () => {
    open(toPay({ state: 'claimed', may_claim: false, answer_by: '2020-01-01T00:00:00Z' }))
    expect(
      (await screen.findByRole('link', { name: 'Ligar para Maré Cheia' })).getAttribute('href'),
    ).toBe('tel:+5591988887777')
  })
})

describe('the house', () => {
  // spec: 796
  it('finds what to look for in its statement, and answers', async () => {
    const answer = 'POST /api/v1/my/establishments/a1/house-pix/charges/c1/answer'
    const { sent } = fakeApi({
      [READ]: () => ok(aHouse({ charges: [CLAIMED] })),
      [answer]: () => ok(aHouse({ charges: [{ ...CLAIMED, state: 'confirmed' }] })),
    })
    renderAs(signedIn(), <HousePixScreen establishment={PLACE} />)
    const claim = within(await screen.findByRole('article'))
    for (const fact of ['Iara Monteiro', /R\$\s92,00/, /GS1050ABCDEFGH/]) {
      expect(claim.getByText(fact)).toBeDefined()
    }
    await userEvent.click(claim.getByRole('button', { name: /^Caiu na conta/ }))
    expect(await screen.findByText('Ninguém espera resposta sobre um Pix.')).toBeDefined()
    expect(sent(answer)).toEqual([{ answer: 'confirmed' }])
  })

  // spec: 1000
  it('sees a receipt beside what to look for, with the words that it proves nothing', async () => {
    const receipt = { kind: 'picture' as const, sent_at: '2026-07-18T22:45:00Z' }
    const open = (may: HousePix['may']) => {
      fakeApi({ [READ]: () => ok(aHouse({ charges: [{ ...CLAIMED, receipt }], may })) })
      renderAs(signedIn(), <HousePixScreen establishment={PLACE} />)
    }
    open({ set: true, confirm: true })
    const claim = within(await screen.findByRole('article'))
    expect(claim.getByText(/falso ou agendado: vale o que está no extrato/)).toBeDefined()
    expect(
      claim.getByRole('link', { name: 'Ver, comprovante de Pedido 1050' }).getAttribute('href'),
    ).toBe('/api/v1/my/establishments/a1/house-pix/charges/c1/receipt')
    cleanup()
    open({ set: false, confirm: false })
    await screen.findByRole('article')
    expect(screen.queryByRole('link', { name: /comprovante/ })).toBeNull()
  })

  // spec: 791
  it('is told at the field what is wrong with a key, and proves who it is', async () => {
    const message = 'Este CPF não existe. Confira os números.'
    const { sent } = fakeApi({
      [READ]: () => ok(aHouse({ needs_code: true })),
      [KEYS]: () => ({
        status: 422,
        body: {
          ...(refused(422, 'validation').body as object),
          errors: [{ path: 'key', message }],
        },
      }),
    })
    renderAs(signedIn(), <HousePixScreen establishment={PLACE} />)
    await userEvent.click(await screen.findByRole('button', { name: 'Cadastrar a chave' }))
    await userEvent.selectOptions(await screen.findByLabelText('Tipo da chave'), 'cpf')
    await userEvent.type(screen.getByLabelText('Chave'), '111')
    await userEvent.type(screen.getByLabelText('Nome de quem recebe'), 'Rosângela Alves')
    await userEvent.type(screen.getByLabelText('Sua senha'), 'segredo')
    await userEvent.type(screen.getByLabelText('Código do aplicativo de verificação'), '123456')
    await userEvent.click(screen.getByRole('button', { name: 'Salvar a chave' }))
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0)
    expect(sent(KEYS)).toEqual([
      {
        ...{ kind: 'cpf', key: '111', holder: 'Rosângela Alves', city: 'Salinópolis' },
        ...{ password: 'segredo', code: '123456' },
      },
    ])
  })
})
