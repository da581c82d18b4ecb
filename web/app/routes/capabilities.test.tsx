// @vitest-environment jsdom
import { planLines } from '@portal/contract/shared/plan-lines'
import { PLAN_LIMITS } from '@portal/contract/testing/plan-limits'
import { switchCapabilities } from '@portal/contract/testing/switch-capabilities'
import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { ClubBand } from '~/features/club/club/ClubBand.tsx'
import { readDirectory } from '~/features/guide/establishments/directory-address.rules.ts'
import { FilterBar } from '~/features/guide/establishments/FilterBar.tsx'
import { DetailsFields } from '~/features/guide/my-listings/fields/DetailsFields.tsx'
import { EMPTY_FORM } from '~/features/guide/my-listings/listing-form.rules.ts'
import { accountsTexts } from '~/features/people/accounts/accounts.texts.ts'
import { PlanLimitsPanel } from '~/features/portal/dashboards/PlanLimitsPanel.tsx'
import { OwnersBand } from '~/features/portal/home/OwnersBand.tsx'
import { LayerChips } from '~/features/portal/map/LayerChips.tsx'
import { readMapAddress } from '~/features/portal/map/map-address.rules.ts'
import { mapPageTexts } from '~/features/portal/map/map-page.texts.ts'

let switchBack = () => {}
afterEach(() => {
  switchBack()
  cleanup()
})

const shown = (part: ReactNode) =>
  render(<MemoryRouter>{part}</MemoryRouter>).container.textContent ?? ''
const nothing = () => {}

/** Every place that speaks of something which a capability switches, in words as they are read. */
const PLACES: Record<string, () => string> = {
  'filters of the guide': () =>
    shown(<FilterBar state={readDirectory(new URLSearchParams('cupom=1&delivery=1'))} hasPlaces />),
  'layers of the map': () =>
    shown(
      <LayerChips
        state={readMapAddress(new URLSearchParams('camadas=comer,cupons'))}
        onChange={nothing}
      />,
    ),
  'description of the map': () => mapPageTexts.meta('Salinópolis'),
  'band of the club': () =>
    shown(
      <ClubBand
        counted={{
          members: 12,
          partners: 3,
          saved_cents: 0,
          prizes_cents: 0,
          counted_at: '2026-07-18T22:00:00Z',
        }}
      />,
    ),
  'band for owners': () => shown(<OwnersBand />),
  'parts of a page in the editor': () =>
    shown(
      <DetailsFields
        form={EMPTY_FORM}
        kind="other"
        problems={[]}
        onChange={nothing}
        shownModules={[]}
      />,
    ),
  'limits in the dashboard': () =>
    shown(<PlanLimitsPanel plans={[{ plan: 'macarico', limits: PLAN_LIMITS.macarico }]} />),
  'what the club gives': () => accountsTexts.panel.club().join('\n'),
  'what signing in gives': () => accountsTexts.panel.signIn.points.join('\n'),
  'what a plan gives': () => planLines(PLAN_LIMITS.macarico).join('\n'),
  'plans to choose from': () =>
    [accountsTexts.plan.clube.pitch, accountsTexts.plan.macarico.pitch].join('\n'),
}
const PROMISES =
  /cupo|desconto|sorteio|relâmpago|delivery|entrega|pedido|loja|cardápio|hospedagem|imóve|números|quantas pessoas/i

describe('what the portal cannot do yet', () => {
  // spec: 458
  it.each(Object.entries(PLACES))('is not promised by the %s', (_, words) => {
    switchBack = switchCapabilities(false)
    expect(words().replace('cardápio em braile', '')).not.toMatch(PROMISES)
  })

  // spec: 458
  it.each(Object.entries(PLACES))('is told by the %s once it works', (_, words) => {
    switchBack = switchCapabilities(true)
    expect(words().replace('cardápio em braile', '')).toMatch(PROMISES)
  })
})
