import type { Flag } from './directory-address.rules.ts'

const number = new Intl.NumberFormat('pt-BR')

const flags: Record<Flag, string> = {
  aberto: 'Aberto agora',
  acessivel: 'Acessível',
  pet: 'Aceita pet',
  delivery: 'Tem delivery',
  cupom: 'Tem cupom',
}

/** Every sentence of the directory. */
export const directoryTexts = {
  name: 'Guia comercial',
  title: (category: string | undefined, city: string) =>
    category ? `${category} em ${city}` : 'Guia comercial',
  intro: (city: string) =>
    `Lugares para comer, ficar, comprar e resolver a vida em ${city}, com horário e caminho.`,
  meta: (category: string | undefined, city: string) =>
    category
      ? `${category} em ${city}: veja o que está aberto agora, telefone, endereço e avaliações.`
      : `Restaurantes, pousadas, lojas e serviços de ${city}: veja o que está aberto agora, telefone e endereço.`,
  search: { label: 'Buscar no guia', placeholder: 'Peixe, pousada, farmácia…' },
  categories: 'Categorias',
  subcategories: 'Tipos',
  everything: 'Tudo',
  all: 'Todos',
  filters: {
    label: 'Filtros',
    ...flags,
    remove: 'Tirar filtro:',
    price: 'Preço:',
    neighbourhood: 'Bairro',
    anyNeighbourhood: 'Todos os bairros',
    sort: 'Ordenar por',
    apply: 'Aplicar',
    clear: 'Tirar filtros',
  },
  near: {
    ask: 'Perto de mim',
    looking: 'Procurando você…',
    failed: 'Não deu para saber onde você está',
    denied:
      'A localização está bloqueada para este site. Libere nas configurações do navegador ou escolha um bairro.',
    unavailable: 'Seu aparelho não respondeu. Tente de novo ou escolha um bairro.',
  },
  view: {
    label: 'Modo de ver',
    list: 'Lista',
    both: 'Lista e mapa',
    toMap: 'Ver no mapa',
    toList: 'Ver só a lista',
  },
  results: 'Resultados',
  count: (total: number, isExact: boolean) => {
    if (!isExact) return `mais de ${number.format(total)} lugares`
    return total === 1 ? '1 lugar' : `${number.format(total)} lugares`
  },
  more: 'Ver mais',
  first: 'Voltar ao começo da lista',
  pages: 'Páginas do guia',
  empty: {
    title: 'Nenhum lugar assim por aqui',
    filtered:
      'Tire um filtro ou escolha outro bairro: quanto menos filtros, mais lugares aparecem.',
    searched: (words: string) =>
      `Não achamos “${words}”. Confira a escrita, tente uma palavra mais simples ou veja o guia inteiro.`,
    plain: 'Ainda não há lugares publicados nesta categoria. Veja as outras no guia inteiro.',
    whole: 'Ver o guia inteiro',
  },
  failed: {
    title: 'Não deu para carregar os lugares',
    text: 'Algo falhou do nosso lado ou a internet caiu. Tente de novo em alguns instantes.',
  },
} as const
