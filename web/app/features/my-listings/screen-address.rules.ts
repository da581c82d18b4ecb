import type { MissingStep } from '@portal/contract/establishments/completeness-rules'
import { fieldId } from './fields/form-fields.ts'

export const DASHBOARD = '/dash-espadarte'
export const REGISTRATION = '/cadastro-negocio'

/** A screen of the dashboard, for one of the person's listings. */
export function screenAddress(screen: string, listingId?: string | null): string {
  const search = new URLSearchParams()
  if (screen !== 'inicio') search.set('aba', screen)
  if (listingId) search.set('negocio', listingId)
  const text = search.toString()
  return text ? `${DASHBOARD}?${text}` : DASHBOARD
}

/** Where a step of the checklist is done. */
export function stepAddress({ field }: Pick<MissingStep, 'field'>, listingId: string): string {
  if (field === 'hours') return screenAddress('horarios', listingId)
  if (field === 'photos') return screenAddress('fotos', listingId)
  return `${screenAddress('negocio', listingId)}#${fieldId(field)}`
}

export const resumeAddress = (listingId: string) => `${REGISTRATION}?negocio=${listingId}`
