import { diagnostics } from '../diagnostics.ts'

export function noteFailure(step: string, error: unknown) {
  diagnostics.note('warning', `session ${step} failed: ${String(error)}`)
}
