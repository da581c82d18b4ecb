import { isNameOf } from '@portal/contract/shared/records'
import { Pencil } from 'lucide-react'
import { useMatches } from 'react-router'
import { mayOpen } from '~/screens/admin.rules.ts'
import { ADMIN_PAGES } from '~/screens/admin.screens.ts'
import { TextLink } from '~/ui/TextLink.tsx'
import { useWorker } from './use-worker.ts'

const EDIT = 'Editar esta página'

/** Public pages that are about one thing: where it is edited, and what it is called in the page's data. */
const EDITED = {
  'routes/event': { page: ADMIN_PAGES.events, thing: 'event' },
  'routes/article': { page: ADMIN_PAGES.news, thing: 'article' },
  'routes/beach': { page: ADMIN_PAGES.beaches, thing: 'sight' },
  'routes/attraction': { page: ADMIN_PAGES.attractions, thing: 'sight' },
  'routes/collection': { page: ADMIN_PAGES.collections, thing: 'collection' },
} as const

/** For staff whose work this is: from what visitors see to where it is written. */
export function EditThisPage() {
  const worker = useWorker()
  const match = useMatches().at(-1)
  const edited = match && isNameOf(EDITED, match.id) ? EDITED[match.id] : null
  if (!edited || !mayOpen(edited.page, worker)) return null
  const data = match?.loaderData as Record<string, { id?: string } | undefined> | undefined
  const id = data?.[edited.thing]?.id
  return id ? (
    <div className="wrap flex justify-end text-sm">
      <TextLink to={`${edited.page.path}?${new URLSearchParams({ editar: id })}`} block>
        <Pencil aria-hidden="true" className="size-4" />
        {EDIT}
      </TextLink>
    </div>
  ) : null
}
