import type { TeamItem } from '@portal/contract/portal/workplace/team-inbox'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowLeft, ChevronDown, ChevronUp } from 'lucide-react'
import { useId, useState } from 'react'
import { browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { IconButton } from '~/ui/IconButton.tsx'
import { Loaded } from '~/ui/Loaded.tsx'
import { PlainSelect } from '~/ui/PlainSelect.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { toast } from '~/ui/toast.ts'
import { EndedNotice } from './EndedNotice.tsx'
import { KeptWords } from './kept-words.ts'
import { TodayTask } from './TodayTask.tsx'
import { TODAY_KEY, teamItemQuery } from './today.queries.ts'
import { cityHourAt, daysToMonday, dueText } from './today.rules.ts'
import { todayTexts as texts } from './today.texts.ts'
import type { TodayMoves, TodayNeeds } from './today-needs.ts'
import type { TodayThing } from './use-today-address.ts'

type TodayDetailProps = TodayNeeds & {
  thing: TodayThing
  now: Date
  colleagues: { id: string; name: string }[]
  where: { at: number; all: number } | null
  backTo: string
  moves: TodayMoves
}

/** One waiting thing with all that deciding it takes; when a colleague was first, who and when. */
export function TodayDetail({
  thing,
  now,
  colleagues,
  where,
  backTo,
  moves,
  ...needs
}: TodayDetailProps) {
  const client = useQueryClient()
  const query = useQuery(teamItemQuery(thing.kind, thing.id))
  const [words, setWords] = useState('')
  // What somebody is writing about stays in sight when it ends elsewhere.
  const [last, setLast] = useState<TeamItem | null>(null)
  const current = query.data?.item ?? null
  if (current && current !== last) setLast(current)
  function keepWords(written: string) {
    setWords(written)
    void client.invalidateQueries({ queryKey: TODAY_KEY })
  }
  return (
    <section aria-label={texts.kinds[thing.kind]} className="grid gap-4">
      <div className="flex min-h-11 items-center justify-between gap-3">
        <TextLink to={backTo} block className="lg:hidden">
          <ArrowLeft aria-hidden="true" className="size-5" />
          {texts.back}
        </TextLink>
        <p className="num text-muted max-lg:sr-only">
          {texts.kinds[thing.kind]}
          {current?.due_at ? ` · ${dueText(current.due_at, now)}` : ''}
        </p>
        <span className="flex items-center gap-1">
          {where ? (
            <span className="num text-muted">{texts.place(where.at, where.all)}</span>
          ) : null}
          <IconButton label={texts.previous} disabled={!moves.previous} onClick={moves.previous}>
            <ChevronUp aria-hidden="true" />
          </IconButton>
          <IconButton label={texts.next} disabled={!moves.next} onClick={moves.next}>
            <ChevronDown aria-hidden="true" />
          </IconButton>
        </span>
      </div>
      <Loaded
        query={query}
        texts={{ loading: texts.loadingItem, loadError: texts.itemError }}
        why={failureText}
      >
        {({ item, ended }) => (
          <>
            {item ? (
              <Handling item={item} now={now} colleagues={colleagues} userId={needs.userId} />
            ) : (
              <EndedNotice
                ended={ended}
                userId={needs.userId}
                words={words}
                onDrop={() => setWords('')}
                next={moves.next}
                backTo={backTo}
              />
            )}
            {(item ?? last) ? (
              <KeptWords.Provider value={keepWords}>
                {/* A window that is open stays open with what is being written; nothing else may be begun. */}
                <div inert={item === null} className={item ? undefined : 'opacity-60'}>
                  <TodayTask item={(item ?? last) as TeamItem} moves={moves} {...needs} />
                </div>
              </KeptWords.Provider>
            ) : null}
          </>
        )}
      </Loaded>
    </section>
  )
}

type HandlingProps = {
  item: TeamItem
  now: Date
  colleagues: { id: string; name: string }[]
  userId: string
}
type Change = {
  assignee_id?: string | null
  due_at?: string | null
  snoozed_until?: string | null
}

/** Whose it is, until when, later. */
function Handling({ item, now, colleagues, userId }: HandlingProps) {
  const client = useQueryClient()
  const ids = { owner: useId(), due: useId(), snooze: useId() }
  const { kind, id, assignee, due_at: due, snoozed_until: snoozed } = item
  const keep = useMutation({
    mutationFn: (body: Change) =>
      browserApi.send('PATCH', '/api/v1/admin/today/:kind/:id', { params: { kind, id }, body }),
    onError: (error) =>
      toast({ title: texts.failed, description: failureText(error), variant: 'destructive' }),
    onSettled: () => client.invalidateQueries({ queryKey: TODAY_KEY }),
  })
  const dues: Record<string, string | null> = {
    today: cityHourAt(now, 0, 18),
    tomorrow: cityHourAt(now, 1, 18),
    week: cityHourAt(now, 7, 18),
    none: null,
  }
  const snoozes: Record<string, string | null> = {
    none: null,
    hours: new Date(now.getTime() + 3 * 3_600_000).toISOString(),
    tomorrow: cityHourAt(now, 1, 8),
    monday: cityHourAt(now, daysToMonday(now), 8),
  }
  const isAsleep = snoozed !== null && new Date(snoozed) > now
  const label = 'mb-1 block text-muted text-xs'
  return (
    <div className="grid gap-3 md:grid-cols-3">
      <div>
        <label htmlFor={ids.owner} className={label}>
          {texts.owner}
        </label>
        <PlainSelect
          id={ids.owner}
          value={assignee?.id ?? ''}
          disabled={keep.isPending}
          onChange={({ target }) => keep.mutate({ assignee_id: target.value || null })}
        >
          <option value="">{texts.nobody}</option>
          {colleagues.map((one) => (
            <option key={one.id} value={one.id}>
              {one.id === userId ? texts.you : one.name}
            </option>
          ))}
        </PlainSelect>
      </div>
      <div>
        <label htmlFor={ids.due} className={label}>
          {texts.due}
        </label>
        <PlainSelect
          id={ids.due}
          value="kept"
          disabled={keep.isPending}
          onChange={({ target }) => keep.mutate({ due_at: dues[target.value] ?? null })}
        >
          <option value="kept">{due ? dueText(due, now) : texts.dues.keep}</option>
          <option value="today">{texts.dues.today}</option>
          <option value="tomorrow">{texts.dues.tomorrow}</option>
          <option value="week">{texts.dues.week}</option>
          {due ? <option value="none">{texts.dues.keep}</option> : null}
        </PlainSelect>
      </div>
      <div>
        <label htmlFor={ids.snooze} className={label}>
          {texts.snooze}
        </label>
        <PlainSelect
          id={ids.snooze}
          value={isAsleep ? 'kept' : 'none'}
          disabled={keep.isPending}
          onChange={({ target }) => keep.mutate({ snoozed_until: snoozes[target.value] ?? null })}
        >
          {isAsleep ? <option value="kept">{dueText(snoozed, now)}</option> : null}
          <option value="none">{texts.snoozes.none}</option>
          <option value="hours">{texts.snoozes.hours}</option>
          <option value="tomorrow">{texts.snoozes.tomorrow}</option>
          <option value="monday">{texts.snoozes.monday}</option>
        </PlainSelect>
      </div>
    </div>
  )
}
