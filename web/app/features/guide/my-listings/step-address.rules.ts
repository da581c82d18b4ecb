import type { MissingStep } from '@portal/contract/guide/establishments/completeness-rules'
import { REGISTRATION, screenAddress } from '~/screens/screen-address.ts'
import { fieldId } from './fields/form-fields.ts'

/** Where a step of the checklist is done. */
export function stepAddress({ field }: Pick<MissingStep, 'field'>, listingId: string): string {
  if (field === 'hours') return screenAddress('horarios', listingId)
  if (field === 'photos') return screenAddress('fotos', listingId)
  return `${screenAddress('negocio', listingId)}#${fieldId(field)}`
}

export const resumeAddress = (listingId: string) => `${REGISTRATION}?negocio=${listingId}`
