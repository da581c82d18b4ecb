import { APP_CODE_LENGTH, BACKUP_CODE_MAX } from './accounts.constants.ts'
import { accountsTexts } from './accounts.texts.ts'

export type CodeKind = 'app' | 'backup'

/** Apps show "123 456" and people paste it so. */
export function typedCode(kind: CodeKind, text: string): string {
  return kind === 'app' ? text.replace(/[\s-]/g, '') : text.trim()
}

export function codeProblem(kind: CodeKind, code: string): string | null {
  const { appCode, backupCode } = accountsTexts.problems
  if (kind === 'app') return /^\d+$/.test(code) && code.length === APP_CODE_LENGTH ? null : appCode
  return code.length >= APP_CODE_LENGTH && code.length <= BACKUP_CODE_MAX ? null : backupCode
}
