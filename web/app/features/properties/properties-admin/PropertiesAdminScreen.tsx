import {
  PROPERTY_STATUS_WORDS,
  PROPERTY_STATUSES,
} from '@portal/contract/properties/properties/properties.texts'
import type { ModeratedProperty } from '@portal/contract/properties/properties/properties-admin'
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { Building2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useSave } from '~/editing/use-save.ts'
import { Decisions } from '~/lists/Decisions.tsx'
import { SheetLink } from '~/lists/SheetLink.tsx'
import { type ApiClient, browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { Badge } from '~/ui/Badge.tsx'
import { Button } from '~/ui/Button.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { Input } from '~/ui/Input.tsx'
import { Loaded } from '~/ui/Loaded.tsx'
import { Pagination } from '~/ui/Pagination.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { PlainSelect } from '~/ui/PlainSelect.tsx'
import { ReasonDialog } from '~/ui/ReasonDialog.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { propertiesAdminTexts as texts } from './properties-admin.texts.ts'

const KEY = ['admin', 'properties'] as const
const STATUSES = PROPERTY_STATUSES.filter((status) => status !== 'archived')

/** The address holds what is looked at: a colleague opens the same list. */
function useAsked() {
  const [search, setSearch] = useSearchParams()
  const show = search.get('mostrar') ?? 'olhar'
  const status = STATUSES.find((one) => one === show)
  const page = Math.max(1, Math.floor(Number(search.get('pagina')) || 1))
  const text = search.get('busca') ?? ''
  const change = (part: Record<string, string>) => {
    setSearch((now) => {
      now.delete('pagina')
      for (const [name, value] of Object.entries(part)) {
        if (value) now.set(name, value)
        else now.delete(name)
      }
      return now
    })
  }
  const pageAddress = (pagina: number) => {
    const next = new URLSearchParams(search)
    next.set('pagina', String(pagina))
    return `?${next}`
  }
  return { show, status, page, text, change, pageAddress }
}

type Asked = ReturnType<typeof useAsked>

const filterOf = ({ show, status, text }: Pick<Asked, 'show' | 'status' | 'text'>) => ({
  ...(show === 'olhar' ? { olhar: '1' as const } : {}),
  ...(status ? { status } : {}),
  ...(text ? { busca: text } : {}),
})

const propertiesQuery = (
  { show, status, page, text }: Pick<Asked, 'show' | 'status' | 'page' | 'text'>,
  api: ApiClient = browserApi,
) =>
  queryOptions({
    queryKey: [...KEY, show, page, text],
    queryFn: () =>
      api.get('/api/v1/admin/properties', {
        query: { pagina: page, ...filterOf({ show, status, text }) },
      }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })

type PropertiesAdminScreenProps = { reportsAddress: string }

/** What was reported or shows somebody else's photo first; then everything. */
export function PropertiesAdminScreen({ reportsAddress }: PropertiesAdminScreenProps) {
  const asked = useAsked()
  const query = useQuery(propertiesQuery(asked))
  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    asked.change({ busca: String(new FormData(event.currentTarget).get('busca') ?? '').trim() })
  }
  return (
    <Loaded query={query} texts={texts} why={failureText}>
      {({ properties, total, pages, waiting }) => (
        <div className="grid grid-cols-1 gap-4">
          <div className="grid grid-cols-1 gap-3 md:grid-cols-2">
            <PlainSelect
              aria-label={texts.filter}
              value={asked.show}
              onChange={({ target }) => asked.change({ mostrar: target.value })}
            >
              <option value="olhar">{texts.needsLook(waiting)}</option>
              {STATUSES.map((status) => (
                <option key={status} value={status}>
                  {PROPERTY_STATUS_WORDS[status]}
                </option>
              ))}
              <option value="todos">{texts.all}</option>
            </PlainSelect>
            <form noValidate onSubmit={search}>
              <Input
                type="search"
                name="busca"
                aria-label={texts.search}
                placeholder={texts.search}
                maxLength={80}
                defaultValue={asked.text}
              />
            </form>
          </div>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p role="status" className="text-muted text-sm">
              {texts.found(total)}
            </p>
            <SheetLink list="properties" filter={filterOf(asked)} />
          </div>
          {properties.length === 0 ? (
            <EmptyState icon={<Building2 />} title={texts.none} level="h2">
              {texts.noneText}
            </EmptyState>
          ) : (
            <ul className="grid grid-cols-1 gap-4">
              {properties.map((property) => (
                <li key={property.id}>
                  <ModeratedRow property={property} reportsAddress={reportsAddress} />
                </li>
              ))}
            </ul>
          )}
          <Pagination
            page={asked.page}
            pageCount={pages}
            hrefFor={asked.pageAddress}
            label={texts.pages}
          />
        </div>
      )}
    </Loaded>
  )
}

type RowProps = { property: ModeratedProperty; reportsAddress: string }

function ModeratedRow({ property, reportsAddress }: RowProps) {
  const [isHiding, setHiding] = useState(false)
  const { isSaving, hide, restore, dismiss } = useDecisions(property)
  const { title, path, status, advertiser, hidden_by: hiddenBy, flags } = property
  return (
    <Panel aria-label={title} className="grid gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="wrap-break-word font-semibold text-base">
          {status === 'published' ? <TextLink to={path}>{title}</TextLink> : title}
        </h2>
        <Badge tone={status === 'published' ? 'ok' : status === 'hidden' ? 'bad' : 'neutral'}>
          {PROPERTY_STATUS_WORDS[status]}
        </Badge>
      </div>
      <p className="text-muted text-sm">
        <TextLink to={`/guia/${advertiser.slug}`}>{advertiser.name}</TextLink> ·{' '}
        {texts.creci(property.creci)}
      </p>
      {property.open_reports > 0 ? (
        <p>
          {texts.reports(property.open_reports)}{' '}
          <TextLink to={reportsAddress}>{texts.openReports}</TextLink>
        </p>
      ) : null}
      {property.hidden_reason ? (
        <p className="text-sm">{texts.hiddenWhy(property.hidden_reason)}</p>
      ) : null}
      {flags.map(({ id, other }) => (
        <div
          key={id}
          className="flex flex-wrap items-center gap-2 rounded-item bg-sol-100 p-2 text-sm"
        >
          <TextLink to={other.path}>{texts.flag(other.advertiser.name, other.title)}</TextLink>
          <Decisions at="/admin/property-flags/:id" id={id}>
            <Button look="ghost" size="sm" pending={isSaving} onClick={() => void dismiss(id)}>
              {texts.dismissFlag}
            </Button>
          </Decisions>
        </div>
      ))}
      <Decisions at="/admin/properties/:id" id={property.id}>
        {status === 'published' ? (
          <Button look="line" size="sm" onClick={() => setHiding(true)}>
            {texts.hide}
          </Button>
        ) : null}
        {hiddenBy === 'portal' ? (
          <Button size="sm" pending={isSaving} onClick={() => void restore()}>
            {texts.restore}
          </Button>
        ) : null}
      </Decisions>
      {isHiding ? (
        <ReasonDialog
          title={texts.hideTitle(title)}
          description={texts.hideText}
          label={texts.reason}
          confirmLabel={texts.hide}
          answers={[...texts.answers]}
          destructive
          minLength={3}
          maxLength={280}
          tooShort={texts.tooShort}
          onClose={() => setHiding(false)}
          onConfirm={async (reason) => (await hide(reason)).kind === 'saved'}
        />
      ) : null}
    </Panel>
  )
}

function useDecisions({ id, version }: ModeratedProperty, api: ApiClient = browserApi) {
  const client = useQueryClient()
  const readAgain = () => client.invalidateQueries({ queryKey: KEY })
  const { isSaving, save } = useSave<unknown>({ onSaved: readAgain, onRefused: readAgain })
  const params = { id }
  return {
    isSaving,
    hide: (reason: string) =>
      save({
        done: texts.hidden,
        failed: texts.failed,
        run: () =>
          api.send('POST', '/api/v1/admin/properties/:id/hidden', {
            params,
            body: { version, reason },
          }),
      }),
    restore: () =>
      save({
        done: texts.restored,
        failed: texts.failed,
        run: () =>
          api.send('POST', '/api/v1/admin/properties/:id/restored', { params, body: { version } }),
      }),
    dismiss: (flag: string) =>
      save({
        done: texts.flagDismissed,
        failed: texts.failed,
        run: () =>
          api.send('POST', '/api/v1/admin/property-flags/:id/dismissed', { params: { id: flag } }),
      }),
  }
}
