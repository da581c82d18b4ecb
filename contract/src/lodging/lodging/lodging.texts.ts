import { namesOf } from '../../shared/names-of.ts'

/** Words and limits of lodgings. Free of zod: the browser reads them too. */

export const UNIT_KIND_WORDS = {
  quarto: 'Quarto',
  suite: 'Suíte',
  chale: 'Chalé',
  casa: 'Casa inteira',
  apartamento: 'Apartamento',
  dormitorio: 'Cama em dormitório',
  redario: 'Lugar no redário',
  camping: 'Lugar no camping',
} as const
export type UnitKind = keyof typeof UNIT_KIND_WORDS
export const UNIT_KINDS = namesOf(UNIT_KIND_WORDS)

/** One and many of each. */
export const BED_WORDS = {
  casal: ['cama de casal', 'camas de casal'],
  queen: ['cama queen', 'camas queen'],
  king: ['cama king', 'camas king'],
  solteiro: ['cama de solteiro', 'camas de solteiro'],
  beliche: ['beliche', 'beliches'],
  'sofa-cama': ['sofá-cama', 'sofás-camas'],
  rede: ['rede', 'redes'],
  berco: ['berço', 'berços'],
} as const satisfies Record<string, readonly [string, string]>
export type BedKind = keyof typeof BED_WORDS
export const BED_KINDS = namesOf(BED_WORDS)

export const UNIT_AMENITY_WORDS = {
  'ar-condicionado': 'Ar-condicionado',
  ventilador: 'Ventilador',
  tv: 'TV',
  wifi: 'Wi-Fi',
  frigobar: 'Frigobar',
  'chuveiro-quente': 'Chuveiro quente',
  'banheiro-privativo': 'Banheiro privativo',
  varanda: 'Varanda',
  'rede-na-varanda': 'Rede na varanda',
  'vista-para-o-mar': 'Vista para o mar',
  cozinha: 'Cozinha',
  geladeira: 'Geladeira',
  fogao: 'Fogão',
  'micro-ondas': 'Micro-ondas',
  churrasqueira: 'Churrasqueira',
  piscina: 'Piscina privativa',
  hidromassagem: 'Hidromassagem',
  'maquina-de-lavar': 'Máquina de lavar',
  'roupa-de-cama': 'Roupa de cama e banho',
  secador: 'Secador de cabelo',
  cofre: 'Cofre',
  'mesa-de-trabalho': 'Mesa de trabalho',
  terreo: 'No térreo',
  acessivel: 'Acessível para cadeira de rodas',
} as const
export type UnitAmenity = keyof typeof UNIT_AMENITY_WORDS
export const UNIT_AMENITIES = namesOf(UNIT_AMENITY_WORDS)

export const CANCELLATIONS = ['flexivel', 'moderada', 'rigida'] as const
export type Cancellation = (typeof CANCELLATIONS)[number]

/** The whole rule in one sentence each: what a guest agrees to is what these say. */
export const CANCELLATION_WORDS: Record<Cancellation, { name: string; sentence: string }> = {
  flexivel: {
    name: 'Flexível',
    sentence:
      'Cancele sem custo até 24 horas antes do check-in. Depois disso, a primeira noite é cobrada.',
  },
  moderada: {
    name: 'Moderada',
    sentence:
      'Cancele sem custo até 7 dias antes do check-in. Depois disso, metade do valor das noites é cobrada.',
  },
  rigida: {
    name: 'Rígida',
    sentence:
      'Cancele sem custo até 30 dias antes do check-in. Depois disso, o valor de todas as noites é cobrado.',
  },
}
/** How many days before check-in a stay can still be cancelled for nothing. */
export const FREE_CANCELLATION_DAYS: Record<Cancellation, number> = {
  flexivel: 1,
  moderada: 7,
  rigida: 30,
}

export const PETS_WORDS = {
  aceita: 'Aceita animais',
  consulte: 'Animais: combine antes',
  'nao-aceita': 'Não aceita animais',
} as const
export const PETS = namesOf(PETS_WORDS)

export const SMOKING_WORDS = {
  permitido: 'Pode fumar',
  'area-externa': 'Fumar só ao ar livre',
  proibido: 'Proibido fumar',
} as const
export const SMOKING = namesOf(SMOKING_WORDS)

export const UNIT_NAME_MAX = 80
export const UNIT_TEXT_MAX = 1500
export const SEASON_NAME_MAX = 40
export const RULES_MAX = 2000
export const MOST_GUESTS = 50
export const MOST_BEDS = 40
export const MOST_ROOMS_OF_UNIT = 30
export const MOST_AREA_M2 = 5000
/** Of one room: what is written on some of its nights, a year and more ahead. */
export const MOST_SEASONS = 200
/** Of a house, in its table. */
export const MOST_HOUSE_SEASONS = 24
export const MOST_PRICED_NIGHTS = 400
/** How nights are called that have a price of their own. */
export const PRICED_NIGHTS_NAME = 'Data especial'
export const MOST_UNIT_PHOTOS = 20
/** Of whoever's plan has no limit: what one page can still show. */
export const MOST_UNITS = 300
export const MOST_MIN_NIGHTS = 60
export const NIGHT_MIN_CENTS = 100
export const NIGHT_MAX_CENTS = 10_000_000

/** "1 cama de casal", "2 redes". */
export function bedsText(beds: readonly { kind: BedKind; count: number }[]): string {
  return beds
    .map(({ kind, count }) => `${count} ${BED_WORDS[kind][count === 1 ? 0 : 1]}`)
    .join(', ')
}

/** "1 noite", "3 noites". */
export const nightsText = (nights: number): string =>
  nights === 1 ? '1 noite' : `${nights} noites`

export const guestsText = (guests: number): string =>
  guests === 1 ? '1 pessoa' : `${guests} pessoas`
