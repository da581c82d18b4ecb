import { isCnpj, plainCnpj } from '../../shared/cnpj.ts'
import { isCpf, plainCpf } from '../../shared/cpf.ts'

/** Pure, free of zod: the browser reads it too. A key is kept as the directory of Pix (DICT) writes it. */

export const PIX_KEY_KINDS = ['cnpj', 'cpf', 'phone', 'email', 'random'] as const
export type PixKeyKind = (typeof PIX_KEY_KINDS)[number]
export const PIX_KEY_WORDS: Record<PixKeyKind, string> = {
  cnpj: 'CNPJ',
  cpf: 'CPF',
  phone: 'Celular',
  email: 'E-mail',
  random: 'Chave aleatória',
}

/** What of a name and a city fits into a BR Code. */
export const BR_CODE_NAME = 25
export const BR_CODE_CITY = 15
export const HOLDER_MAX = 80
export const PIX_CITY_MAX = 40

const EMAIL = /^[a-z0-9.!#$&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?\.[a-z]{2,}$/
const RANDOM = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const MOBILE = /^[1-9]{2}9\d{8}$/
const EMAIL_MAX = 77

/** As it is kept, in any spelling a person may use; null where no such key can exist. */
export function plainPixKey(kind: PixKeyKind, text: string): string | null {
  const written = text.trim()
  switch (kind) {
    case 'cnpj':
      return isCnpj(written) ? plainCnpj(written) : null
    case 'cpf':
      return isCpf(written) ? plainCpf(written) : null
    case 'phone': {
      const digits = written.replace(/\D/g, '')
      const local = digits.length === 13 && digits.startsWith('55') ? digits.slice(2) : digits
      return MOBILE.test(local) ? `+55${local}` : null
    }
    case 'email': {
      const address = written.toLowerCase()
      return address.length <= EMAIL_MAX && EMAIL.test(address) ? address : null
    }
    case 'random':
      return RANDOM.test(written.toLowerCase()) ? written.toLowerCase() : null
  }
}

export const PIX_KEY_PROBLEMS: Record<PixKeyKind, string> = {
  cnpj: 'Este CNPJ não existe. Confira os números.',
  cpf: 'Este CPF não existe. Confira os números.',
  phone: 'Escreva o celular com DDD.',
  email: 'Confira o e-mail da chave.',
  random: 'A chave aleatória tem 32 letras e números. Copie do app do banco.',
}

/** Capitals without accents: what every bank's application shows alike. */
export const brCodeText = (text: string, length: number): string =>
  text
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toUpperCase()
    .slice(0, length)
    .trim()
