import { type ActionTexts, quoted, wordIn } from './action-texts.ts'

const WHOLES = { menu: 'o cardápio', shop: 'a loja' }
const OF_WHOLES = { menu: 'do cardápio', shop: 'da loja' }
const whole = (kind: unknown) => wordIn(WHOLES, kind) ?? 'o catálogo'
const ofWhole = (kind: unknown) => wordIn(OF_WHOLES, kind) ?? 'do catálogo'
const counted = (count: unknown, one: string, many: string) =>
  typeof count === 'number' ? `${count} ${count === 1 ? one : many}` : many

/** menus and shops of businesses. */
export const CATALOGUE_ACTIONS = {
  'catalogue.section-added': {
    name: 'Seção do cardápio ou da loja criada',
    kind: 'establishment',
    did: ({ kind, name }, { of }) => `criou a seção${quoted(name)} ${ofWhole(kind)} ${of}`,
  },
  'catalogue.section-updated': {
    name: 'Seção do cardápio ou da loja alterada',
    kind: 'establishment',
    did: ({ kind, name }, { of }) => `mudou a seção${quoted(name)} ${ofWhole(kind)} ${of}`,
  },
  'catalogue.section-removed': {
    name: 'Seção do cardápio ou da loja removida',
    kind: 'establishment',
    did: ({ kind, name }, { of }) => `removeu a seção${quoted(name)} ${ofWhole(kind)} ${of}`,
  },
  'catalogue.item-added': {
    name: 'Item criado',
    kind: 'establishment',
    did: ({ kind, name }, { of }) => `criou o item${quoted(name)} ${ofWhole(kind)} ${of}`,
  },
  'catalogue.item-updated': {
    name: 'Item alterado',
    kind: 'establishment',
    did: ({ kind, name }, { of }) => `mudou o item${quoted(name)} ${ofWhole(kind)} ${of}`,
  },
  'catalogue.item-removed': {
    name: 'Item removido',
    kind: 'establishment',
    did: ({ kind, name }, { of }) => `removeu o item${quoted(name)} ${ofWhole(kind)} ${of}`,
  },
  'catalogue.option-group-added': {
    name: 'Grupo de opções criado',
    kind: 'establishment',
    did: ({ kind, name, items }, { of }) =>
      `criou o grupo de opções${quoted(name)} ${ofWhole(kind)} ${of}, em ${counted(items, 'item', 'itens')}`,
  },
  'catalogue.option-group-updated': {
    name: 'Grupo de opções alterado',
    kind: 'establishment',
    did: ({ kind, name, items }, { of }) =>
      `mudou o grupo de opções${quoted(name)} ${ofWhole(kind)} ${of}, em ${counted(items, 'item', 'itens')}`,
  },
  'catalogue.option-group-removed': {
    name: 'Grupo de opções removido',
    kind: 'establishment',
    did: ({ kind, name, items }, { of }) =>
      `removeu o grupo de opções${quoted(name)} ${ofWhole(kind)} ${of}, de ${counted(items, 'item', 'itens')}`,
  },
  'catalogue.ordered': {
    name: 'Cardápio ou loja reordenado',
    kind: 'establishment',
    did: ({ kind }, { of }) => `mudou a ordem ${ofWhole(kind)} ${of}`,
  },
  'catalogue.sold-out-set': {
    name: 'Esgotado hoje',
    kind: 'establishment',
    did: ({ name, sold_out }, { of }) =>
      sold_out === false
        ? `pôs${quoted(name)} de volta à venda ${of}`
        : `marcou${quoted(name)} ${of} como esgotado hoje`,
  },
  'catalogue.prices-changed': {
    name: 'Preços mudados de uma vez',
    kind: 'establishment',
    did: ({ kind, count }, { of }) =>
      `mudou ${counted(count, 'preço', 'preços')} ${ofWhole(kind)} ${of} de uma vez`,
  },
  'catalogue.imported': {
    name: 'Planilha de itens importada',
    kind: 'establishment',
    did: ({ kind }, { of }) => `importou uma planilha para ${whole(kind)} ${of}`,
  },
  'catalogue.stock-counted': {
    name: 'Estoque contado',
    kind: 'establishment',
    did: ({ name }, { of }) => `contou o estoque de${quoted(name)} ${of}`,
  },
} satisfies ActionTexts
