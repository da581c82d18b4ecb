import { securityTexts } from './security.texts.ts'

/** The file a person keeps: whose codes they are, then one per line. */
export function backupCodesFile(email: string, codes: readonly string[]): string {
  return `${securityTexts.secondFactor.codesHeading(email)}\n${codes.join('\n')}\n`
}

/** "JBSWY3DPEHPK3PXP" is copied by hand more easily as "JBSW Y3DP EHPK 3PXP". */
export function inGroupsOfFour(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? ''
}
