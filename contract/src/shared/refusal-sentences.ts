import { z } from 'zod'

/**
 * What a person reads where a field does not hold what the contract asks, for every schema that has no
 * sentence of its own. The library's own words ("esperava que o número fosse <= 7") reach nobody.
 */
export function refuseInOurWords() {
  z.config({ localeError: refusalSentence })
}

type Issue = z.core.$ZodRawIssue

const INVALID = 'Este valor não serve. Confira e tente de novo.'
const EMPTY = 'Preencha este campo.'

const WRONG_KIND: Record<string, string> = {
  string: 'Escreva um texto.',
  number: 'Escreva um número.',
  int: 'Escreva um número inteiro, sem vírgula.',
  boolean: 'Escolha sim ou não.',
  date: 'Informe uma data.',
  array: 'Esta lista não chegou inteira. Recarregue a página e tente de novo.',
  object: 'Esta parte não chegou inteira. Recarregue a página e tente de novo.',
  file: 'Escolha um arquivo.',
}

const WRONG_FORMAT: Record<string, string> = {
  email: 'Escreva um e-mail como nome@exemplo.com.br.',
  url: 'Escreva o endereço inteiro, começando com https://.',
  date: 'Informe uma data que exista.',
  time: 'Informe a hora como 18:30.',
  datetime: 'Informe o dia e a hora.',
  uuid: 'Este item não existe mais. Recarregue a página e escolha de novo.',
}

export function refusalSentence(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return EMPTY
      return WRONG_KIND[issue.expected] ?? INVALID
    case 'too_small':
      return tooSmall(issue)
    case 'too_big':
      return tooBig(issue)
    case 'invalid_format':
      return issue.input === '' ? EMPTY : (WRONG_FORMAT[issue.format] ?? INVALID)
    case 'invalid_union':
      return ofTheNearest(issue.errors) ?? INVALID
    case 'invalid_value':
      return issue.input === undefined || issue.input === '' ? EMPTY : 'Escolha uma das opções.'
    case 'not_multiple_of':
      return `Use um múltiplo de ${amount(issue.divisor, issue)}.`
    case 'unrecognized_keys':
      return 'Há aqui um campo que o portal não conhece. Recarregue a página e tente de novo.'
    default:
      return INVALID
  }
}

/** Of several ways to fill a field, that which came nearest: its kind was right, and what is wrong is said. */
function ofTheNearest(ways: readonly (readonly z.core.$ZodIssue[])[]): string | undefined {
  const said = ways.flatMap(([first]) => (first ? [first] : []))
  const isNear = ({ code, path }: z.core.$ZodIssue) =>
    path.length === 0 && code !== 'invalid_type' && code !== 'invalid_value'
  return said.find(isNear)?.message
}

function tooSmall(issue: Issue & { code: 'too_small' }) {
  const { origin, inclusive = true } = issue
  const least = Number(issue.minimum)
  if (origin === 'string') {
    return least <= 1 ? EMPTY : `Escreva pelo menos ${least.toLocaleString('pt-BR')} caracteres.`
  }
  if (isList(origin)) return `Escolha pelo menos ${items(least)}.`
  if (origin === 'date') return 'Esta data fica cedo demais. Escolha uma mais tarde.'
  if (least <= Number.MIN_SAFE_INTEGER) {
    return 'Este número é pequeno demais. Confira os algarismos.'
  }
  return inclusive
    ? `O mínimo é ${amount(least, issue)}.`
    : `Precisa ser mais que ${amount(least, issue)}.`
}

function tooBig(issue: Issue & { code: 'too_big' }) {
  const { origin, inclusive = true } = issue
  const most = Number(issue.maximum)
  if (origin === 'string') return `Escreva no máximo ${characters(most)}.`
  if (isList(origin)) return `São no máximo ${items(most)}.`
  if (origin === 'date') return 'Esta data fica longe demais. Escolha uma mais cedo.'
  if (most >= Number.MAX_SAFE_INTEGER) return 'Este número é grande demais. Confira os algarismos.'
  return inclusive
    ? `O máximo é ${amount(most, issue)}.`
    : `Precisa ser menos que ${amount(most, issue)}.`
}

const isList = (origin: string) => ['array', 'set', 'map', 'object'].includes(origin)
const items = (count: number) =>
  `${count.toLocaleString('pt-BR')} ${count === 1 ? 'item' : 'itens'}`
const characters = (count: number) =>
  `${count.toLocaleString('pt-BR')} ${count === 1 ? 'caractere' : 'caracteres'}`

/** The unit is in the field's name: who types R$ 1.000,00 is not told of 100000. */
function amount(value: number | bigint, issue: Issue) {
  const field = String(issue.path?.findLast((part) => typeof part === 'string') ?? '')
  return field.endsWith('_cents')
    ? (Number(value) / 100).toLocaleString('pt-BR', { style: 'currency', currency: 'BRL' })
    : value.toLocaleString('pt-BR')
}
