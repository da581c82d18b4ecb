import { AUDIT_KINDS, actionName, actionsAbout } from '@portal/contract/portal/audit/audit-actions'
import { AUDIT_GROUPS, THINGS } from '@portal/contract/portal/audit/things'
import clsx from 'clsx'
import { Download, SlidersHorizontal } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '~/ui/Button.tsx'
import { buttonStyle } from '~/ui/button-style.ts'
import { Chip } from '~/ui/Chip.tsx'
import { DateField } from '~/ui/DateField.tsx'
import { Field } from '~/ui/Field.tsx'
import type { Option } from '~/ui/option.ts'
import { Select } from '~/ui/Select.tsx'
import { type AuditFilter, csvAddress } from './audit.queries.ts'
import { auditTexts } from './audit.texts.ts'
import { FoundChoice } from './FoundChoice.tsx'
import { type FilterName, PORTAL, SUBJECT, type useAuditFilter } from './use-audit-filter.ts'

const texts = auditTexts.filters
const ALL = 'tudo'

type AuditFiltersProps = Pick<
  ReturnType<typeof useAuditFilter>,
  'chosen' | 'choose' | 'clear' | 'isFiltered' | 'filter'
> & {
  /** Every action on record. */
  actions: readonly string[]
  /** Whom and what the address names, once the server has said it. */
  named: { actor: string | null; subject: string | null }
}

export function AuditFilters(props: AuditFiltersProps) {
  const { named, filter, isFiltered, chosen, choose, clear } = props
  const person = chosen('pessoa')
  const one = (id: string, label: string): Option | null => (id ? { value: id, label } : null)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_11rem_11rem]">
        <FoundChoice
          label={texts.subject}
          placeholder={texts.subjectHint}
          lookFor="things"
          chosen={one(chosen(SUBJECT), named.subject ?? texts.thisOne)}
          onChoose={(id) => choose(SUBJECT, id)}
        />
        <FoundChoice
          label={texts.actor}
          placeholder={texts.anybody}
          lookFor="people"
          chosen={one(person === PORTAL ? '' : person, named.actor ?? texts.thisPerson)}
          onChoose={(id) => choose('pessoa', id)}
        />
        <MoreFilters {...props} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 md:flex md:flex-wrap md:items-center md:justify-between">
        <GroupChips chosen={chosen} choose={choose} />
        <div className="flex flex-wrap items-center gap-2">
          {isFiltered ? (
            <Button size="sm" look="ghost" onClick={clear}>
              {texts.clear}
            </Button>
          ) : null}
          <a
            href={csvAddress(filter)}
            download
            className={buttonStyle({ look: 'line', size: 'sm' })}
          >
            <Download aria-hidden="true" />
            {auditTexts.csv}
          </a>
        </div>
      </div>
    </div>
  )
}

/** Folded on narrow screens, unless one of them may be set already. */
function MoreFilters({ chosen, choose, filter, isFiltered, actions }: AuditFiltersProps) {
  const [isOpen, setOpen] = useState(isFiltered)
  const id = useId()
  const day = (name: 'de' | 'ate', label: string, limits: { min?: string; max?: string }) => (
    <Field label={label}>
      <DateField value={chosen(name)} onValueChange={(iso) => choose(name, iso)} {...limits} />
    </Field>
  )
  const choice = (name: FilterName, label: string, options: Option[]) => (
    <Field label={label}>
      <Select
        options={[{ value: ALL, label: texts.all }, ...options]}
        value={chosen(name) || ALL}
        onValueChange={(value) => choose(name, value === ALL ? '' : value)}
      />
    </Field>
  )
  const [from, until] = [chosen('de'), chosen('ate')]
  return (
    <>
      <Button
        size="sm"
        look="line"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="lg:hidden"
      >
        <SlidersHorizontal aria-hidden="true" />
        {texts.more}
      </Button>
      <div
        id={id}
        className={clsx('grid gap-3 sm:grid-cols-2 lg:contents', !isOpen && 'max-lg:hidden')}
      >
        {day('de', texts.from, until ? { max: until } : {})}
        {day('ate', texts.until, from ? { min: from } : {})}
        {choice('tipo', texts.kind, KINDS)}
        {choice('acao', texts.action, actionOptions(actions, filter))}
      </div>
    </>
  )
}

function GroupChips({ chosen, choose }: Pick<AuditFiltersProps, 'chosen' | 'choose'>) {
  const group = chosen('grupo')
  const isPortal = chosen('pessoa') === PORTAL
  return (
    <fieldset
      aria-label={texts.group}
      className="-mx-[18px] flex min-w-0 gap-2 overflow-x-auto px-[18px] py-1 md:mx-0 md:flex-wrap md:px-0"
    >
      <Chip pressed={group === ''} onClick={() => choose('grupo', '')}>
        {texts.all}
      </Chip>
      {Object.entries(AUDIT_GROUPS).map(([name, label]) => (
        <Chip key={name} pressed={group === name} onClick={() => choose('grupo', name)}>
          {label}
        </Chip>
      ))}
      <Chip pressed={isPortal} onClick={() => choose('pessoa', isPortal ? '' : PORTAL)}>
        {texts.portal}
      </Chip>
    </fieldset>
  )
}

const byLabel = (options: Option[]) =>
  options.sort((one, other) => one.label.localeCompare(other.label, 'pt-BR'))

const KINDS = byLabel(AUDIT_KINDS.map((kind) => ({ value: kind, label: THINGS[kind].plural })))

/** Those on record that the kind and the group leave over, and the one that is chosen. */
function actionOptions(actions: readonly string[], { kind, group, action }: AuditFilter): Option[] {
  const about = new Set(actionsAbout({ kind, group }))
  const isOffered = (one: string) => (!kind && !group) || about.has(one)
  const offered = new Set([...actions.filter(isOffered), ...(action ? [action] : [])])
  return byLabel([...offered].map((value) => ({ value, label: actionName(value) })))
}
