import { SEASON_NAME_MAX } from '@portal/contract/lodging/lodging/lodging.texts'
import type { OwnLodging, OwnUnit } from '@portal/contract/lodging/lodging/lodging-editor'
import type { HouseSeason } from '@portal/contract/lodging/lodging/lodging-fields'
import { moneyText } from '@portal/contract/shared/plan-prices'
import { itemAt } from '@portal/contract/shared/records'
import { ChevronDown, Plus } from 'lucide-react'
import { useState } from 'react'
import type { FieldProblem } from '~/editing/refusal.ts'
import { useNarrow } from '~/platform/use-narrow.ts'
import { Button } from '~/ui/Button.tsx'
import { EditorSection } from '~/ui/EditorSection.tsx'
import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import { LeaveQuestion } from '~/ui/LeaveQuestion.tsx'
import { dearerBy, nextNights, READY, spanOf } from './house-seasons.rules.ts'
import type { LodgingWrites } from './lodging-editor.queries.ts'
import { lodgingEditorTexts } from './lodging-editor.texts.ts'
import { LeastInput, PriceInput, SeasonTable } from './SeasonTable.tsx'
import { WhenFields } from './WhenFields.tsx'

const { house: texts } = lodgingEditorTexts
const DEARER = [20, 50, 100]
const todayHere = () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Belem' }).format()
const day = new Intl.DateTimeFormat('pt-BR', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const dayText = (date: string) => day.format(new Date(`${date}T12:00:00Z`))

type HouseSeasonsProps = { lodging: OwnLodging; writes: LodgingWrites }

/** One table of prices for all rooms: what returns every year, when, and what each room costs then. */
export function HouseSeasons({ lodging, writes }: HouseSeasonsProps) {
  const { units, seasons_version: version } = lodging
  const [seasons, setSeasons] = useState(lodging.seasons)
  const [opened, setOpened] = useState<string | null>(null)
  const [problems, setProblems] = useState<readonly FieldProblem[]>([])
  const isPhone = useNarrow()
  const isChanged = JSON.stringify(seasons) !== JSON.stringify(lodging.seasons)
  const change = (next: HouseSeason) =>
    setSeasons((all) => all.map((one) => (one.id === next.id ? next : one)))
  const add = (name: string, days: HouseSeason['days']) => {
    const season = { id: crypto.randomUUID(), name, days, rates: [] }
    setSeasons((all) => [...all, season])
    setOpened(season.id)
  }
  const move = (place: number) =>
    setSeasons((all) => all.with(place - 1, itemAt(all, place)).with(place, itemAt(all, place - 1)))
  async function save() {
    const outcome = await writes.saveSeasons({ seasons, version })
    if (outcome.kind !== 'saved' && outcome.kind !== 'busy') setProblems(outcome.fields)
  }
  const ready = READY.filter(({ name }) => !seasons.some((season) => season.name === name))
  return (
    <EditorSection level="h2" title={texts.title} lead={texts.lead}>
      {isChanged ? <LeaveQuestion hasUnsavedWork /> : null}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {isPhone || seasons.length === 0 ? null : (
          <SeasonTable units={units} seasons={seasons} onChange={change} />
        )}
        <ul>
          {seasons.map((season, place) => (
            <li key={season.id} className="border-line border-t first:border-0">
              <SeasonHead
                season={season}
                units={units}
                isOpen={opened === season.id}
                onToggle={() => setOpened(opened === season.id ? null : season.id)}
              />
              {opened === season.id ? (
                <SeasonPart
                  season={season}
                  units={units}
                  showsPrices={isPhone}
                  problems={problems.filter(({ path }) => path.startsWith(`seasons.${place}.`))}
                  onChange={change}
                  onUp={place > 0 ? () => move(place) : null}
                  onRemove={() => setSeasons((all) => all.filter(({ id }) => id !== season.id))}
                />
              ) : null}
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap items-center gap-2">
          {ready.map(({ name, days }) => (
            <Button key={name} look="line" size="sm" onClick={() => add(name, days)}>
              <Plus aria-hidden="true" />
              {name}
            </Button>
          ))}
          <Button
            look="ghost"
            size="sm"
            onClick={() => add(texts.otherName, { kind: 'yearly', first: '09-05', last: '09-07' })}
          >
            <Plus aria-hidden="true" />
            {texts.other}
          </Button>
        </div>
        <p className="text-muted text-sm">{texts.rule}</p>
        {isChanged ? (
          <div>
            <Button pending={writes.isSaving} onClick={() => void save()}>
              {texts.save}
            </Button>
          </div>
        ) : null}
      </div>
    </EditorSection>
  )
}

type SeasonHeadProps = {
  season: HouseSeason
  units: readonly OwnUnit[]
  isOpen: boolean
  onToggle: () => void
}

function SeasonHead({ season, units, isOpen, onToggle }: SeasonHeadProps) {
  const nights = nextNights(season.days, todayHere())
  const span = spanOf(season.rates.map((rate) => rate.price_cents))
  const missing = units.length - season.rates.length
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={onToggle}
      className="flex min-h-14 w-full items-center gap-3 py-2 text-left"
    >
      <span className="min-w-0 flex-1">
        <b className="block wrap-anywhere">{season.name}</b>
        <span className="num block text-muted text-sm">
          {nights.length === 0
            ? texts.never
            : texts.next(
                nights.map(
                  ({ first_night: first, last_night: last }) =>
                    `${dayText(first)} a ${dayText(last)} de ${last.slice(0, 4)}`,
                ),
              )}
        </span>
        {span && missing > 0 ? (
          <span className="block text-sm text-vermelho-700">{texts.missing(missing)}</span>
        ) : null}
      </span>
      <span className="num flex-none text-right text-sm font-semibold">
        {span ? texts.from(moneyText(span.from), moneyText(span.to)) : texts.unpriced}
      </span>
      <ChevronDown
        aria-hidden="true"
        className={`size-5 flex-none transition-transform ${isOpen ? 'rotate-180' : ''}`}
      />
    </button>
  )
}

type SeasonPartProps = {
  season: HouseSeason
  units: readonly OwnUnit[]
  /** On a wide screen they stand in the table. */
  showsPrices: boolean
  problems: readonly FieldProblem[]
  onChange: (season: HouseSeason) => void
  onUp: (() => void) | null
  onRemove: () => void
}

function SeasonPart(props: SeasonPartProps) {
  const { season, units, showsPrices, problems, onChange, onUp, onRemove } = props
  const problemOf = (end: string) => problems.find(({ path }) => path.endsWith(end))?.message
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pb-4">
      <fieldset className="grid gap-2">
        <legend className="mb-2 text-muted text-sm">{texts.dearerHint}</legend>
        <div className="flex flex-wrap gap-2">
          {DEARER.map((percent) => (
            <Button
              key={percent}
              look="line"
              size="sm"
              onClick={() => onChange(dearerBy(season, units, percent))}
            >
              {texts.dearer(percent)}
            </Button>
          ))}
        </div>
      </fieldset>
      {showsPrices ? (
        <ul className="grid gap-3">
          {units.map((unit) => (
            <li key={unit.id} className="grid gap-1">
              <span className="flex justify-between gap-3">
                <b className="min-w-0 font-semibold wrap-anywhere">{unit.name}</b>
                <span className="num flex-none text-muted text-sm">
                  {moneyText(unit.base_price_cents)}
                </span>
              </span>
              <span className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] gap-3">
                <PriceInput season={season} unit={unit} onChange={onChange} />
                <LeastInput season={season} unit={unit} onChange={onChange} />
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      <Field label={texts.name} error={problemOf('name')}>
        <Input
          value={season.name}
          maxLength={SEASON_NAME_MAX}
          onChange={({ target }) => onChange({ ...season, name: target.value })}
        />
      </Field>
      <WhenFields
        season={season}
        error={problemOf('first') ?? problemOf('last')}
        onChange={onChange}
      />
      <div className="flex flex-wrap gap-2">
        {onUp ? (
          <Button look="line" size="sm" onClick={onUp}>
            {texts.up(season.name)}
          </Button>
        ) : null}
        <Button look="ghost" size="sm" onClick={onRemove}>
          {texts.remove(season.name)}
        </Button>
      </div>
    </div>
  )
}
