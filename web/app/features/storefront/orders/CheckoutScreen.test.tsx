// @vitest-environment jsdom
import type { Catalogue } from '@portal/contract/storefront/catalogue/catalogue'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeApi, ok, refused } from '~/platform/testing/fake-api.ts'
import { renderAs, signedIn } from '~/platform/testing/signed-in.tsx'
import { CheckoutScreen } from './CheckoutScreen.tsx'
import { cartStorageKey } from './cart.rules.ts'
import { createCartStore } from './cart.store.ts'
import { simpleChoice } from './choice-draft.rules.ts'
import { fakeCatalogue, fakeSold } from './fake-catalogue.ts'
import { fakeOrdering } from './fake-ordering.ts'
import { keptOrders } from './kept-orders.ts'
import { keepPerson, keptPerson } from './kept-person.ts'
import { cartActions } from './use-ordering.ts'

const NOW = new Date('2026-07-18T22:00:00Z')
const SEND = 'POST /api/v1/establishments/mare-cheia/orders'
const TOKEN = 'a'.repeat(43)
const placed = { id: '0197f2f0-0000-7000-8000-00000000e101', number: 1043, token: TOKEN }
const nobody = { ...signedIn(), user: null, session: null }
const rosangela = {
  ...{ name: 'Rosângela', phone: '91988887777', neighbourhood: 'Destacado' },
  ...{ street: 'Trav. São Pedro', number: '214', complement: '', reference: '' },
}

let catalogue: Catalogue
beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  catalogue = fakeCatalogue([fakeSold({ name: 'Caldo', price_cents: 2_000 })])
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const store = () => createCartStore(cartStorageKey(catalogue.establishment.id, catalogue.kind))

function open({
  quantity = 2,
  ordering = fakeOrdering(),
  person = null as { name: string; phone: string } | null,
} = {}) {
  const [item] = catalogue.sections[0]?.items ?? []
  if (item && quantity > 0) cartActions(store()).add({ ...simpleChoice(item), quantity })
  const onStale = vi.fn()
  const place = {
    ordering,
    catalogue,
    preferred: 'delivery' as const,
    base: '/cardapio/mare-cheia',
  }
  const shown = renderAs(
    nobody,
    <CheckoutScreen
      place={place}
      renderedAt={NOW.toISOString()}
      person={person}
      onStale={onStale}
    />,
    '/cardapio/mare-cheia/pedido',
  )
  return { ...shown, onStale, user: userEvent.setup() }
}
const send = () => screen.getByRole('button', { name: /^Enviar pedido · / })

describe('the checkout', () => {
  // spec: 598
  it('sends once, goes to the page of the order and leaves an empty cart with another key', async () => {
    keepPerson(rosangela)
    const api = fakeApi({ [SEND]: () => ok(placed) })
    const { user, path } = open()
    const { key } = store().read()
    await user.click(screen.getByRole('radio', { name: 'Pix' }))
    expect(send().textContent).toMatch(/R\$\s46,00/)
    await user.dblClick(send())
    await vi.waitFor(() => expect(path()).toBe('/pedido'))
    expect(api.sent(SEND)).toHaveLength(1)
    expect(api.sent(SEND)[0]).toMatchObject({ key, mode: 'delivery', total_cents: 4_600 })
    expect(store().read().lines).toEqual([])
    expect(store().read().key).not.toBe(key)
    expect(keptOrders.read()[0]).toMatchObject({ token: TOKEN, number: 1043 })
  })

  it('says what is missing and asks nobody', async () => {
    const api = fakeApi({})
    const { user } = open()
    await user.click(send())
    expect(screen.getByRole('link', { name: 'Escolha o bairro.' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Escolha como vai pagar.' })).toBeDefined()
    expect(api.sent(SEND)).toEqual([])
  })

  // spec: 598
  it('keeps the order and its key without a connection', async () => {
    keepPerson(rosangela)
    let isOnline = false
    const api = fakeApi({
      [SEND]: () => {
        if (!isOnline) throw new TypeError('offline')
        return ok(placed)
      },
    })
    const { user, path } = open()
    await user.click(screen.getByRole('radio', { name: 'Pix' }))
    await user.click(send())
    expect(await screen.findByText(/Sem conexão/, {}, { timeout: 5_000 })).toBeDefined()
    isOnline = true
    await user.click(send())
    await vi.waitFor(() => expect(path()).toBe('/pedido'))
    const keys = new Set(api.sent(SEND).map((body) => (body as { key: string }).key))
    expect(keys.size).toBe(1)
  }, 15_000)

  // spec: 603
  it('shows the new total where the price has changed, and sends that', async () => {
    keepPerson(rosangela)
    const changed = refused(409, 'orders.changed', 'O preço mudou.')
    let tries = 0
    const api = fakeApi({
      [SEND]: () => {
        tries += 1
        const body = { ...(changed.body as object), details: { total_cents: 5_000 } }
        return tries === 1 ? { status: 409, body } : ok(placed)
      },
    })
    const { user, path, onStale } = open()
    await user.click(screen.getByRole('radio', { name: 'Pix' }))
    await user.click(send())
    expect(await screen.findByText('O preço mudou.')).toBeDefined()
    expect(onStale).toHaveBeenCalled()
    expect(send().textContent).toMatch(/R\$\s50,00/)
    await user.click(send())
    await vi.waitFor(() => expect(path()).toBe('/pedido'))
    expect(api.sent(SEND)[1]).toMatchObject({ total_cents: 5_000 })
  })

  it('leads to what a refusal is about', async () => {
    keepPerson(rosangela)
    fakeApi({ [SEND]: () => refused(409, 'orders.zone', 'Não entregamos aí.') })
    const { user } = open()
    await user.click(screen.getByRole('radio', { name: 'Pix' }))
    await user.click(send())
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Bairro')))
    expect(screen.getAllByText('Não entregamos aí.').length).toBeGreaterThan(0)
  })

  it('marks the line that cannot be had as it was chosen', async () => {
    keepPerson(rosangela)
    const answer = refused(409, 'orders.items', 'Um item do seu pedido mudou.')
    const body = { ...(answer.body as object), details: { line_0: 'Só há 1 em estoque.' } }
    fakeApi({ [SEND]: () => ({ status: 409, body }) })
    const { user } = open()
    await user.click(screen.getByRole('radio', { name: 'Pix' }))
    await user.click(send())
    expect(await screen.findByText('Só há 1 em estoque.')).toBeDefined()
    expect(document.activeElement?.id).toBe('pedido-lines')
  })

  // spec: 604
  it('names fee, seller and what is missing for the minimum', async () => {
    const { user } = open({ quantity: 1 })
    await user.selectOptions(screen.getByLabelText('Bairro'), 'Destacado')
    expect(screen.getByText(/pedido mínimo de R\$\s30,00/)).toBeDefined()
    expect(screen.getByText('Entrega, Destacado')).toBeDefined()
    expect(screen.getByText(/CNPJ 11\.222\.333\/0001-81/)).toBeDefined()
    await user.click(send())
    expect(screen.getAllByText(/Faltam R\$\s10,00/).length).toBeGreaterThan(0)
  })

  it('forgets who ordered as soon as they say so', async () => {
    keepPerson(rosangela)
    const { user } = open()
    expect(screen.getByLabelText<HTMLInputElement>('Seu nome').value).toBe('Rosângela')
    await user.click(screen.getByRole('checkbox', { name: 'Lembrar meus dados neste celular' }))
    expect(keptPerson()).toBeNull()
  })

  it('fills in who is signed in, where the phone knows nobody', () => {
    open({ person: { name: 'Marlene', phone: '91999990000' } })
    expect(screen.getByLabelText<HTMLInputElement>('Seu nome').value).toBe('Marlene')
    expect(screen.getByLabelText<HTMLInputElement>('WhatsApp').value).toBe('(91) 99999-0000')
  })

  it('shows the way back where there is nothing to send', () => {
    open({ quantity: 0 })
    const back = screen.getByRole('link', { name: 'Ver o que tem' })
    expect(back.getAttribute('href')).toBe('/cardapio/mare-cheia')
  })

  it('asks for the code of a first large order, and sends it with that', async () => {
    keepPerson(rosangela)
    const CODE = 'POST /api/v1/establishments/mare-cheia/order-code'
    const moments = { expires_at: NOW.toISOString(), resend_at: NOW.toISOString() }
    const api = fakeApi({
      [SEND]: (body) =>
        (body as { phone_code?: string }).phone_code === '123456'
          ? ok(placed)
          : refused(409, 'orders.phone-code', 'Confirme o número.'),
      [CODE]: () => ok(moments),
    })
    const { user } = open()
    await user.click(screen.getByRole('radio', { name: 'Pix' }))
    await user.click(send())
    await user.click(await screen.findByRole('button', { name: 'Receber o código' }))
    const [asked] = api.sent(CODE) as { phone: string; key: string }[]
    expect(asked?.phone).toBe(rosangela.phone)
    const field = await screen.findByLabelText('Código de 6 dígitos')
    await vi.waitFor(() => expect(document.activeElement).toBe(field))
    expect(field.getAttribute('aria-invalid')).not.toBe('true')
    await user.type(field, '123456')
    await user.click(send())
    await vi.waitFor(() => expect(keptOrders.read()).toHaveLength(1))
    const [, second] = api.sent(SEND) as { phone_code: string; key: string }[]
    expect(second).toMatchObject({ phone_code: '123456', key: asked?.key })
  })
})
