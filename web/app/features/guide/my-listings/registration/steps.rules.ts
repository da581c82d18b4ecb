import type { OwnEstablishment } from '@portal/contract/guide/establishments/own-establishment'
import { isOneOf } from '@portal/contract/shared/records'
import type { FormField } from '../listing-form.rules.ts'

export const STEPS = ['negocio', 'contato', 'endereco', 'horarios', 'fotos', 'revisao'] as const
export type Step = (typeof STEPS)[number]

/** The fields of the form each step asks for; hours and photos have calls of their own. */
export const STEP_FIELDS: Partial<Record<Step, readonly FormField[]>> = {
  negocio: ['name', 'category_id', 'subcategory_id', 'description', 'specialties'],
  contato: ['whatsapp', 'phone', 'email', 'cnpj', 'instagram', 'facebook', 'website'],
  endereco: ['cep', 'street', 'number', 'complement', 'neighbourhood', 'place'],
}

export const isStep = (text: string | null): text is Step => isOneOf(STEPS, text)

type Facts = Pick<
  OwnEstablishment,
  'phone' | 'whatsapp' | 'street' | 'neighbourhood' | 'hours' | 'photos'
>

const isDone: Record<Step, (listing: Facts) => boolean> = {
  // A draft exists because its first step was whole.
  negocio: () => true,
  contato: ({ phone, whatsapp }) => Boolean(phone || whatsapp),
  endereco: ({ street, neighbourhood }) => Boolean(street && neighbourhood),
  horarios: ({ hours }) => hours !== null,
  fotos: ({ photos }) => photos.length > 0,
  revisao: () => false,
}

/** Without a draft only the first step is open; with one, every step is. */
export function doneSteps(listing: Facts | null): Step[] {
  return listing ? STEPS.filter((step) => isDone[step](listing)) : []
}

/**
 * Where somebody goes on: where the address says, else where they left off on this device, else at the
 * first step that is not done. Nobody is led past what a review cannot do without.
 */
export function resumeStep(
  listing: Facts | null,
  asked: string | null,
  leftAt: string | null = null,
): Step {
  if (!listing) return 'negocio'
  const firstOpen = STEPS.find((step) => !isDone[step](listing)) ?? 'revisao'
  if (isStep(asked)) return asked
  if (!isStep(leftAt)) return firstOpen
  const needed = (['contato', 'endereco'] as const).find((step) => !isDone[step](listing))
  return needed && STEPS.indexOf(leftAt) > STEPS.indexOf(needed) ? needed : leftAt
}

export const stepAfter = (step: Step): Step => STEPS[STEPS.indexOf(step) + 1] ?? 'revisao'
export const stepBefore = (step: Step): Step | null => STEPS[STEPS.indexOf(step) - 1] ?? null
