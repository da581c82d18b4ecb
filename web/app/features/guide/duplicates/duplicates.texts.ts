import type { CatalogueKind } from '@portal/contract/guide/establishments/catalogue-kinds'
import type { DuplicateReason } from '@portal/contract/guide/establishments/duplicates'

const REASONS: Record<DuplicateReason, string> = {
  cnpj: 'Mesmo CNPJ',
  name: 'Mesmo nome e lugar',
  phone: 'Mesmo telefone',
}

export const duplicatesTexts = {
  caption: 'Cadastros que parecem repetidos',
  loading: 'Procurando cadastros repetidos…',
  loadError: 'Não deu para procurar cadastros repetidos',
  count: (total: number) =>
    total === 1
      ? '1 par parece ser o mesmo lugar.'
      : `${total.toLocaleString('pt-BR')} pares parecem ser o mesmo lugar.`,
  rest: 'Mostramos os mais certos; ao decidir um, o próximo aparece.',
  none: {
    title: 'Nenhum cadastro repetido',
    text: 'Quando dois cadastros tiverem o mesmo CNPJ, telefone ou nome no mesmo lugar, eles aparecem aqui para você decidir.',
  },
  reasons: REASONS,
  pair: (one: string, other: string) =>
    one === other ? `${one}, duas vezes` : `${one} e ${other}`,
  facts: {
    status: 'Situação',
    category: 'Categoria',
    address: 'Endereço',
    phone: 'Telefone',
    whatsapp: 'WhatsApp',
    cnpj: 'CNPJ',
    owner: 'Dono',
    content: 'Tem',
    created: 'Cadastrado em',
  },
  nobody: 'Ninguém',
  missing: '–',
  content: (photos: number, reviews: number, favourites: number, messages: number) =>
    [
      photos > 0 ? plural(photos, 'foto', 'fotos') : null,
      reviews > 0 ? plural(reviews, 'avaliação', 'avaliações') : null,
      favourites > 0 ? plural(favourites, 'pessoa salvou', 'pessoas salvaram') : null,
      messages > 0 ? plural(messages, 'mensagem', 'mensagens') : null,
    ].filter((part) => part !== null),
  hours: 'horários',
  catalogues: { menu: 'cardápio', shop: 'loja' } satisfies Record<CatalogueKind, string>,
  open: 'Abrir a página',
  keep: 'Este fica',
  keepNamed: (name: string, detail: string) => `Este fica: ${name}, ${detail}`,
  apart: 'São lugares diferentes',
  merge: {
    title: (name: string) => `Unir em ${name}?`,
    text: (other: string) =>
      `Fotos, avaliações, favoritos, mensagens, ofertas, cupons, pedidos em andamento, quartos com suas reservas, imóveis com seus contatos, denúncias, reivindicações e equipe de ${other} passam para o que fica, e o endereço antigo leva a ele. Não dá para desfazer.`,
    /** The menu or the shop, where only one of the two is kept. */
    left: (kind: CatalogueKind, other: string) =>
      kind === 'menu'
        ? `Os dois têm cardápio: fica o deste cadastro, e o de ${other} sai do ar.`
        : `Os dois têm loja: fica a deste cadastro, e a de ${other} sai do ar.`,
    moves: (kind: CatalogueKind) =>
      kind === 'menu' ? 'O cardápio vem junto.' : 'A loja vem junto.',
    action: 'Unir cadastros',
    done: 'Cadastros unidos',
    doneText: (photos: number, reviews: number) =>
      `Vieram ${plural(photos, 'foto', 'fotos')} e ${plural(reviews, 'avaliação', 'avaliações')}.`,
    offers: (count: number) => `Vieram ${plural(count, 'oferta', 'ofertas')} com seus cupons.`,
    orders: (count: number) =>
      `Vieram ${plural(count, 'pedido em andamento', 'pedidos em andamento')}.`,
    units: (count: number) =>
      `Vieram ${plural(count, 'quarto', 'quartos')} com suas reservas. Confira em “Quartos e diárias” quais alugar.`,
    properties: (count: number) =>
      `Vieram ${plural(count, 'imóvel', 'imóveis')} com seus contatos.`,
    kept: (kind: CatalogueKind) =>
      kind === 'menu'
        ? 'Ficou o cardápio que o cadastro já tinha.'
        : 'Ficou a loja que o cadastro já tinha.',
    came: (kind: CatalogueKind) => (kind === 'menu' ? 'Veio o cardápio.' : 'Veio a loja.'),
    failed: 'Os cadastros não foram unidos',
  },
  owners: {
    label: 'Quem fica responsável?',
    title: 'Os dois têm donos diferentes',
    adminText: 'Só um superadministrador pode unir cadastros de donos diferentes.',
  },
  apartDone: 'Anotado: são lugares diferentes',
  apartFailed: 'Não deu para anotar',
} as const

function plural(count: number, one: string, many: string) {
  return `${count.toLocaleString('pt-BR')} ${count === 1 ? one : many}`
}
