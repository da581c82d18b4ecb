import type { HousePixKey } from '@portal/contract/money/house-pix/house-pix'
import { PIX_KEY_WORDS } from '@portal/contract/money/house-pix/pix-key'
import { cnpjText } from '@portal/contract/shared/cnpj'
import { cpfText } from '@portal/contract/shared/cpf'

/** As people read it. */
export function keyText({ kind, key }: Pick<HousePixKey, 'kind' | 'key'>): string {
  const text = kind === 'cnpj' ? cnpjText(key) : kind === 'cpf' ? cpfText(key) : key
  return `${PIX_KEY_WORDS[kind]} ${text}`
}
