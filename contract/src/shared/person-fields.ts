import { z } from 'zod'
import { textLine } from './plain-text.ts'
import { STATES } from './states.ts'

/** Lower case everywhere: two spellings of one address are one person. */
export const Email = z.string().trim().toLowerCase().max(254).pipe(z.email('Email inválido.'))

/** Digits only, with the area code; punctuation on the way in is dropped. */
export const WhatsApp = z
  .string()
  .max(30)
  .transform((text) => text.replace(/\D/g, ''))
  .pipe(z.string().regex(/^\d{10,11}$/, 'O WhatsApp deve ter 10 ou 11 dígitos (com DDD).'))

const line = (min: number, max: number, message: string) => textLine(max).min(min, message)

export const FullName = line(3, 120, 'Nome completo deve ter no mínimo 3 caracteres.')
export const City = line(1, 80, 'Selecione uma cidade.')
export const State = z.enum(
  STATES.map(([code]) => code),
  'Selecione um estado.',
)
/** The upper end depends on today, which the use case knows. */
export const BirthDate = z.iso
  .date('Data de nascimento é obrigatória')
  .refine((date) => date >= '1900-01-01', 'Confira o ano de nascimento.')

export const PASSWORD_MIN = 6
export const PASSWORD_MAX = 128
export const Password = z
  .string()
  .min(PASSWORD_MIN, 'A senha deve ter no mínimo 6 caracteres.')
  .max(PASSWORD_MAX, 'A senha deve ter no máximo 128 caracteres.')
