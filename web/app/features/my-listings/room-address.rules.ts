import type { MissingStep } from '@portal/contract/establishments/completeness-rules'
import { fieldId } from './fields/form-fields.ts'

export const DASHBOARD = '/dash-espadarte'
export const REGISTRATION = '/cadastro-negocio'

/** A room of the dashboard, for one of the person's listings. */
export function roomAddress(room: string, listingId?: string | null): string {
  const search = new URLSearchParams()
  if (room !== 'inicio') search.set('aba', room)
  if (listingId) search.set('negocio', listingId)
  const text = search.toString()
  return text ? `${DASHBOARD}?${text}` : DASHBOARD
}

/** Where a step of the checklist is done. */
export function stepAddress({ field }: Pick<MissingStep, 'field'>, listingId: string): string {
  if (field === 'hours') return roomAddress('horarios', listingId)
  if (field === 'photos') return roomAddress('fotos', listingId)
  return `${roomAddress('negocio', listingId)}#${fieldId(field)}`
}

export const resumeAddress = (listingId: string) => `${REGISTRATION}?negocio=${listingId}`
