const DOCUMENT_NAMES = /^(cpf|cnpj|document|documento)$/i
const SECRET_NAMES =
  /^(authorization|access_token|token|secret|client_secret|clientsecret|card|number|cvc|exp_month|exp_year|pixcopiaecola|copyandpaste|infopagador|payermessage|name|nome|email)$/i
const DEEPEST = 6

const PATTERNS: readonly [RegExp, string][] = [
  // Keys, session and webhook secrets of Stripe; bearer and basic credentials.
  [/\b(sk|rk|pk|whsec|tok|pm|card|src)_[A-Za-z0-9_]{6,}/g, '$1_[redacted]'],
  [/\b(Bearer|Basic)\s+\S+/gi, '$1 [redacted]'],
  // A Pix code leads to its charge.
  [/\b000201[\x20-\x7e]{20,}/g, '[pix code]'],
  [/(?<![0-9A-Za-z])(?:\d[ -]?){13,19}(?![0-9A-Za-z])/g, '[number]'],
  [/(?<![0-9A-Za-z])\d{3}\.?\d{3}\.?\d{3}-?\d{2}(?![0-9A-Za-z])/g, '[cpf]'],
  [
    /(?<![0-9A-Za-z])[0-9A-Z]{2}\.?[0-9A-Z]{3}\.?[0-9A-Z]{3}\/?[0-9A-Z]{4}-?\d{2}(?![0-9A-Za-z])/g,
    '[cnpj]',
  ],
]

/**
 * Whatever a provider sent or was sent, without what may not be in a line of the log: card numbers,
 * tokens, names and whole documents. Lines name it `payment` to have it done.
 */
export function redactPayment(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactText(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth >= DEEPEST) return '[deep]'
  if (Array.isArray(value)) return value.map((item) => redactPayment(item, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([name, content]) => [name, redactField(name, content, depth)]),
  )
}

function redactField(name: string, content: unknown, depth: number): unknown {
  if (SECRET_NAMES.test(name)) return '[redacted]'
  if (DOCUMENT_NAMES.test(name)) return `…${String(content).slice(-2)}`
  return redactPayment(content, depth + 1)
}

function redactText(text: string): string {
  return PATTERNS.reduce((left, [pattern, word]) => left.replace(pattern, word), text)
}
