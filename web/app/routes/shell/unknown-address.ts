import { offersNewsletter, WORKPLACES } from './frame.rules.ts'

/**
 * Where "not found" is kept for all addresses that nobody has: one page for every shell that may stand
 * around it, since the browser goes on with what it was sent.
 */
export function unknownAddressOf(pathname: string): string {
  const [workplace] = WORKPLACES.exec(pathname) ?? []
  if (workplace) return `/${workplace.split('/')[1]?.toLowerCase()}/nao-encontrado`
  return offersNewsletter(pathname) ? '/nao-encontrado' : '/auth/nao-encontrado'
}
