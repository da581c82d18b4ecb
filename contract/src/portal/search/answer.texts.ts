import { namesOf } from '../../shared/names-of.ts'
/** What a question can be answered with. Free of zod: the browser reads it too. */

export const ANSWER_KINDS = [
  'tide',
  'car',
  'pharmacy',
  'emergency',
  'sun',
  'weather',
  'beach',
  'cash',
  'fuel',
  'parking',
  'toilets',
  'tow',
  'bus',
  'events',
  'street',
  'own',
  'places',
] as const
export type AnswerKind = (typeof ANSWER_KINDS)[number]

/** What only the person who asks may read: fetched by their browser, never part of the page. */
export const OWN_THINGS = ['orders', 'stays', 'coupons'] as const
export type OwnThing = (typeof OWN_THINGS)[number]

/** Rules with words of their own. The team edits the words; what each leads to is code. */
export const ANSWER_RULES = {
  police: 'Polícia (190)',
  ambulance: 'Ambulância (192)',
  rescue: 'Bombeiros e salvamento (193)',
  women: 'Violência contra a mulher (180)',
  hospital: 'Hospital e urgência',
  pharmacy: 'Farmácia de plantão',
  tow: 'Guincho',
  car: 'Carro na areia',
  tide: 'Maré',
  sun: 'Nascer e pôr do sol',
  weather: 'Previsão do tempo',
  beach: 'Bandeira e guarda-vidas',
  cash: 'Dinheiro: caixas, bancos, lotéricas',
  fuel: 'Combustível',
  parking: 'Estacionamento',
  toilets: 'Banheiro público',
  bus: 'Ônibus e rodoviária',
  events: 'O que acontece',
  orders: 'Meus pedidos',
  stays: 'Minhas hospedagens',
  coupons: 'Meus cupons',
  'filter:delivery': 'Filtro: entrega',
  'filter:open': 'Filtro: aberto agora',
  'filter:cheap': 'Filtro: barato',
  'filter:cupom': 'Filtro: tem cupom',
  'filter:near': 'Filtro: perto',
  'filter:pet': 'Filtro: aceita pet',
  'filter:acessivel': 'Filtro: acessível',
  'filter:wifi': 'Filtro: Wi-Fi',
  'filter:espaco-kids': 'Filtro: espaço kids',
  'filter:piscina': 'Filtro: piscina',
  'filter:musica-ao-vivo': 'Filtro: música ao vivo',
  'filter:vista-para-o-mar': 'Filtro: vista para o mar',
  'filter:cafe-da-manha': 'Filtro: café da manhã',
  'filter:ar-condicionado': 'Filtro: ar-condicionado',
  'kind:onde-comer': 'Tipo: onde comer',
  'kind:onde-ficar': 'Tipo: onde ficar',
  'kind:bares-e-festas': 'Tipo: bares e festas',
  'kind:pizzaria': 'Tipo: pizzaria',
  'kind:lanchonete': 'Tipo: lanchonete',
  'kind:acai-e-sorvetes': 'Tipo: açaí e sorvetes',
  'kind:peixes-e-frutos-do-mar': 'Tipo: peixes e frutos do mar',
  'kind:churrascaria': 'Tipo: churrascaria',
  'kind:supermercado': 'Tipo: supermercado',
} as const
export type AnswerRuleId = keyof typeof ANSWER_RULES
export const ANSWER_RULE_IDS = namesOf(ANSWER_RULES)

export const ANSWER_PHRASE_MAX = 60
export const ANSWER_PHRASES_MOST = 80
