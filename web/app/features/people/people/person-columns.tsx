import type { PersonSummary } from '@portal/contract/people/accounts/people'
import type { PlanType } from '@portal/contract/shared/plans'
import { Badge } from '~/ui/Badge.tsx'
import type { TableColumn } from '~/ui/Table.tsx'
import { VisuallyHidden } from '~/ui/VisuallyHidden.tsx'
import { peopleTexts } from './people.texts.ts'

const { columns, details, roles, unnamed } = peopleTexts

export const columnsOf = (
  onOpen: (person: PersonSummary) => void,
): TableColumn<PersonSummary>[] => [
  {
    key: 'name',
    header: columns.name,
    sortable: true,
    cell: (person) => (
      <button
        type="button"
        onClick={() => onOpen(person)}
        className="group block min-h-11 text-left wrap-anywhere md:min-w-44"
      >
        <span className="text-mar-600 underline decoration-mar-600/35 decoration-[1.5px] underline-offset-4 group-hover:decoration-current">
          {person.full_name ?? unnamed}
        </span>
        <span className="block text-xs font-normal text-muted">{person.email}</span>
        <VisuallyHidden>, {details.open}</VisuallyHidden>
      </button>
    ),
  },
  { key: 'plan', header: columns.plan, cell: ({ plan }) => <PlanBadge plan={plan} /> },
  {
    key: 'role',
    header: columns.role,
    cell: ({ role, blocked }) =>
      blocked ? (
        <span className="flex flex-wrap items-center gap-1">
          {roles[role]} <Badge tone="bad">{peopleTexts.blocked}</Badge>
        </span>
      ) : (
        roles[role]
      ),
  },
  { key: 'city', header: columns.city, cell: (person) => placeOf(person) },
  {
    key: 'sessions',
    header: columns.sessions,
    cell: ({ open_sessions }) => open_sessions,
    numeric: true,
  },
  {
    key: 'moment',
    header: columns.created,
    cell: ({ created_at }) => <time dateTime={created_at}>{shortDay(created_at)}</time>,
    numeric: true,
    sortable: true,
  },
]

export function placeOf({ city, state }: PersonSummary): string {
  return [city, state].filter(Boolean).join(', ') || '–'
}

const day = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Belem', dateStyle: 'short' })
const shortDay = (moment: string) => day.format(new Date(moment))

function PlanBadge({ plan }: { plan: PlanType }) {
  return <Badge tone={plan === 'clube' ? 'neutral' : 'mar'}>{peopleTexts.plans[plan]}</Badge>
}
