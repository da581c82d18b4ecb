import type { OwnRecord, StaffRecord } from '@portal/contract/portal/workplace/records'
import { isAdministratorPlan } from '@portal/contract/shared/plan-rules'
import { useQuery } from '@tanstack/react-query'
import {
  CalendarDays,
  Landmark,
  MessageCircle,
  Newspaper,
  Palmtree,
  Route,
  Siren,
  Store,
  UserRound,
  WalletCards,
} from 'lucide-react'
import type { PaletteEntry, PaletteSection } from '~/features/portal/workplace/palette.rules.ts'
import { ownRecordsQuery, staffRecordsQuery } from '~/features/portal/workplace/records.queries.ts'
import { workplaceTexts } from '~/features/portal/workplace/workplace.texts.ts'
import { useAuth } from '~/platform/session/auth-context.ts'
import { ADMIN_PAGES } from '~/screens/admin.screens.ts'
import { screenAddress } from '~/screens/screen-address.ts'
import { useAfterPause } from '~/ui/use-after-pause.ts'
import { useBusinessPlace } from '../dashboards/use-business-place.ts'

/** As the contract has it, whose schemas would come along. */
const FEWEST_LETTERS = 2

/** Things by their name, as far as the person may read them. */
export function useRecords(typed: string) {
  const { planType, session } = useAuth()
  const isAdministrator = isAdministratorPlan(planType) && session?.second_factor === 'met'
  const hasPlaces = (useBusinessPlace().listings.data ?? []).length > 0
  const asked = useAfterPause(typed)
  const isAsked = asked.length >= FEWEST_LETTERS
  const staff = useQuery({ ...staffRecordsQuery(asked), enabled: isAdministrator && isAsked })
  const own = useQuery({ ...ownRecordsQuery(asked), enabled: hasPlaces && isAsked })
  // What was found for other letters is not shown beside these.
  const isCurrent = asked === typed && isAsked
  const entries = [
    ...(staff.data ?? []).map((record) => [record.kind, staffEntry(record)] as const),
    ...(own.data ?? []).map((record) => [record.kind, messageEntry(record)] as const),
  ]
  const kinds = Object.entries(workplaceTexts.palette.kinds)
  const records: PaletteSection[] = kinds.map(([kind, title]) => ({
    title,
    entries: isCurrent ? entries.filter(([own]) => own === kind).map(([, entry]) => entry) : [],
  }))
  const isLooking =
    typed.length >= FEWEST_LETTERS && (asked !== typed || staff.isFetching || own.isFetching)
  const hasFailed = isCurrent && (staff.isError || own.isError)
  return { records, state: isLooking ? 'looking' : hasFailed ? 'failed' : 'ready' } as const
}

const KINDS = {
  establishment: { icon: Store, page: ADMIN_PAGES.listings.path, parameter: 'editar' },
  beach: { icon: Palmtree, page: ADMIN_PAGES.beaches.path, parameter: 'editar' },
  attraction: { icon: Landmark, page: ADMIN_PAGES.attractions.path, parameter: 'editar' },
  collection: { icon: Route, page: ADMIN_PAGES.collections.path, parameter: 'editar' },
  utility: { icon: Siren, page: ADMIN_PAGES.utilities.path, parameter: 'editar' },
  purchase: { icon: WalletCards, page: ADMIN_PAGES.money.path, parameter: null },
  person: { icon: UserRound, page: ADMIN_PAGES.people.path, parameter: 'busca' },
  article: { icon: Newspaper, page: ADMIN_PAGES.news.path, parameter: 'editar' },
  event: { icon: CalendarDays, page: ADMIN_PAGES.events.path, parameter: 'editar' },
} as const

/** What has an editor or a page is opened in it; a person, beside the list. */
function staffEntry({ kind, id, title, note }: StaffRecord): PaletteEntry {
  const { icon, page, parameter } = KINDS[kind]
  const search: Record<string, string> =
    parameter === 'busca' ? { busca: note ?? title, pessoa: id } : { [parameter ?? '']: id }
  return {
    id: `${kind}-${id}`,
    label: title || workplaceTexts.palette.untitled,
    hint: note ?? undefined,
    icon,
    to: parameter ? `${page}?${new URLSearchParams(search)}` : `${page}/${id}`,
  }
}

function messageEntry({ id, title, note, establishment }: OwnRecord): PaletteEntry {
  return {
    id: `message-${id}`,
    label: title,
    hint: note,
    icon: MessageCircle,
    to: `${screenAddress('mensagens', establishment.id)}&mensagem=${id}`,
  }
}
