import { isAvailable } from '@portal/contract/shared/capabilities'

const many = new Intl.NumberFormat('pt-BR')
const places = (count: number) => (count === 1 ? '1 lugar' : `${many.format(count)} lugares`)
const keptPlaces = (count: number) => `${places(count)} ${count === 1 ? 'guardado' : 'guardados'}`

/** Every sentence of the page of the map. */
export const mapPageTexts = {
  title: (city: string) => `Mapa de ${city}`,
  meta: (city: string) =>
    `Praias, onde comer, onde ficar, eventos${isAvailable('coupons') ? ', serviços e cupons' : ' e serviços'} de ${city} em um mapa só: o que está aberto agora, a que distância e como chegar.`,
  map: 'Mapa da cidade',
  layers: 'O que mostrar no mapa',
  removeLayer: 'Remover filtro:',
  skip: 'Pular o mapa e ir para a lista',
  list: 'Lista de lugares',
  inTheCity: (count: number, city: string) => `${places(count)} em ${city}`,
  inView: (count: number) => `${places(count)} nesta parte do mapa`,
  nearest: (count: number) => `${places(count)} aqui, do mais perto ao mais longe`,
  more: 'Ver mais lugares',
  first: 'Voltar ao começo da lista',
  moreFailed: 'Não deu para carregar mais lugares. Tente de novo.',
  showOnMap: (name: string) => `Mostrar ${name} no mapa`,
  approximate: 'Local aproximado',
  coupon: 'Cupom',
  featured: 'Destaque',
  moreDates: (count: number) => (count === 1 ? 'e mais 1 data' : `e mais ${count} datas`),
  sheet: {
    peek: 'Abrir a lista de lugares',
    half: 'Abrir a lista toda',
    full: 'Recolher a lista e ver o mapa',
  },
  empty: {
    here: 'Nenhum lugar nesta parte do mapa',
    inTheCity: (city: string) => `Nenhum lugar em ${city} por enquanto`,
    text: 'Afaste o mapa para ver o que há em volta.',
    filtered: 'Mostre outros tipos ou veja a cidade toda.',
    ofType: 'Escolha outro tipo ou mostre todos.',
    town: 'Ver a cidade toda',
    all: 'Todos os tipos',
  },
  kept: {
    inTheCity: (count: number) => `${keptPlaces(count)} neste aparelho`,
    inView: (count: number) => `${keptPlaces(count)} desta parte do mapa`,
  },
  failed: {
    title: 'Não deu para carregar os lugares',
    text: 'A internet pode ter caído. Tente de novo em instantes.',
  },
  pinsFailed: 'Não deu para atualizar o mapa. Os lugares são os de antes.',
  offline: 'Você está sem conexão. Aqui está o que este aparelho guardou.',
  retry: 'Tentar de novo',
  unsupported: 'Este navegador não consegue mostrar o mapa. Os lugares estão todos na lista.',
  mapFailed: 'O mapa não carregou. Os lugares estão todos na lista.',
  dismiss: 'Fechar aviso',
  near: {
    ask: 'Perto de mim',
    looking: 'Procurando você…',
    you: 'Você está aqui',
    denied:
      'A localização está bloqueada para este site. Libere nas configurações do navegador para ver o que há perto de você.',
    unavailable: 'Seu aparelho não respondeu onde está. Tente de novo.',
    outside: (city: string) =>
      `Você parece estar longe de ${city}. O mapa mostra a cidade; aqui você se acha quando chegar.`,
  },
  share: 'Compartilhar esta vista do mapa',
  openPortal: 'Abrir no portal',
  card: {
    page: 'Ver página',
    pageOf: (name: string) => `Ver página: ${name}`,
    route: 'Rota',
    routes: 'Como chegar',
    share: (name: string) => `Compartilhar ${name}`,
    close: (name: string) => `Fechar ${name}`,
    loading: 'Carregando o lugar…',
    failed: 'Não deu para carregar este lugar.',
    gone: 'Este lugar não está mais no mapa.',
    away: 'Sem conexão: este lugar não está guardado neste aparelho.',
  },
  pin: (name: string, score: string | null) => (score ? `${name}, nota ${score}` : name),
} as const
