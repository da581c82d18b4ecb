/** The columns of a catalogue's spreadsheet, the same coming in and going out. Free of zod. */

export const CATALOGUE_IMPORT_MAX_BYTES = 1024 * 1024
export const CATALOGUE_IMPORT_MAX_ROWS = 1000

type Column = { name: string; hint: string; example: string; isRequired?: true }

export const CATALOGUE_COLUMNS = [
  {
    name: 'secao',
    hint: 'A seção em que o item fica; é criada se ainda não existe.',
    example: 'Peixes',
    isRequired: true,
  },
  {
    name: 'nome',
    hint: 'O nome do item, até 150 letras.',
    example: 'Filhote na brasa',
    isRequired: true,
  },
  { name: 'preco', hint: 'Em reais: 89,90.', example: '89,90', isRequired: true },
  { name: 'descricao', hint: 'Até 600 letras.', example: 'Com arroz, farofa e vinagrete.' },
  {
    name: 'etiquetas',
    hint: 'Separadas por |: vegano, vegetariano, sem gluten, picante, para 2, da casa, regional…',
    example: 'para 2|regional',
  },
  {
    name: 'alergenos',
    hint: 'Separados por |; “nenhum” se não há; vazio se você não sabe.',
    example: 'peixe',
  },
  { name: 'bebida_alcoolica', hint: 'sim ou não.', example: 'não' },
  { name: 'codigo', hint: 'Código ou SKU, se você usa.', example: '' },
  { name: 'disponivel', hint: 'sim (se ficar vazio) ou não.', example: 'sim' },
] as const satisfies readonly Column[]

export type CatalogueColumn = (typeof CATALOGUE_COLUMNS)[number]['name']
