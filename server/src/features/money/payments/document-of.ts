import { cnpjText } from '@portal/contract/shared/cnpj'
import { cpfText } from '@portal/contract/shared/cpf'
import type { Deps } from './payments.feature.ts'
import type { Order } from './plan-orders.store.ts'

const CPF_LENGTH = 11

/** The buyer's CPF or CNPJ as people write it; null once it is forgotten. */
export function documentOf({ buyer }: Order, { documentSeal }: Pick<Deps, 'documentSeal'>) {
  if (!buyer) return null
  const document = documentSeal.open(buyer.document)
  return document.length === CPF_LENGTH ? cpfText(document) : cnpjText(document)
}
