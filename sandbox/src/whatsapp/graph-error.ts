import { randomBytes } from 'node:crypto'

/** HTTP status and title by code. Whoever calls should read the code: Meta changes the others. */
const ERRORS = {
  2: [503, 'API Service'],
  4: [400, 'Application request limit reached'],
  100: [400, 'Invalid parameter'],
  190: [401, 'Access token has expired'],
  368: [403, 'Temporarily blocked for policies violations'],
  80007: [400, 'Rate limit issues'],
  130429: [400, 'Rate limit hit'],
  131008: [400, 'Required parameter is missing'],
  131009: [400, 'Parameter value is not valid'],
  131026: [400, 'Message undeliverable'],
  131031: [403, 'Account has been locked'],
  131042: [400, 'Business eligibility payment issue'],
  131047: [400, 'Re-engagement message'],
  131048: [400, 'Spam rate limit hit'],
  131049: [400, 'This message was not delivered to maintain healthy ecosystem engagement'],
  131050: [400, 'The recipient stopped marketing messages'],
  131051: [400, 'Unsupported message type'],
  131056: [400, '(Business Account, Consumer Account) pair rate limit hit'],
  132000: [400, 'Number of parameters does not match the expected number of params'],
  132001: [404, 'Template name does not exist in the translation'],
  132005: [400, 'Template hydrated text too long'],
  132018: [400, 'The parameters of the template are not valid'],
} as const satisfies Record<number, readonly [status: number, title: string]>

export type ErrorCode = keyof typeof ERRORS

export class GraphError extends Error {
  readonly code: ErrorCode
  readonly details: string

  constructor(code: ErrorCode, details: string = ERRORS[code][1]) {
    super(`(#${code}) ${ERRORS[code][1]}`)
    this.code = code
    this.details = details
  }

  get status(): number {
    return ERRORS[this.code][0]
  }

  /** As a refused call answers. */
  body() {
    return {
      error: {
        message: this.message,
        type: 'OAuthException',
        code: this.code,
        error_data: { messaging_product: 'whatsapp', details: this.details },
        fbtrace_id: randomBytes(17).toString('base64url'),
      },
    }
  }

  /** As a webhook tells of a message that failed after it was accepted. */
  report() {
    const title = ERRORS[this.code][1]
    return { code: this.code, title, message: title, error_data: { details: this.details } }
  }
}
