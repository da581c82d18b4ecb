import { partsOf } from '@portal/contract/shared/records'
/** What kind of failure it was, as in "Error EENVELOPE 550": never what was said about whom. */
export function failureKind(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const { code, responseCode } = partsOf(error)
  return [error.name, code, responseCode].filter((part) => part !== undefined).join(' ')
}
