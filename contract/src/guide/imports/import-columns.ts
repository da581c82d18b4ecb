/** The columns of the guide's spreadsheets, the same coming in and going out. Free of zod. */

export const IMPORT_MAX_BYTES = 5 * 1024 * 1024
export const IMPORT_MAX_ROWS = 5000

/** Between the values of a cell that holds several. */
export const LIST_SEPARATOR = '|'

type Column = { name: string; hint: string; example: string; isRequired?: true }

export const IMPORT_COLUMNS = [
  {
    name: 'nome',
    hint: 'Como o negócio é conhecido, até 120 letras.',
    example: 'Barraca do Farol',
    isRequired: true,
  },
  {
    name: 'categoria',
    hint: 'O nome ou o endereço de uma categoria do guia: “Onde comer” ou “onde-comer”.',
    example: 'Onde comer',
    isRequired: true,
  },
  { name: 'subcategoria', hint: 'Uma das subcategorias da categoria.', example: '' },
  { name: 'bairro', hint: 'Como aparece no guia.', example: 'Maçarico' },
  { name: 'rua', hint: 'Rua ou ponto de referência.', example: 'Av. Beira-Mar' },
  { name: 'numero', hint: 'Número do imóvel, ou s/n.', example: '812' },
  { name: 'complemento', hint: 'Sala, andar, “em frente ao calçadão”.', example: '' },
  { name: 'cep', hint: '8 dígitos, com ou sem traço.', example: '68721-000' },
  { name: 'latitude', hint: 'Em graus, com vírgula ou ponto.', example: '-0,6135' },
  { name: 'longitude', hint: 'Em graus; sempre junto com a latitude.', example: '-47,3561' },
  { name: 'telefone', hint: 'De 8 a 11 dígitos.', example: '(91) 3423-0000' },
  { name: 'whatsapp', hint: '10 ou 11 dígitos, com DDD.', example: '(91) 98888-7777' },
  { name: 'email', hint: 'Recebe as mensagens; não aparece no guia.', example: '' },
  { name: 'site', hint: 'Endereço completo.', example: 'https://exemplo.com.br' },
  { name: 'instagram', hint: 'Nome de usuário.', example: 'barracadofarol' },
  { name: 'facebook', hint: 'Nome da página.', example: '' },
  { name: 'cnpj', hint: 'Com ou sem pontuação; os dígitos são conferidos.', example: '' },
  { name: 'descricao', hint: 'Até 4.000 letras.', example: 'Peixe do dia na brasa.' },
  {
    name: 'especialidades',
    hint: 'Separadas por | (barra vertical).',
    example: 'Caldeirada|Peixe frito',
  },
  { name: 'preco', hint: 'De 1 (barato) a 4 (muito caro).', example: '2' },
  {
    name: 'pagamentos',
    hint: 'Separados por |: dinheiro, pix, debito, credito, vale-refeicao.',
    example: 'pix|dinheiro',
  },
  {
    name: 'comodidades',
    hint: 'Separadas por |: wifi, estacionamento, pet, acessivel, ar-condicionado, musica-ao-vivo, area-externa, espaco-kids, vista-para-o-mar, reserva, piscina, cafe-da-manha.',
    example: 'wifi|pet',
  },
  { name: 'acessibilidade', hint: 'Rampa, banheiro adaptado…', example: '' },
  {
    name: 'horarios',
    hint: 'Como a exportação escreve. Deixe vazio para informar depois.',
    example: '',
  },
  {
    name: 'situacao',
    hint: 'publicado (se ficar vazio), rascunho ou arquivado.',
    example: 'publicado',
  },
  {
    name: 'endereco',
    hint: 'O fim do endereço da página. Vazio: nasce do nome.',
    example: '',
  },
] as const satisfies readonly Column[]

export type ImportColumn = (typeof IMPORT_COLUMNS)[number]['name']

/** What spreadsheets of this country open without asking: a mark for the letters, and semicolons. */
export const CSV_MARK = '\uFEFF'
export const CSV_SEPARATOR = ';'

/** An empty sheet with one line to write over. */
export function templateCsv(): string {
  const lines = [
    IMPORT_COLUMNS.map(({ name }) => name),
    IMPORT_COLUMNS.map(({ example }) => example),
  ]
  return CSV_MARK + lines.map((line) => `${line.join(CSV_SEPARATOR)}\r\n`).join('')
}
