import type { Problem } from '@portal/contract/shared/problem'
import { partsOf } from '@portal/contract/shared/records'
import {
  Busy,
  Conflict,
  DomainError,
  Forbidden,
  Invalid,
  NotFound,
  TooLarge,
  TooManyRequests,
  Unauthenticated,
} from './domain-errors.ts'

type Sentence = { status: number; title: string; detail: string }

const UNEXPECTED: Sentence = {
  status: 500,
  title: 'Erro inesperado',
  detail: 'Ocorreu um erro inesperado. Tente novamente.',
}

const BY_STATUS: Record<number, Sentence> = {
  400: {
    status: 400,
    title: 'Pedido inválido',
    detail: 'Não entendemos o pedido. Confira os dados e tente novamente.',
  },
  401: {
    status: 401,
    title: 'Entre na sua conta',
    detail: 'Sua sessão terminou ou você ainda não entrou. Entre na sua conta para continuar.',
  },
  403: { status: 403, title: 'Acesso restrito', detail: 'Você não tem permissão para fazer isso.' },
  404: {
    status: 404,
    title: 'Não encontrado',
    detail: 'O que você procura não existe ou saiu do ar.',
  },
  405: {
    status: 405,
    title: 'Operação não permitida',
    detail: 'Este endereço não aceita essa operação.',
  },
  409: {
    status: 409,
    title: 'Conflito',
    detail: 'Os dados mudaram enquanto você editava. Recarregue e tente novamente.',
  },
  413: {
    status: 413,
    title: 'Conteúdo grande demais',
    detail: 'O que você enviou passa do tamanho permitido.',
  },
  415: {
    status: 415,
    title: 'Formato não aceito',
    detail: 'Este endereço não aceita esse tipo de conteúdo.',
  },
  422: {
    status: 422,
    title: 'Dados inválidos',
    detail: 'Confira os campos indicados e tente novamente.',
  },
  429: {
    status: 429,
    title: 'Muitas tentativas',
    detail: 'Você tentou muitas vezes. Espere um pouco e tente novamente.',
  },
  503: {
    status: 503,
    title: 'Portal ocupado',
    detail: 'Não conseguimos atender agora. Tente novamente em alguns segundos.',
  },
}

const STATUS_BY_KIND = [
  [Unauthenticated, 401],
  [NotFound, 404],
  [Forbidden, 403],
  [Conflict, 409],
  [TooLarge, 413],
  [Invalid, 422],
  [TooManyRequests, 429],
  [Busy, 503],
] as const

/** The one place where a failure becomes HTTP. What is not a known kind becomes a plain 500. */
export function toProblem(error: unknown, requestId: string): Problem {
  if (error instanceof DomainError) {
    const status = STATUS_BY_KIND.find(([kind]) => error instanceof kind)?.[1] ?? 500
    const fields = error instanceof Invalid ? [...error.fields] : []
    const general = problem(status, error.code, requestId, fields)
    const details = error instanceof Conflict ? error.details : undefined
    return {
      ...general,
      ...(error.sentence ? { detail: error.sentence } : {}),
      ...(details ? { details } : {}),
    }
  }
  if (isDatabaseAway(error)) return problem(503, 'database.away', requestId)
  return problem(statusOf(error), codeOf(error), requestId)
}

export function problem(
  status: number,
  code: string,
  requestId: string,
  errors: NonNullable<Problem['errors']> = [],
): Problem {
  const { title, detail, ...sentence } = BY_STATUS[status] ?? UNEXPECTED
  return {
    type: 'about:blank',
    title,
    status: sentence.status,
    code,
    detail,
    requestId,
    ...(errors.length > 0 ? { errors } : {}),
  }
}

/** Fastify and its plugins put an HTTP status on errors that are the caller's fault. */
function statusOf(error: unknown): number {
  const status = partsOf(error).statusCode
  if (typeof status !== 'number' || status < 400) return 500
  if (status === 408) return 503
  return BY_STATUS[status] ? status : status < 500 ? 400 : 500
}

function codeOf(error: unknown): string {
  const status = statusOf(error)
  return status >= 500 && status !== 503 ? 'unexpected' : `http.${status}`
}

/**
 * Codes of a server that is lost, refuses, starts, is a replica or gave a statement up: PostgreSQL's
 * classes 08, 53 and 57, and the socket's.
 */
const DATABASE_AWAY =
  /^(08\w{3}|53\w{3}|57014|57P0[1-5]|25006|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/
const CONNECTION_LOST =
  /Connection terminated|not queryable|Query read timeout|timeout exceeded when trying/
/** Deeper than any library wraps an error, and an end for one that is its own cause. */
const CAUSES_LOOKED_AT = 5

/**
 * The write may be repeated: what was not acknowledged was rolled back, or is told apart by its key.
 * The library that reads sessions wraps what the database said, so causes are looked at too.
 */
function isDatabaseAway(error: unknown, depth = CAUSES_LOOKED_AT): boolean {
  if (!(error instanceof Error) || depth === 0) return false
  const { code, cause } = partsOf(error)
  return (
    (typeof code === 'string' && DATABASE_AWAY.test(code)) ||
    CONNECTION_LOST.test(error.message) ||
    isDatabaseAway(cause, depth - 1)
  )
}
