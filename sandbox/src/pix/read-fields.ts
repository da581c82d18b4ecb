import { invalid, type Violation } from './problem.ts'

const AMOUNT = /^\d{1,10}\.\d{2}$/
const CPF = /^\d{11}$/
/** May hold letters. */
const CNPJ = /^[0-9A-Z]{14}$/
export const DAY = /^\d{4}-\d{2}-\d{2}$/
export const TXID = /^[a-zA-Z0-9]{26,35}$/
export const REFUND_ID = /^[a-zA-Z0-9]{1,35}$/
const KEY_LENGTH = 77

type Fields = Record<string, unknown>

/** Collects everything that is wrong with a body, as the standard lists it, and refuses at the end. */
export class BodyReader {
  readonly #type: string
  readonly #prefix: string
  readonly #violations: Violation[]
  readonly #fields: Fields

  constructor(type: string, body: unknown, prefix = '', violations: Violation[] = []) {
    this.#type = type
    this.#prefix = prefix
    this.#violations = violations
    this.#fields = isObject(body) ? body : {}
    if (!isObject(body)) this.blame('', 'O corpo deve ser um objeto JSON.')
  }

  has(name: string) {
    return this.#fields[name] !== undefined
  }

  within(name: string): BodyReader {
    const inner = this.#fields[name] ?? {}
    return new BodyReader(this.#type, inner, `${this.#prefix}${name}.`, this.#violations)
  }

  /** Empty where it is missing and may be. */
  text(name: string, rule: { max?: number; pattern?: RegExp; optional?: boolean }): string {
    const value = this.#fields[name]
    if (value === undefined && rule.optional) return ''
    const isGood =
      typeof value === 'string' &&
      value !== '' &&
      value.length <= (rule.max ?? Number.POSITIVE_INFINITY) &&
      (rule.pattern?.test(value) ?? true)
    if (isGood) return value
    this.blame(name, 'O campo está ausente ou não respeita o formato.', value)
    return ''
  }

  oneOf<Word extends string>(name: string, words: readonly Word[], fallback?: Word): Word {
    const value = this.#fields[name] ?? fallback
    const word = words.find((each) => each === value)
    if (word === undefined) this.blame(name, `O campo deve ser um de: ${words.join(', ')}.`, value)
    return word ?? (words[0] as Word)
  }

  wholeNumber(name: string, fallback: number): number {
    const value = this.#fields[name] ?? fallback
    if (Number.isInteger(value) && (value as number) > 0) return value as number
    this.blame(name, 'O campo deve ser um número inteiro positivo.', value)
    return fallback
  }

  /** In centavos; zero is refused. */
  amount(name: string): number {
    const text = this.text(name, { pattern: AMOUNT })
    const cents = Number(text.replace('.', ''))
    if (text && cents === 0) this.blame(name, 'O valor não pode ser zero.', text)
    return cents
  }

  person(nameLength: number): Debtor {
    const nome = this.text('nome', { max: nameLength })
    const cpf = this.text('cpf', { pattern: CPF, optional: true })
    const cnpj = this.text('cnpj', { pattern: CNPJ, optional: true })
    if (this.has('cpf') === this.has('cnpj'))
      this.blame('cpf', 'Informe CPF ou CNPJ, e só um deles.')
    return { nome, ...(cpf ? { cpf } : {}), ...(cnpj ? { cnpj } : {}) }
  }

  key() {
    return this.text('chave', { max: KEY_LENGTH })
  }

  blame(name: string, razao: string, valor?: unknown) {
    const property = `${this.#prefix}${name}`.replace(/\.$/, '')
    this.#violations.push({
      razao,
      propriedade: property,
      ...(valor === undefined ? {} : { valor: String(valor).slice(0, 100) }),
    })
  }

  finish() {
    if (this.#violations.length > 0) {
      throw invalid(this.#type, 'A requisição não respeita o schema.', this.#violations)
    }
  }
}

export type Debtor = { nome: string; cpf?: string; cnpj?: string }

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function formatAmount(cents: number): string {
  const digits = String(cents).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

type Span = { inicio: Date; fim: Date; page: number; size: number }

/** `inicio`, `fim` and pages that begin with 0 and hold 1000 at most. */
export function readSpan(type: string, query: Record<string, string | undefined>): Span {
  const violations: Violation[] = []
  const moment = (name: 'inicio' | 'fim') => {
    const value = new Date(query[name] ?? '')
    if (Number.isNaN(value.getTime())) {
      violations.push({ razao: 'Data ausente ou inválida.', propriedade: name })
    }
    return value
  }
  const number = (name: string, fallback: number, range: [number, number]) => {
    const value = Number(query[name] ?? fallback)
    if (!Number.isInteger(value) || value < range[0] || value > range[1]) {
      violations.push({ razao: `De ${range[0]} a ${range[1]}.`, propriedade: name })
    }
    return value
  }
  const span = {
    inicio: moment('inicio'),
    fim: moment('fim'),
    page: number('paginacao.paginaAtual', 0, [0, Number.MAX_SAFE_INTEGER]),
    size: number('paginacao.itensPorPagina', 100, [1, 1000]),
  }
  if (span.inicio > span.fim) {
    violations.push({ razao: 'O fim é anterior ao início.', propriedade: 'fim' })
  }
  if (violations.length > 0) throw invalid(type, 'A consulta não é válida.', violations)
  return span
}

export function pageOf<Item>(items: readonly Item[], { inicio, fim, page, size }: Span) {
  return {
    items: items.slice(page * size, (page + 1) * size),
    parametros: {
      inicio: inicio.toISOString(),
      fim: fim.toISOString(),
      paginacao: {
        paginaAtual: page,
        itensPorPagina: size,
        quantidadeDePaginas: Math.max(1, Math.ceil(items.length / size)),
        quantidadeTotalDeItens: items.length,
      },
    },
  }
}
