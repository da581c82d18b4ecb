import type { ClubClaims } from '@portal/contract/club/club/club-claims'
import { clubTexts } from './club.texts.ts'

const { numbers } = clubTexts
const count = new Intl.NumberFormat('pt-BR')
const money = (reais: number) => `R$ ${count.format(reais)}`

/** "5000+", letter by letter as the specification has it. */
const claimed = (value: number) => `${value}+`

/** "R$ 15k+"; what is no whole thousand is written out. */
const claimedMoney = (reais: number) =>
  reais >= 1000 && reais % 1000 === 0 ? `R$ ${reais / 1000}k+` : `R$ ${reais}+`

export type Figure = { figure: string; label: string }

/** What is claimed is shown as it was written; what was counted is shown where there is something. */
export function figuresOf(claims: ClubClaims): Figure[] {
  const { isCounted, members, prizesReais, partners, savedReais } = claims
  if (!isCounted) {
    return [
      { figure: claimed(members), label: numbers.members },
      { figure: claimedMoney(prizesReais), label: numbers.prizes },
      { figure: claimed(partners), label: numbers.partners },
    ]
  }
  return [
    ...(members > 0 ? [{ figure: count.format(members), label: numbers.members }] : []),
    ...(partners > 0 ? [{ figure: count.format(partners), label: numbers.partners }] : []),
    ...(savedReais > 0 ? [{ figure: money(savedReais), label: numbers.saved }] : []),
    ...(prizesReais > 0 ? [{ figure: money(prizesReais), label: numbers.prizes }] : []),
  ]
}
