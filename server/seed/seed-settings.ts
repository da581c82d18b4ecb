import type { Deps } from '../src/deps.ts'
import { updatePortalSettings } from '../src/features/ground/settings/update-portal-settings.ts'
import { systemActor } from '../src/platform/actor.ts'

const UNTOUCHED_VERSION = 1

/** Marketing content of the demonstration (spec §1); the portal's team writes its own. */
/** Invented for the demonstration, as they say. */
const TESTIMONIALS = [
  {
    name: 'Rosângela M.',
    place: 'Salinópolis, PA · exemplo',
    text: 'Uso o cupom na peixaria e na farmácia. No fim do mês a economia paga o passeio de domingo.',
  },
  {
    name: 'Tiago S.',
    place: 'Belém, PA · exemplo',
    text: 'Vim passar julho e consegui desconto pelo clube na pousada, no restaurante e até no kitesurf.',
  },
  {
    name: 'Dona Lourdes',
    place: 'Castanhal, PA · exemplo',
    text: 'Levei a família para almoçar no Atalaia e o desconto valeu na hora, sem papel e sem conversa.',
  },
]

export async function seedSettings(deps: Deps) {
  const { version } = await deps.stores.settings.read()
  if (version !== UNTOUCHED_VERSION) return
  await updatePortalSettings(
    systemActor,
    {
      version,
      changes: {
        site_name: 'Guia Salinópolis',
        site_description:
          'O guia oficial de Salinas: praias, maré, comércio, agenda e serviços da cidade, em um só lugar.',
        city_name: 'Salinópolis',
        city_state: 'PA',
        city_latitude: -0.6135,
        city_longitude: -47.3561,
        club_members_claim: 5000,
        club_prizes_claim_reais: 15_000,
        club_partners_claim: 500,
        club_testimonials: TESTIMONIALS,
        plans_on_sale: deps.config.pix !== null || deps.config.cards !== null,
      },
    },
    deps,
  )
}
