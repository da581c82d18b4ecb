import type { Flag } from './directory-address.rules.ts'

const number = new Intl.NumberFormat('pt-BR')

const flags: Record<Flag, string> = {
  aberto: 'Aberto agora',
  acessivel: 'Acessível',
  pet: 'Aceita pet',
  delivery: 'Tem delivery',
  cupom: 'Tem cupom',
}

/** What the directory says at first; what stands in place of an empty list has its own file. */
export const directoryTexts = {
  name: 'Guia comercial',
  title: (category: string | undefined, city: string) =>
    category ? `${category} em ${city}` : 'Guia comercial',
  /** The end of the title, which a phone has no room for. */
  inCity: (city: string) => ` em ${city}`,
  meta: (category: string | undefined, city: string) =>
    category
      ? `${category} em ${city}: veja o que está aberto agora, telefone, endereço e avaliações.`
      : `Restaurantes, pousadas, lojas e serviços de ${city}: veja o que está aberto agora, telefone e endereço.`,
  search: {
    label: 'Buscar no guia',
    placeholder: (category: string | undefined) =>
      category ? `Buscar em ${category}` : 'Peixe, pousada, farmácia…',
  },
  categories: 'Categorias',
  subcategories: 'Tipos',
  everything: 'Tudo',
  all: 'Todos',
  filters: {
    label: 'Filtros',
    ...flags,
    near: 'Perto de mim',
    remove: 'Remover filtro:',
    price: 'Preço:',
  },
  view: {
    label: 'Modo de ver',
    list: 'Lista',
    both: 'Lista e mapa',
    toMap: 'Ver no mapa',
    toList: 'Ver só a lista',
  },
  dates: 'Datas',
  results: 'Resultados',
  count: (total: number, isExact: boolean) => {
    if (!isExact) return `mais de ${number.format(total)} lugares`
    return total === 1 ? '1 lugar' : `${number.format(total)} lugares`
  },
  open: (count: number) =>
    count === 1 ? '1 aberto agora' : `${number.format(count)} abertos agora`,
  more: 'Ver mais',
  first: 'Voltar ao começo da lista',
  pages: 'Páginas do guia',
} as const
