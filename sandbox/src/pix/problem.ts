const TYPES = 'https://pix.bcb.gov.br/api/v2/error/'

export type Violation = { razao: string; propriedade: string; valor?: string }

/** A refusal in the words of the standard (RFC 7807 with `violacoes`). */
export class PixProblem extends Error {
  readonly status: number
  readonly type: string
  readonly violations: readonly Violation[]

  constructor(status: number, type: string, detail: string, violations: readonly Violation[] = []) {
    super(detail)
    this.status = status
    this.type = type
    this.violations = violations
  }

  body() {
    return {
      type: `${TYPES}${this.type}`,
      title: this.type,
      status: this.status,
      detail: this.message,
      ...(this.violations.length > 0 ? { violacoes: this.violations } : {}),
    }
  }
}

export const notFound = (type: string) => new PixProblem(404, type, 'Entidade não encontrada.')
export const invalid = (type: string, detail: string, violations: readonly Violation[] = []) =>
  new PixProblem(400, type, detail, violations)
