import type { ModeratedEstablishment } from '@portal/contract/guide/establishments/moderation'
import type { TableColumn } from '~/ui/Table.tsx'
import { VisuallyHidden } from '~/ui/VisuallyHidden.tsx'
import { listingsAdminTexts as texts } from './listings-admin.texts.ts'
import { StatusBadge } from './StatusBadge.tsx'

const { columns } = texts

export const columnsOf = (
  onOpen: (listing: ModeratedEstablishment) => void,
): TableColumn<ModeratedEstablishment>[] => [
  {
    key: 'name',
    header: columns.name,
    sortable: true,
    cell: (listing) => <NameButton listing={listing} onOpen={onOpen} />,
  },
  { key: 'status', header: columns.status, cell: ({ status }) => <StatusBadge status={status} /> },
  { key: 'owner', header: columns.owner, cell: (listing) => <Owner listing={listing} /> },
  {
    key: 'moment',
    header: columns.updated,
    cell: ({ updated_at }) => (
      <time dateTime={updated_at} className="whitespace-nowrap">
        {shortDay(updated_at)}
      </time>
    ),
    numeric: true,
    sortable: true,
  },
]

function NameButton({
  listing,
  onOpen,
}: {
  listing: ModeratedEstablishment
  onOpen: (listing: ModeratedEstablishment) => void
}) {
  return (
    <button
      type="button"
      onClick={() => onOpen(listing)}
      className="group block min-h-11 py-2.5 text-left leading-tight wrap-anywhere md:min-w-40"
    >
      <span className="text-mar-600 underline decoration-mar-600/35 decoration-[1.5px] underline-offset-4 group-hover:decoration-current">
        {listing.name}
      </span>
      <span className="block text-xs font-normal text-muted">
        {[
          listing.category.name,
          listing.neighbourhood,
          listing.is_demo ? texts.demo : null,
          isFeatured(listing) ? texts.isFeatured : null,
          listing.has_waiting_changes ? texts.waitingChanges : null,
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      <VisuallyHidden>, {texts.open}</VisuallyHidden>
    </button>
  )
}

/** With the plan that counts for the listing. */
function Owner({ listing: { owner, plan } }: { listing: ModeratedEstablishment }) {
  if (!owner) return <span className="text-muted wrap-break-word">{texts.nobody}</span>
  return (
    <span className="wrap-break-word">
      {owner.name || owner.email}
      <span className="block text-xs text-muted">{texts.plans[plan]}</span>
    </span>
  )
}

const isFeatured = ({ featured_until: until }: ModeratedEstablishment) =>
  until !== null && new Date(until) > new Date()

const mean = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
export const meanText = (rating: ModeratedEstablishment['rating']) =>
  rating ? mean.format(rating.mean) : '–'

const day = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Belem', dateStyle: 'short' })
const shortDay = (moment: string) => day.format(new Date(moment))
