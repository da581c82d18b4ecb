import type { PaidPlan } from '@portal/contract/shared/plans'
import { slugOf } from '@portal/contract/shared/slug'
import { baresEFestas } from './bares-e-festas.ts'
import type { DemoBusiness } from './business.ts'
import { compras } from './compras.ts'
import { imoveis } from './imoveis.ts'
import { ondeComer } from './onde-comer.ts'
import { ondeFicar } from './onde-ficar.ts'
import { passeiosELazer } from './passeios-e-lazer.ts'
import { saude } from './saude.ts'
import { servicos } from './servicos.ts'
import { servicosPublicos } from './servicos-publicos.ts'
import { transporte } from './transporte.ts'

const BY_CATEGORY: Record<string, DemoBusiness[]> = {
  'onde-comer': ondeComer,
  'onde-ficar': ondeFicar,
  'bares-e-festas': baresEFestas,
  'passeios-e-lazer': passeiosELazer,
  compras,
  servicos,
  saude,
  imoveis,
  transporte,
  'servicos-publicos': servicosPublicos,
}

/** The numbers (91) 90000-xxxx are nobody's: mobile numbers do not begin with a zero after the 9. */
const FIRST_PHONE = 91_900_001_001

export type ListedBusiness = Omit<DemoBusiness, 'owner'> & {
  slug: string
  category: string
  phone: string
  owner: string | null
}

/** Within what each plan allows from the beginning. */
const LISTINGS_PER_OWNER: Record<PaidPlan, number> = { atalaia: 1, macarico: 2, espadarte: 5 }

/** Each plan's owners are invented as they are needed. */
function ownerFinder() {
  const listed: Record<PaidPlan, number> = { atalaia: 0, macarico: 0, espadarte: 0 }
  return ({ plan, owner }: DemoBusiness): string | null => {
    if (!plan || owner) return owner ?? null
    const number = Math.floor(listed[plan] / LISTINGS_PER_OWNER[plan]) + 1
    listed[plan] += 1
    return `dono-${plan}-${number}@demo.salinas`
  }
}

function listed(): ListedBusiness[] {
  const ownerOf = ownerFinder()
  return Object.entries(BY_CATEGORY)
    .flatMap(([category, businesses]) => businesses.map((business) => ({ ...business, category })))
    .map((business, index) => ({
      ...business,
      slug: slugOf(business.name),
      phone: String(FIRST_PHONE + index),
      owner: ownerOf(business),
    }))
}

export const DEMO_BUSINESSES: readonly ListedBusiness[] = listed()
