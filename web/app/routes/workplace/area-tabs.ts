import { dashboardsTexts } from '~/features/dashboards/dashboards.texts.ts'
import type { WorkTab } from '~/features/workplace/work-area.ts'
import { workplaceTexts } from '~/features/workplace/workplace.texts.ts'
import type { LinkGroup } from '~/ui/link-groups.ts'

/** The screens that stand in the row of a phone; "Menu" is the fifth and has the rest. */
type Wanted = { id: string; label?: string; holds?: readonly string[] }

const { sections } = workplaceTexts
const { sections: club } = dashboardsTexts

export function pickTabs(groups: readonly LinkGroup[], wanted: readonly Wanted[]): WorkTab[] {
  const links = groups.flatMap((group) => group.links)
  return wanted.flatMap(({ id, label, holds }) => {
    const link = links.find((one) => one.id === id)
    return link ? [{ ...link, label: label ?? link.label, holds }] : []
  })
}

/** Orders cannot wait: where they are taken, reviews are a tap further. */
export const businessTabs = (groups: readonly LinkGroup[]) => {
  const has = (screen: string) => groups.some(({ links }) => links.some(({ id }) => id === screen))
  const board = ['pedidos', 'reservas', 'imoveis'].find(has)
  return pickTabs(groups, [
    { id: 'inicio' },
    ...(board ? [{ id: board }] : []),
    { id: 'mensagens' },
    ...(board ? [] : [{ id: 'avaliacoes' }]),
    { id: 'negocio', label: sections.page, holds: ['horarios', 'fotos'] },
  ])
}

export const clubTabs = (groups: readonly LinkGroup[]) =>
  pickTabs(groups, [
    { id: 'inicio' },
    { id: 'salvos', label: sections.saved },
    { id: 'dados' },
    { id: 'pendencias', label: club.pending },
  ])
