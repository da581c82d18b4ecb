/** What the open files of the guide say of a business, in their order. Free of zod. */

type OpenDataField = { name: string; text: string; example: string }

/** Between the values of a cell that holds several. */
export const OPEN_DATA_LIST_SEPARATOR = '|'

export const OPEN_DATA_FIELDS = [
  {
    name: 'id',
    text: 'Identificador que não muda, mesmo que o nome mude.',
    example: '0198a6d2-…',
  },
  { name: 'nome', text: 'Nome do negócio.', example: 'Barraca do Farol' },
  { name: 'categoria', text: 'Categoria do guia.', example: 'Onde comer' },
  { name: 'subcategoria', text: 'Subcategoria, quando há.', example: 'Peixaria' },
  { name: 'bairro', text: 'Bairro ou localidade.', example: 'Maçarico' },
  { name: 'logradouro', text: 'Rua e número.', example: 'Av. Beira-Mar, 812' },
  { name: 'cep', text: 'Oito dígitos.', example: '68721000' },
  { name: 'latitude', text: 'Graus decimais, WGS 84.', example: '-0.6135' },
  { name: 'longitude', text: 'Graus decimais, WGS 84.', example: '-47.3561' },
  {
    name: 'telefone',
    text: 'Só telefone fixo ou 0800, em dígitos com DDD. Celular fica na página do negócio.',
    example: '9134230000',
  },
  { name: 'site', text: 'Endereço do site do negócio.', example: 'https://exemplo.com.br' },
  {
    name: 'horarios',
    text: 'Horário de funcionamento na escrita do OpenStreetMap (opening_hours).',
    example: 'Mo-Fr 08:00-18:00; PH off',
  },
  { name: 'preco', text: 'Faixa de preço, de 1 (barato) a 4 (muito caro).', example: '2' },
  {
    name: 'pagamentos',
    text: 'Formas de pagamento. No CSV, separadas por “|”.',
    example: 'pix|credito',
  },
  { name: 'comodidades', text: 'O que o lugar oferece. No CSV, separado por “|”.', example: 'pet' },
  { name: 'nota', text: 'Média das avaliações publicadas, de 1 a 5.', example: '4.6' },
  { name: 'avaliacoes', text: 'Quantas avaliações formam a média.', example: '128' },
  {
    name: 'conferido_em',
    text: 'Quando alguém responsável conferiu os dados pela última vez.',
    example: '2026-07-18',
  },
  { name: 'atualizado_em', text: 'Última mudança do cadastro, em UTC.', example: '2026-07-18T…' },
  {
    name: 'demonstracao',
    text: 'Verdadeiro para negócio inventado, que só existe para mostrar o portal.',
    example: 'false',
  },
  { name: 'pagina', text: 'Página do negócio no guia.', example: '/guia/barraca-do-farol' },
] as const satisfies readonly OpenDataField[]

export type OpenDataFieldName = (typeof OPEN_DATA_FIELDS)[number]['name']

/** Why this one: docs/decisions/0031. */
export const OPEN_DATA_LICENCE = {
  id: 'CC-BY-4.0',
  name: 'Creative Commons Atribuição 4.0 Internacional',
  url: 'https://creativecommons.org/licenses/by/4.0/deed.pt-br',
} as const

export const OPEN_DATA_PAGE = '/dados-abertos'
export const OPEN_DATA_FILES = {
  geojson: '/dados/guia.geojson',
  csv: '/dados/guia.csv',
} as const

/** How whoever uses the data names it. */
export function openDataCredit(siteName: string, address: string, isoDay: string): string {
  const [year, month, day] = isoDay.split('-')
  return `${siteName}, dados de ${day}/${month}/${year}, ${OPEN_DATA_LICENCE.id}, ${address}`
}
