// @vitest-environment jsdom
import type {
  OwnCatalogue,
  OwnItem,
  OwnOptionGroup,
  OwnSection,
} from '@portal/contract/storefront/catalogue/catalogue-editor'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeApi, ok, refused } from '~/platform/testing/fake-api.ts'
import { renderAs, signedIn } from '~/platform/testing/signed-in.tsx'
import { receiveToasts, type ToastMessage } from '~/ui/toast.ts'
import { words } from '~/ui/words.ts'
import { CatalogueScreen } from './CatalogueScreen.tsx'

// jsdom measures nothing; the library for dragging asks for these before anything is drawn.
vi.hoisted(() => {
  class Observer {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  Object.assign(globalThis, { ResizeObserver: Observer, IntersectionObserver: Observer })
})

const BASE = '/api/v1/my/establishments/a1'
const item = (id: string, name: string, changes: Partial<OwnItem> = {}): OwnItem => ({
  id,
  name,
  description: '',
  price_cents: 8990,
  promo: null,
  photo: null,
  tags: [],
  allergens: null,
  is_alcoholic: false,
  sku: null,
  is_available: true,
  sold_out_until: null,
  windows: [],
  groups: [],
  variants: [],
  version: 1,
  is_within_plan: true,
  ...changes,
})
const section = (items: OwnItem[]): OwnSection => ({
  id: 's1',
  name: 'Peixes',
  description: '',
  is_available: true,
  windows: [],
  version: 1,
  items,
})
const catalogue = (changes: Partial<OwnCatalogue> = {}): OwnCatalogue => ({
  kind: 'menu',
  sections: [section([item('i1', 'Filhote'), item('i2', 'Pargo')])],
  groups: [],
  item_count: 2,
  item_limit: 40,
  is_in_plan: true,
  is_switched_on: true,
  may: { edit: true, sell_out: true },
  ...changes,
})
const READ = `GET ${BASE}/catalogue/menu`
const ADD = `POST ${BASE}/catalogue-sections/s1/items`

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
const openScreen = (kind: 'menu' | 'shop' = 'menu') =>
  renderAs(
    signedIn(),
    <CatalogueScreen establishment={{ id: 'a1' }} kind={kind} renderPhoto={() => null} />,
    '/dash-espadarte?aba=cardapio',
  )

describe('typing a menu', () => {
  // spec: 583
  it('name, Enter, price, Enter: the next item waits', async () => {
    const api = fakeApi({
      [READ]: () => ok(catalogue()),
      [ADD]: (body) => ok(item((body as OwnItem).id, (body as OwnItem).name)),
    })
    openScreen()
    const name = await screen.findByLabelText('Item')
    await userEvent.type(name, 'Caldeirada{Enter}')
    expect(document.activeElement).toBe(screen.getByLabelText('Preço'))
    await userEvent.keyboard('89,9{Enter}')
    expect(document.activeElement).toBe(name)
    expect(name).toHaveProperty('value', '')
    await screen.findByRole('button', { name: 'Mais sobre Caldeirada' })
    expect(api.sent(ADD)).toMatchObject([{ name: 'Caldeirada', price_cents: 8990 }])
    expect(screen.getByText('3 de 40 itens do plano')).toBeDefined()
  })

  it('keeps what was typed where it was refused, and sends the same again', async () => {
    let tries = 0
    const api = fakeApi({
      [READ]: () => ok(catalogue()),
      [ADD]: (body) => {
        tries += 1
        if (tries === 1) return refused(403, 'catalogue.item-limit', 'O plano tem até 40 itens.')
        return ok(item((body as OwnItem).id, 'Caldeirada'))
      },
    })
    openScreen()
    await userEvent.type(await screen.findByLabelText('Item'), 'Caldeirada{Enter}')
    await userEvent.keyboard('10{Enter}')
    expect(await screen.findByText('O plano tem até 40 itens.')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    await screen.findByRole('button', { name: 'Mais sobre Caldeirada' })
    const [first, second] = api.sent(ADD)
    expect(second).toEqual(first)
  })

  it('says what is missing', async () => {
    fakeApi({ [READ]: () => ok(catalogue()) })
    openScreen()
    await userEvent.click(await screen.findByRole('button', { name: 'Acrescentar, Peixes' }))
    expect(screen.getByText('Escreva o nome do item.')).toBeDefined()
  })
})

// spec: 584
it('moves an item by keyboard, with the focus and a word', async () => {
  const ORDER = `PUT ${BASE}/catalogue/menu/order`
  const api = fakeApi({ [READ]: () => ok(catalogue()), [ORDER]: () => ok(catalogue()) })
  openScreen()
  await userEvent.click(await screen.findByRole('radio', { name: 'Ordem' }))
  await userEvent.click(screen.getByRole('button', { name: 'Descer Filhote' }))
  await waitFor(() => expect(api.sent(ORDER)).toHaveLength(1))
  expect(api.sent(ORDER)).toEqual([
    {
      seen: [{ section: 's1', items: ['i1', 'i2'] }],
      wanted: [{ section: 's1', items: ['i2', 'i1'] }],
    },
  ])
  expect(screen.getByText('Filhote agora é o 2º')).toBeDefined()
})

// spec: 584
it('marks what is sold out today', async () => {
  const SOLD = `PUT ${BASE}/catalogue-sold-out`
  const until = new Date(Date.now() + 3_600_000).toISOString()
  const api = fakeApi({
    [READ]: () => ok(catalogue()),
    [SOLD]: () => ok({ sold_out_until: until }),
  })
  openScreen()
  const box = await screen.findByRole('switch', { name: 'À venda hoje: Pargo' })
  expect(box).toHaveProperty('checked', true)
  await userEvent.click(box)
  await waitFor(() => expect(box).toHaveProperty('checked', false))
  expect(screen.getByText('esgotado hoje')).toBeDefined()
  expect(api.sent(SOLD)).toEqual([{ of: 'item', id: 'i2', is_sold_out: true }])
})

const option = {
  price_cents: 0,
  sku: null,
  is_available: true,
  sold_out_until: null,
}
const groupOf = (changes: Partial<OwnOptionGroup> = {}): OwnOptionGroup => ({
  id: 'g1',
  name: 'Molho',
  min_choices: 0,
  max_choices: 1,
  price_method: 'sum',
  options: [{ ...option, id: 'o1', name: 'Tucupi', groups: [] }],
  item_ids: ['i1', 'i2'],
  version: 4,
  ...changes,
})

// spec: 590
it('marks an option that is sold out today in all dishes at once, also for staff', async () => {
  const SOLD = `PUT ${BASE}/catalogue-sold-out`
  const until = new Date(Date.now() + 3_600_000).toISOString()
  const ofInner = { min_choices: 0, max_choices: 1, price_method: 'sum' as const }
  const farofa = { ...option, id: 'o2', name: 'Farofa', groups: [] }
  const inner = { ...ofInner, id: 'g2', name: 'Ponto', options: [farofa] }
  const tucupi = { ...option, id: 'o1', name: 'Tucupi', groups: [inner] }
  const api = fakeApi({
    [READ]: () =>
      ok(
        catalogue({
          groups: [groupOf({ options: [tucupi] })],
          may: { edit: false, sell_out: true },
        }),
      ),
    [SOLD]: () => ok({ sold_out_until: until }),
  })
  openScreen()
  await userEvent.click(await screen.findByRole('radio', { name: 'Opções' }))
  await userEvent.click(await screen.findByText('Marcar opção esgotada'))
  const box = await screen.findByRole('checkbox', { name: 'Esgotado hoje: Farofa' })
  expect(within(screen.getByRole('group', { name: 'Tucupi: Ponto' })).getByRole('checkbox')).toBe(
    box,
  )
  await userEvent.click(box)
  expect(await screen.findByText('1 opção esgotada hoje')).toBeDefined()
  expect(box).toHaveProperty('checked', true)
  expect(screen.getByRole('checkbox', { name: 'Esgotado hoje: Tucupi' })).toHaveProperty(
    'checked',
    false,
  )
  expect(api.sent(SOLD)).toEqual([{ of: 'option', id: 'o2', is_sold_out: true }])
})

describe('the options of the business', () => {
  // The form checks them as the portal does.
  const [FILHOTE, PARGO, TUCUPI] = [1, 2, 3].map((n) => `00000000-0000-4000-8000-00000000000${n}`)
  const dishes = [section([item(FILHOTE ?? '', 'Filhote'), item(PARGO ?? '', 'Pargo')])]
  const sauces = groupOf({
    options: [{ ...option, id: TUCUPI ?? '', name: 'Tucupi', groups: [] }],
    item_ids: [FILHOTE ?? '', PARGO ?? ''],
  })
  const ADD_GROUP = `POST ${BASE}/catalogue/menu/option-groups`
  const SAVE_GROUP = `PUT ${BASE}/catalogue-option-groups/g1`

  it('are typed a line each, Enter opening the next, and put into a whole section by one tap', async () => {
    const api = fakeApi({
      [READ]: () => ok(catalogue({ sections: dishes })),
      [ADD_GROUP]: () => ok(groupOf()),
    })
    openScreen()
    await userEvent.click(await screen.findByRole('radio', { name: 'Opções' }))
    await userEvent.click(screen.getByRole('button', { name: 'Novo grupo' }))
    const dialog = await screen.findByRole('dialog', { name: 'Novo grupo' })
    await userEvent.type(within(dialog).getByLabelText('Nome do grupo'), 'Ponto{Enter}')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Escolhe 1' }))
    await userEvent.click(within(dialog).getByLabelText('Opção'))
    await userEvent.keyboard('Mal passado{Enter}Ao ponto{Enter}')
    expect(within(dialog).getAllByLabelText('Opção')).toHaveLength(3)
    expect(document.activeElement).toBe(within(dialog).getAllByLabelText('Opção')[2])
    await userEvent.click(within(dialog).getByText('Em quais itens (0)'))
    await userEvent.click(await within(dialog).findByLabelText('Tudo em Peixes'))
    expect(api.sent(ADD_GROUP)).toEqual([])
    await userEvent.click(within(dialog).getByRole('button', { name: 'Salvar grupo' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.sent(ADD_GROUP)).toMatchObject([
      {
        name: 'Ponto',
        min_choices: 1,
        max_choices: 1,
        options: [{ name: 'Mal passado' }, { name: 'Ao ponto' }],
        item_ids: [FILHOTE, PARGO],
      },
    ])
  })

  it('say beside their fields what is missing, and how many', async () => {
    fakeApi({ [READ]: () => ok(catalogue({ sections: dishes, groups: [sauces] })) })
    openScreen()
    await userEvent.click(await screen.findByRole('radio', { name: 'Opções' }))
    expect(screen.getByText('até 1 · em Filhote, Pargo')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Mudar o grupo Molho' }))
    const dialog = await screen.findByRole('dialog', { name: 'Molho' })
    expect(within(dialog).getByText(/muda nos 2 itens/)).toBeDefined()
    await userEvent.clear(within(dialog).getByLabelText('Nome do grupo'))
    await userEvent.clear(within(dialog).getByLabelText('Opção'))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Salvar grupo' }))
    expect(await within(dialog).findByText(words.errors.many(2))).toBeDefined()
    for (const label of ['Nome do grupo', 'Opção']) {
      const field = within(dialog).getByLabelText(label)
      const told = document.getElementById(field.getAttribute('aria-describedby') ?? '')
      expect(told?.textContent).toContain('Escreva o nome.')
    }
  })

  it('are used by an item, which may take a copy of its own', async () => {
    const SAVE = `PUT ${BASE}/catalogue-items/i1`
    let groups = [groupOf()]
    const own = item('i1', 'Filhote', { groups })
    const api = fakeApi({
      [READ]: () => ok(catalogue({ groups, sections: [section([own, item('i2', 'Pargo')])] })),
      [ADD_GROUP]: (body) => {
        groups = [...groups, groupOf({ id: (body as OwnOptionGroup).id, item_ids: [] })]
        return ok(groups[1])
      },
      [SAVE]: () => ok({ ...own, version: 2 }),
      [SAVE_GROUP]: () => ok(groupOf()),
    })
    openScreen()
    await userEvent.click(await screen.findByRole('button', { name: 'Mais sobre Filhote' }))
    const dialog = await screen.findByRole('dialog', { name: 'Filhote' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Só neste item: Molho' }))
    expect(await within(dialog).findByText('até 1 · em nenhum item')).toBeDefined()
    const [copied] = api.sent(ADD_GROUP) as (OwnOptionGroup & { id: string })[]
    expect(copied).toMatchObject({ name: 'Molho', options: [{ name: 'Tucupi' }], item_ids: [] })
    expect(copied?.options[0]).not.toHaveProperty('id')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Salvar item' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.sent(SAVE)).toMatchObject([{ group_ids: [copied?.id] }])
  })
})

describe('closing the window of an item', () => {
  // spec: 591
  it('asks where something was changed, and keeps it for who goes on', async () => {
    fakeApi({ [READ]: () => ok(catalogue()) })
    openScreen()
    await userEvent.click(await screen.findByRole('button', { name: 'Mais sobre Filhote' }))
    const dialog = await screen.findByRole('dialog', { name: 'Filhote' })
    const name = within(dialog).getByLabelText('Nome')
    await userEvent.type(name, ' na brasa')
    await userEvent.keyboard('{Escape}')
    const question = await screen.findByRole('alertdialog', { name: 'Fechar sem salvar?' })
    await userEvent.click(within(question).getByRole('button', { name: 'Continuar editando' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(name).toHaveProperty('value', 'Filhote na brasa')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Fechar janela' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Fechar sem salvar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  // spec: 591
  it('asks nothing where nothing was changed', async () => {
    fakeApi({ [READ]: () => ok(catalogue()) })
    openScreen()
    await userEvent.click(await screen.findByRole('button', { name: 'Mais sobre Filhote' }))
    const dialog = await screen.findByRole('dialog', { name: 'Filhote' })
    await userEvent.type(within(dialog).getByLabelText('Nome'), 'x{Backspace}')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})

it('saves an item whole, and says under the field what was refused', async () => {
  const SAVE = `PUT ${BASE}/catalogue-items/i1`
  const api = fakeApi({
    [READ]: () => ok(catalogue()),
    [SAVE]: (body) => ok(item('i1', (body as OwnItem).name, { version: 2 })),
  })
  openScreen()
  await userEvent.click(await screen.findByRole('button', { name: 'Mais sobre Filhote' }))
  const dialog = await screen.findByRole('dialog', { name: 'Filhote' })
  const name = within(dialog).getByLabelText('Nome')
  await userEvent.clear(name)
  await userEvent.type(name, 'Filhote na brasa')
  await userEvent.click(within(dialog).getByText('Etiquetas'))
  await userEvent.click(await within(dialog).findByLabelText('Regional'))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Salvar item' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(api.sent(SAVE)).toMatchObject([
    { name: 'Filhote na brasa', tags: ['regional'], allergens: null, version: 1 },
  ])
  expect(heard).toMatchObject([{ title: 'Item salvo' }])
})

describe('a long list on a phone', () => {
  const many = (count: number, from: number) =>
    Array.from({ length: count }, (_, n) => item(`i${from + n}`, `Prato ${from + n}`))
  const long = () =>
    catalogue({
      sections: [
        section(many(10, 1)),
        { ...section([...many(9, 11), item('i60', 'Açaí com peixe')]), id: 's2', name: 'Da casa' },
      ],
    })

  it('begins with its first section open, and finds an item by a word without its accents', async () => {
    fakeApi({ [READ]: () => ok(long()) })
    openScreen()
    await screen.findByRole('button', { name: 'Mais sobre Prato 1' })
    expect(screen.queryByRole('button', { name: 'Mais sobre Prato 11' })).toBeNull()
    await userEvent.type(screen.getByLabelText('Achar nos 20 itens'), 'acai')
    expect(screen.getByRole('button', { name: 'Mais sobre Açaí com peixe' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Mais sobre Prato 1' })).toBeNull()
    expect(screen.getByText('1 item', { selector: '[role=status]' })).toBeDefined()
  })

  it('types prices one after another, each saved as it is left, refused beside its field', async () => {
    const api = fakeApi({
      [READ]: () => ok(catalogue()),
      [`PUT ${BASE}/catalogue-items/i1`]: () =>
        ok(item('i1', 'Filhote', { price_cents: 9500, version: 2 })),
      [`PUT ${BASE}/catalogue-items/i2`]: () => refused(409, 'stale', 'Este item mudou.'),
    })
    openScreen()
    await userEvent.click(await screen.findByRole('radio', { name: 'Preços' }))
    await userEvent.type(screen.getByLabelText('Preço de Filhote'), '95{Enter}', {
      initialSelectionStart: 0,
      initialSelectionEnd: 5,
    })
    expect(document.activeElement).toBe(screen.getByLabelText('Preço de Pargo'))
    await waitFor(() => expect(api.sent(`PUT ${BASE}/catalogue-items/i1`)).toHaveLength(1))
    expect(api.sent(`PUT ${BASE}/catalogue-items/i1`)).toMatchObject([
      { name: 'Filhote', price_cents: 9500, version: 1 },
    ])
    await userEvent.keyboard('70{Enter}')
    expect(await screen.findByText('Este item mudou.')).toBeDefined()
  })

  it('counts the stock of a shop in the row', async () => {
    const COUNT = `PUT ${BASE}/catalogue-variants/v1/stock`
    const stocked = (on_hand: number) =>
      item('i1', 'Ímã', {
        variants: [
          {
            id: 'v1',
            name: 'Único',
            sku: null,
            price_cents: null,
            promo_cents: null,
            is_available: true,
            left: on_hand,
            stock: { on_hand, reserved: 0 },
          },
        ],
      })
    let onHand = 3
    const api = fakeApi({
      [`GET ${BASE}/catalogue/shop`]: () =>
        ok(catalogue({ kind: 'shop', sections: [section([stocked(onHand)])] })),
      [COUNT]: (body) => {
        onHand = (body as { on_hand: number }).on_hand
        return ok({ stock: { on_hand: onHand, reserved: 0 } })
      },
    })
    openScreen('shop')
    await userEvent.click(await screen.findByRole('button', { name: 'Tirar 1 de Ímã, Único' }))
    await waitFor(() =>
      expect(screen.getByLabelText('Estoque de Ímã, Único')).toHaveProperty('value', '2'),
    )
    expect(api.sent(COUNT)).toMatchObject([{ on_hand: 2, seen: 3 }])
    await userEvent.click(screen.getByRole('button', { name: 'Mais sobre Ímã' }))
    await screen.findByRole('dialog', { name: 'Ímã' })
    expect(screen.queryByText('Alérgenos')).toBeNull()
  })
})

it('never saves an item by Enter', async () => {
  const SAVE = `PUT ${BASE}/catalogue-items/i1`
  const api = fakeApi({ [READ]: () => ok(catalogue()), [SAVE]: () => ok(item('i1', 'Filhote')) })
  openScreen()
  await userEvent.click(await screen.findByRole('button', { name: 'Mais sobre Filhote' }))
  const dialog = await screen.findByRole('dialog', { name: 'Filhote' })
  await userEvent.type(within(dialog).getByLabelText('Nome'), ' assado{Enter}')
  expect(screen.getByRole('dialog', { name: 'Filhote' })).toBeDefined()
  expect(api.sent(SAVE)).toEqual([])
})

it('changes many prices after they were looked at', async () => {
  const LOOK = `POST ${BASE}/catalogue/menu/prices/preview`
  const APPLY = `POST ${BASE}/catalogue/menu/prices`
  const hash = 'a'.repeat(64)
  const api = fakeApi({
    [READ]: () => ok(catalogue()),
    [LOOK]: () => ok({ hash, rows: [{ name: 'Filhote', from_cents: 8990, to_cents: 9890 }] }),
    [APPLY]: () => ok({ changed: 1 }),
  })
  openScreen()
  await userEvent.click(await screen.findByRole('button', { name: 'Mudar preços' }))
  await userEvent.type(screen.getByLabelText('Porcentagem'), '10')
  await userEvent.click(screen.getByRole('button', { name: 'Ver como ficam' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Gravar 1 preço' }))
  await waitFor(() => expect(api.sent(APPLY)).toHaveLength(1))
  expect(api.sent(APPLY)).toMatchObject([
    { hash, change: { kind: 'percent', hundredths: 1000 }, sections: [] },
  ])
})

it('shows staff what there is, and only the mark of what is gone', async () => {
  fakeApi({ [READ]: () => ok(catalogue({ may: { edit: false, sell_out: true } })) })
  openScreen()
  expect(await screen.findByRole('switch', { name: 'À venda hoje: Pargo' })).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})

it('says that the plan has none', async () => {
  fakeApi({ [READ]: () => ok(catalogue({ is_in_plan: false })) })
  openScreen()
  expect(await screen.findByRole('link', { name: 'Ver os planos' })).toBeDefined()
})
