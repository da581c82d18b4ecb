import type { Unreached } from '../../platform/outgoing/guarded-request.ts'

const UNREACHED: Record<Unreached, string> = {
  'not-allowed': 'O endereço não é público ou não usa https.',
  'not-found': 'O nome do endereço não existe.',
  refused: 'O sistema não atendeu neste endereço.',
  timeout: 'O sistema não respondeu em 10 segundos.',
  'too-large': 'O sistema respondeu mais do que conseguimos ler.',
  redirects: 'O endereço leva para outro lugar. Use o endereço final.',
  certificate: 'O certificado de segurança do endereço não é válido.',
}

/** What the owner reads of an event that did not arrive. */
export function failureSentence(what: { status: number } | { reason: Unreached }): string {
  if ('reason' in what) return UNREACHED[what.reason]
  const { status } = what
  if (status === 401 || status === 403) {
    return `O sistema recusou a assinatura (${status}). Confira o segredo nele.`
  }
  if (status === 404) return 'O sistema diz que este endereço não existe nele (404).'
  return status >= 500
    ? `O sistema respondeu com um erro dele (${status}).`
    : `O sistema não aceitou o aviso (${status}).`
}
