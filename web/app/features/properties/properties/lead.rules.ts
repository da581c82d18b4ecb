import type { NewLead } from '@portal/contract/properties/properties/property-lead'

export type LeadDraft = {
  /** One draft, one lead. */
  key: string
  name: string
  phone: string
  email: string
  message: string
  consent: boolean
}

export const LEAD_FIELDS = ['name', 'phone', 'email', 'message', 'consent'] as const
export type LeadField = (typeof LEAD_FIELDS)[number]

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** In the words of the contract, before anything is sent. */
export function leadProblems(draft: LeadDraft): Partial<Record<LeadField, string>> {
  const { name, phone, email, message, consent } = draft
  return {
    ...(name.trim().length < 2 ? { name: 'Escreva seu nome.' } : {}),
    ...(phone === '' && email.trim() === ''
      ? { phone: 'Deixe um WhatsApp ou um e-mail para a resposta.' }
      : {}),
    ...(phone !== '' && !/^\d{10,11}$/.test(phone)
      ? { phone: 'O WhatsApp deve ter 10 ou 11 dígitos (com DDD).' }
      : {}),
    ...(email.trim() !== '' && !EMAIL.test(email.trim()) ? { email: 'Email inválido.' } : {}),
    ...(message.trim() === '' ? { message: 'Escreva sua mensagem.' } : {}),
    ...(consent ? {} : { consent: 'Marque que concorda em passar seu contato ao anunciante.' }),
  }
}

export const leadBody = ({ key, name, phone, email, message }: LeadDraft): NewLead => ({
  name: name.trim(),
  phone: phone || null,
  email: email.trim() || null,
  message: message.trim(),
  consent: true,
  idempotency_key: key,
})
