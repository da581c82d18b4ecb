import type { CollectionKind } from '@portal/contract/city/collections/collection.texts'
import type { PosterKind } from './art/scenes.ts'

/** Businesses are chosen by what they are, never by name: the demo may rename them. */
export type Rule = {
  /** Slug of a category or subcategory. */
  category?: string
  amenity?: string
  /** Part of a specialty, as "tacacá". */
  specialty?: string
}
type When = { day?: number; at?: string }
export type DemoStop =
  | ({ sight: string; note: string } & When)
  /** The best that fit, at most so many; without a note each is told by its own first sentence. */
  | ({ listings: Rule; most: number; note?: string } & When)

export type DemoCollection = {
  kind: CollectionKind
  slug: string
  title: string
  summary: string
  picture: PosterKind
  stops: readonly DemoStop[]
}

export const DEMO_COLLECTIONS: readonly DemoCollection[] = [
  {
    kind: 'itinerary',
    slug: 'um-dia-em-salinas',
    title: 'Um dia em Salinas',
    summary: 'Da areia larga do Atalaia ao pôr do sol na orla, com tempo para almoçar sem pressa.',
    picture: 'praia',
    stops: [
      {
        sight: 'atalaia',
        day: 1,
        at: '08:30',
        note: 'Chegue cedo e veja a hora da maré antes de descer com o carro.',
      },
      {
        listings: { category: 'barraca-de-praia' },
        most: 1,
        day: 1,
        at: '12:00',
        note: 'Almoço com o pé na areia, antes que a fila cresça.',
      },
      {
        sight: 'lago-da-coca-cola',
        day: 1,
        at: '14:30',
        note: 'Água doce e escura entre as dunas, para tirar o sal do corpo.',
      },
      {
        sight: 'farol-velho',
        day: 1,
        at: '16:00',
        note: 'A praia ao lado do Atalaia, com mais sombra e menos gente.',
      },
      {
        sight: 'orla-do-macarico',
        day: 1,
        at: '17:30',
        note: 'O sol se põe diante do calçadão: escolha um banco e espere.',
      },
      {
        listings: { category: 'comida-paraense' },
        most: 1,
        day: 1,
        at: '19:30',
        note: 'Para fechar o dia com gosto de Pará.',
      },
    ],
  },
  {
    kind: 'itinerary',
    slug: 'fim-de-semana-com-criancas',
    title: 'Fim de semana com crianças',
    summary: 'Dois dias de água rasa, sombra e comida que todo mundo come, sem correria.',
    picture: 'kite',
    stops: [
      {
        sight: 'macarico',
        day: 1,
        at: '09:00',
        note: 'Água mansa na maré baixa e calçadão ao lado para quem cansar da areia.',
      },
      {
        listings: { category: 'onde-comer', amenity: 'espaco-kids' },
        most: 1,
        day: 1,
        at: '12:00',
        note: 'Tem espaço para as crianças enquanto a comida não vem.',
      },
      {
        sight: 'praca-do-pescador',
        day: 1,
        at: '17:00',
        note: 'Praça aberta para correr, com o mar logo ali.',
      },
      {
        listings: { category: 'acai-e-sorvetes' },
        most: 1,
        day: 1,
        at: '18:30',
        note: 'Sorvete de fruta daqui antes de dormir.',
      },
      {
        sight: 'farol-velho',
        day: 2,
        at: '08:30',
        note: 'De manhã a praia é mais vazia: dá para ver as crianças de longe.',
      },
      {
        sight: 'fonte-do-carana',
        day: 2,
        at: '11:00',
        note: 'Banho de água doce, raso e com sombra.',
      },
      {
        listings: { category: 'peixes-e-frutos-do-mar' },
        most: 1,
        day: 2,
        at: '13:00',
        note: 'Peixe frito e arroz, do gosto deles, antes da estrada.',
      },
    ],
  },
  {
    kind: 'theme',
    slug: 'dia-de-chuva',
    title: 'Dia de chuva',
    summary: 'A chuva aqui é forte e passa. Enquanto isso, estes lugares têm teto e boa conversa.',
    picture: 'mercado',
    stops: [
      {
        sight: 'mercado-do-porto-grande',
        note: 'O peixe que chega de madrugada, a farinha e a conversa dos feirantes.',
      },
      {
        sight: 'igreja-matriz',
        note: 'A história da cidade contada pelas paredes da matriz.',
      },
      { listings: { category: 'cafe-e-tapioca' }, most: 2 },
      { listings: { category: 'padaria' }, most: 1 },
      { listings: { category: 'pizzaria' }, most: 1 },
    ],
  },
  {
    kind: 'theme',
    slug: 'tacaca-e-acai',
    title: 'Tacacá e açaí',
    summary: 'A cuia que adormece a boca e a tigela que alimenta: onde provar os dois.',
    picture: 'tacaca',
    stops: [
      { listings: { specialty: 'tacacá' }, most: 5 },
      { listings: { specialty: 'açaí' }, most: 5 },
      { listings: { category: 'acai-e-sorvetes' }, most: 3 },
    ],
  },
  {
    kind: 'theme',
    slug: 'com-pet',
    title: 'Com pet',
    summary: 'Onde comer, dormir e passear com o cachorro bem recebido.',
    picture: 'orla',
    stops: [
      { listings: { category: 'onde-comer', amenity: 'pet' }, most: 4 },
      { listings: { category: 'onde-ficar', amenity: 'pet' }, most: 3 },
      { listings: { category: 'bares-e-festas', amenity: 'pet' }, most: 2 },
      { listings: { category: 'passeios-e-lazer', amenity: 'pet' }, most: 2 },
      {
        sight: 'orla-do-macarico',
        note: 'Calçadão largo para caminhar no fim da tarde, com guia.',
      },
    ],
  },
]
