import type { BedKind, UnitAmenity } from '@portal/contract/lodging/lodging/lodging.texts'
import {
  PLAIN_SETTINGS,
  PLAIN_UNIT,
  type SettingsContent,
  type UnitContent,
} from '@portal/contract/lodging/lodging/lodging-fields'
import { entriesOf } from '@portal/contract/shared/records'
import type { PosterKind } from '../art/scenes.ts'

/** An invented unit: its own words, and by how much each season is dearer. */
export type DemoUnit = Omit<UnitContent, 'seasons' | 'photo_ids'> & { photos: PosterKind[] }
export type DemoLodging = {
  settings: SettingsContent
  units: DemoUnit[]
  /** Nights of July; Réveillon asks for two more. */
  minNights: number
}

type Kind = UnitContent['kind']
type Beds = Partial<Record<BedKind, number>>
type More = Partial<Omit<DemoUnit, 'beds'>>

const COOL: UnitAmenity[] = ['ar-condicionado', 'tv', 'wifi', 'frigobar', 'banheiro-privativo']
const KITCHEN: UnitAmenity[] = ['cozinha', 'geladeira', 'fogao', 'micro-ondas', 'wifi']

function unit(
  name: string,
  kind: Kind,
  capacity: number,
  reais: number,
  beds: Beds,
  more: More,
): DemoUnit {
  return {
    ...PLAIN_UNIT,
    name,
    kind,
    capacity,
    base_price_cents: reais * 100,
    weekend_price_cents: Math.round(reais * 1.2) * 100,
    beds: entriesOf(beds).map(([kind, count]) => ({ kind, count })),
    amenities: COOL,
    photos: ['quarto'],
    ...more,
  }
}

const house = (settings: Partial<SettingsContent>): SettingsContent => ({
  ...PLAIN_SETTINGS,
  ...settings,
})

/** By the name of the business. The Cadastur numbers are nobody's: their last part is all zeros. */
export const DEMO_LODGINGS: Record<string, DemoLodging> = {
  'Pousada Jardim dos Cajueiros': {
    minNights: 2,
    settings: house({
      check_in_until: '22:00',
      cadastur: '150048120000000',
      cleaning_fee_cents: 6000,
      pets: 'consulte',
      smoking: 'area-externa',
      rules:
        'Silêncio das 22h às 7h.\nAté 5 anos não paga.\nChegada depois das 22h: combine antes.',
    }),
    units: [
      unit(
        'Família Varanda 1',
        'quarto',
        4,
        290,
        { casal: 1, solteiro: 2 },
        {
          area_m2: 26,
          amenities: [...COOL, 'varanda', 'rede-na-varanda'],
          description: 'De frente para o jardim, com rede na varanda e mesa para o café.',
          photos: ['quarto', 'varanda'],
        },
      ),
      unit(
        'Família Varanda 2',
        'quarto',
        4,
        290,
        { casal: 1, solteiro: 2 },
        {
          area_m2: 26,
          amenities: [...COOL, 'varanda', 'rede-na-varanda'],
          photos: ['quarto', 'rede'],
        },
      ),
      unit(
        'Suíte Mar',
        'suite',
        3,
        360,
        { queen: 1, solteiro: 1 },
        {
          area_m2: 22,
          amenities: [...COOL, 'vista-para-o-mar', 'varanda'],
          description: 'No segundo andar, com sacada para o pôr do sol.',
          photos: ['suite', 'varanda'],
        },
      ),
      unit(
        'Chalé do Cajueiro',
        'chale',
        6,
        510,
        { casal: 2, rede: 2 },
        {
          bedrooms: 2,
          bathrooms: 2,
          area_m2: 48,
          amenities: [...KITCHEN, 'ar-condicionado', 'churrasqueira'],
          photos: ['chale', 'cozinha'],
        },
      ),
      unit(
        'Duplo Jardim',
        'quarto',
        2,
        240,
        { casal: 1 },
        {
          amenities: [...COOL, 'terreo', 'acessivel'],
          description: 'No térreo, com banheiro adaptado e barras.',
        },
      ),
      // As many rooms as the house says of itself, and a name as long as people write them.
      unit('Duplo Jardim 2', 'quarto', 2, 240, { casal: 1 }, { amenities: [...COOL, 'terreo'] }),
      unit('Duplo Piscina', 'quarto', 2, 260, { casal: 1 }, {}),
      unit('Duplo Piscina 2', 'quarto', 2, 260, { casal: 1 }, {}),
      unit('Triplo do Pomar', 'quarto', 3, 290, { casal: 1, solteiro: 1 }, {}),
      unit('Triplo do Pomar 2', 'quarto', 3, 290, { casal: 1, solteiro: 1 }, {}),
      unit(
        'Suíte do Cajueiro Grande com varanda para o quintal',
        'suite',
        4,
        380,
        { queen: 1, solteiro: 2 },
        { area_m2: 30, amenities: [...COOL, 'varanda'], photos: ['suite'] },
      ),
      unit('Família Quintal', 'quarto', 5, 340, { casal: 1, solteiro: 3 }, { area_m2: 30 }),
    ],
  },
  'Hotel Vento Norte': {
    minNights: 2,
    settings: house({
      cancellation: 'flexivel',
      cadastur: '150091230000000',
      pets: 'nao-aceita',
      smoking: 'proibido',
      rules: 'Berço sem custo, peça ao reservar.\nGaragem para um carro por quarto.',
    }),
    units: [
      unit('Standard 101', 'quarto', 2, 340, { queen: 1 }, { area_m2: 20 }),
      unit('Standard 102', 'quarto', 3, 370, { casal: 1, solteiro: 1 }, { area_m2: 22 }),
      unit(
        'Superior Orla 201',
        'suite',
        3,
        460,
        { king: 1, 'sofa-cama': 1 },
        {
          area_m2: 28,
          amenities: [...COOL, 'vista-para-o-mar', 'varanda', 'cofre', 'secador'],
          photos: ['suite', 'piscina'],
        },
      ),
      unit(
        'Família 305',
        'quarto',
        5,
        540,
        { casal: 1, solteiro: 3 },
        {
          bedrooms: 2,
          area_m2: 38,
          photos: ['quarto', 'piscina'],
        },
      ),
    ],
  },
  'Pousada Sobrado Azul': {
    minNights: 2,
    settings: house({
      cadastur: '150077410000000',
      check_in_until: '21:00',
      pets: 'nao-aceita',
      smoking: 'area-externa',
      rules: 'Silêncio depois das 22h.\nA cozinha compartilhada fecha às 22h.',
    }),
    units: [
      unit('Suíte Azul', 'suite', 2, 220, { casal: 1 }, { photos: ['quarto', 'cozinha'] }),
      unit('Suíte Amarela', 'suite', 3, 250, { casal: 1, solteiro: 1 }, {}),
      unit(
        'Suíte do Quintal',
        'suite',
        4,
        290,
        { casal: 1, beliche: 1 },
        {
          amenities: [...COOL, 'terreo'],
        },
      ),
    ],
  },
  'Hostel Rumo Leste': {
    minNights: 1,
    settings: house({
      cancellation: 'flexivel',
      cadastur: '150066320000000',
      pets: 'nao-aceita',
      smoking: 'area-externa',
    }),
    units: [
      unit(
        'Quarto de casal',
        'quarto',
        2,
        160,
        { casal: 1 },
        {
          amenities: ['ventilador', 'wifi'],
          photos: ['chale', 'cozinha'],
        },
      ),
      unit(
        'Cama 1, quarto de seis',
        'dormitorio',
        1,
        65,
        { beliche: 1 },
        {
          amenities: ['ventilador', 'wifi', 'roupa-de-cama'],
          photos: ['cozinha'],
        },
      ),
      unit(
        'Cama 2, quarto de seis',
        'dormitorio',
        1,
        65,
        { beliche: 1 },
        {
          amenities: ['ventilador', 'wifi', 'roupa-de-cama'],
          photos: ['cozinha'],
        },
      ),
    ],
  },
  'Casas de Temporada Caju Doce': {
    minNights: 3,
    settings: house({
      cancellation: 'rigida',
      cleaning_fee_cents: 18_000,
      pets: 'aceita',
      smoking: 'area-externa',
      rules: 'Som só até as 22h.\nRoupa de cama e toalhas vão com os hóspedes.',
    }),
    units: [
      unit(
        'Casa Caju',
        'casa',
        8,
        680,
        { casal: 2, solteiro: 4 },
        {
          bedrooms: 3,
          bathrooms: 2,
          area_m2: 110,
          min_nights: 2,
          amenities: [...KITCHEN, 'churrasqueira', 'ventilador'],
          photos: ['casa', 'sala', 'cozinha'],
        },
      ),
      unit(
        'Casa Ingá',
        'casa',
        10,
        820,
        { casal: 3, rede: 4 },
        {
          bedrooms: 4,
          bathrooms: 3,
          area_m2: 140,
          min_nights: 2,
          amenities: [...KITCHEN, 'churrasqueira', 'piscina', 'ar-condicionado'],
          photos: ['piscina', 'varanda', 'sala'],
        },
      ),
    ],
  },
  'Camping Vaga-Lume': {
    minNights: 1,
    settings: house({ pets: 'aceita', smoking: 'area-externa', cadastur: '150055210000000' }),
    units: [
      unit(
        'Lugar de barraca 1',
        'camping',
        4,
        80,
        {},
        {
          bedrooms: 0,
          bathrooms: 0,
          amenities: [],
          photos: ['mangue', 'rede'],
        },
      ),
      unit(
        'Lugar de trailer',
        'camping',
        6,
        150,
        {},
        {
          bedrooms: 0,
          bathrooms: 0,
          amenities: [],
          photos: ['mangue'],
        },
      ),
    ],
  },
  'Chalés Pedra do Sal': {
    minNights: 2,
    settings: house({
      cadastur: '150033840000000',
      cleaning_fee_cents: 8000,
      pets: 'aceita',
      smoking: 'area-externa',
    }),
    units: [
      unit(
        'Chalé Siri',
        'chale',
        4,
        420,
        { casal: 1, rede: 2 },
        {
          area_m2: 40,
          amenities: [...KITCHEN, 'ar-condicionado', 'varanda', 'rede-na-varanda'],
          photos: ['chale', 'varanda'],
        },
      ),
      unit(
        'Chalé Guará',
        'chale',
        4,
        420,
        { casal: 1, solteiro: 2 },
        {
          area_m2: 40,
          amenities: [...KITCHEN, 'ar-condicionado', 'varanda', 'rede-na-varanda'],
          photos: ['chale', 'rede'],
        },
      ),
    ],
  },
  'Apartamentos Vista do Farol': {
    minNights: 2,
    settings: house({ cleaning_fee_cents: 12_000, pets: 'nao-aceita', smoking: 'proibido' }),
    units: [
      unit(
        'Apartamento 41',
        'apartamento',
        5,
        380,
        { queen: 1, solteiro: 2, 'sofa-cama': 1 },
        {
          bedrooms: 2,
          area_m2: 62,
          amenities: [...KITCHEN, 'ar-condicionado', 'vista-para-o-mar', 'maquina-de-lavar'],
          photos: ['sala', 'cozinha'],
        },
      ),
      unit(
        'Apartamento 62',
        'apartamento',
        4,
        350,
        { queen: 1, solteiro: 2 },
        {
          bedrooms: 2,
          area_m2: 58,
          amenities: [...KITCHEN, 'ar-condicionado', 'vista-para-o-mar'],
          photos: ['sala', 'varanda'],
        },
      ),
    ],
  },
  'Redário Maré de Dentro': {
    minNights: 1,
    settings: house({ cancellation: 'flexivel', cadastur: '150022190000000' }),
    units: [
      unit(
        'Rede 1',
        'redario',
        1,
        45,
        { rede: 1 },
        {
          bedrooms: 0,
          amenities: ['ventilador'],
          photos: ['rede'],
        },
      ),
      unit(
        'Rede 2',
        'redario',
        1,
        45,
        { rede: 1 },
        {
          bedrooms: 0,
          amenities: ['ventilador'],
          photos: ['rede'],
        },
      ),
      unit(
        'Quartinho de casal',
        'quarto',
        2,
        130,
        { casal: 1 },
        {
          amenities: ['ventilador', 'wifi'],
        },
      ),
    ],
  },
  'Hotel Praça da Matriz': {
    minNights: 1,
    settings: house({
      cancellation: 'flexivel',
      cadastur: '150011560000000',
      pets: 'nao-aceita',
      smoking: 'proibido',
    }),
    units: [
      unit('Solteiro 12', 'quarto', 1, 150, { solteiro: 1 }, {}),
      unit('Casal 14', 'quarto', 2, 190, { casal: 1 }, {}),
      unit('Triplo 21', 'quarto', 3, 240, { casal: 1, solteiro: 1 }, {}),
    ],
  },
}
