import { LogOut, Plus, Settings } from 'lucide-react'
import { adminTexts } from '~/features/portal/admin/admin.texts.ts'
import { dashboardInfo } from '~/features/portal/shell/dashboard.rules.ts'
import { shellTexts } from '~/features/portal/shell/shell.texts.ts'
import { useSignOut } from '~/features/portal/shell/use-sign-out.ts'
import type { PaletteEntry } from '~/features/portal/workplace/palette.rules.ts'
import type { WorkArea } from '~/features/portal/workplace/work-area.ts'
import { workplaceTexts } from '~/features/portal/workplace/workplace.texts.ts'
import { useAuth } from '~/platform/session/auth-context.ts'
import { adminScreens, mayOpen } from '~/screens/admin.rules.ts'
import { ADMIN_PAGES } from '~/screens/admin.screens.ts'
import { businessMenu } from '~/screens/own.rules.ts'
import type { LinkGroup } from '~/ui/link-groups.ts'
import { useBusinessPlace } from '../dashboards/use-business-place.ts'
import { useWorker } from '../shell/use-worker.ts'
import { areaAt } from './area.rules.ts'
import { useWorkPlaces } from './use-work-places.ts'

const { begin } = adminTexts.overview
/** What the team begins most often. */
const BEGINNINGS = [
  { label: begin.article, page: ADMIN_PAGES.news, search: '?nova', words: 'novo nova notícia' },
  { label: begin.event, page: ADMIN_PAGES.events, search: '?editar=novo', words: 'novo evento' },
]

/** An entry for each screen; one address is one entry, whichever menu it stands in. */
function entriesOf(groups: readonly LinkGroup[], place?: string): PaletteEntry[] {
  return groups.flatMap(({ title, links }) =>
    links.map(({ label, icon, to, words, waiting }) => {
      const hint = [place, title].filter(Boolean).join(' · ') || undefined
      return { id: to, label, icon, to, words, hint, waiting: waiting?.count }
    }),
  )
}

/** The screens of the area one is in, then those of every other place that is open to the person. */
export function usePaletteScreens(area: WorkArea, onOpenProfile: () => void) {
  const { session } = useAuth()
  const worker = useWorker()
  const { listings, current } = useBusinessPlace()
  const places = useWorkPlaces(area)
  const { leave } = useSignOut()
  const person = { ...worker, isSignedIn: true, isProved: session?.second_factor === 'met' }
  const isStaff = areaAt('/admin', person) === 'admin'
  const others = (listings.data ?? []).filter(
    ({ id }) => area.kind !== 'business' || id !== current?.id,
  )
  const screens = [
    ...entriesOf(area.screens ?? area.groups),
    ...others.flatMap((listing) =>
      entriesOf(
        // The account is the same whichever business one comes from; what it takes is not known from afar.
        businessMenu(listing, { pedidos: null, reservas: null }).filter(({ folds }) => !folds),
        listing.name,
      ),
    ),
    ...(isStaff && area.kind !== 'admin'
      ? entriesOf(adminScreens(worker, 0), workplaceTexts.switch.admin)
      : []),
    ...places
      .filter(({ to, isCurrent }) => !isCurrent && to === dashboardInfo('clube').path)
      .map(({ to, name, icon }) => ({ id: to, label: name, icon, to })),
  ]
  const actions: PaletteEntry[] = [
    ...BEGINNINGS.filter(({ page }) => isStaff && mayOpen(page, worker)).map(
      ({ label, page, search, words }) => ({
        ...{ id: `novo-${page.path}`, label, icon: Plus, words },
        to: `${page.path}${search}`,
      }),
    ),
    ...places
      .filter(({ isNew }) => isNew)
      .map(({ to, name, icon }) => ({ id: to, label: name, icon, to })),
    {
      id: 'configuracoes',
      label: shellTexts.account.settings,
      icon: Settings,
      words: 'meu perfil nome whatsapp',
      run: onOpenProfile,
    },
    { id: 'sair', label: shellTexts.account.signOut, icon: LogOut, words: 'logout', run: leave },
  ]
  const seen = new Set<string>()
  const once = ({ id }: PaletteEntry) => !seen.has(id) && Boolean(seen.add(id))
  return { screens: screens.filter(once), actions }
}
