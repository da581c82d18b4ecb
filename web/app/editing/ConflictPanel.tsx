import { CircleAlert } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { cityDay, hourText, momentText } from '~/platform/moments.ts'
import { Button } from '~/ui/Button.tsx'
import { Field } from '~/ui/Field.tsx'
import { RadioGroup } from '~/ui/RadioGroup.tsx'
import type { Choices, Comparison, Part, Side } from './conflict.rules.ts'
import { conflictTexts as texts, type Who } from './conflict.texts.ts'
import type { PartWords } from './field-book.ts'
import type { Refusal } from './refusal.ts'
import { shownValue } from './shown-value.ts'

type ConflictPanelProps = {
  who: Who
  /** `unread`: somebody saved before, and what they saved could not be read. */
  found: Comparison | 'unread'
  wordsOf: (path: string) => PartWords | undefined
  /** What was chosen of each clash is saved, with all that did not clash. */
  onSave: (choices: Choices) => void
  /** What was typed gives way to what is saved. */
  onDiscard: () => void
  onRetry: () => void
}

/** What the refusal told of whoever was first. */
export const whoOf = ({ details }: Pick<Refusal, 'details'>): Who => ({
  by: typeof details.by === 'string' ? details.by : null,
  isSelf: details.by_self === 1,
  at: typeof details.at === 'string' ? new Date(details.at) : null,
})

/** Two editors never overwrite each other silently: the second is told who was first, loses nothing and chooses. */
export function ConflictPanel({ found, onRetry, ...props }: ConflictPanelProps) {
  const headingId = useId()
  const box = useRef<HTMLElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby={headingId}
      className="grid scroll-mt-32 grid-cols-1 gap-4 rounded-card bg-sol-100 p-5"
    >
      <h2 id={headingId} className="flex items-center gap-2 text-[1.125rem]">
        <CircleAlert aria-hidden="true" className="size-5 flex-none" />
        {texts.title(props.who, whenOf(props.who.at))}
      </h2>
      {found === 'unread' ? (
        <div className="flex flex-wrap items-center gap-3">
          <p>{texts.unread}</p>
          <Button size="sm" look="line" onClick={onRetry}>
            {texts.retry}
          </Button>
        </div>
      ) : (
        <Found found={found} {...props} />
      )}
    </section>
  )
}

function whenOf(at: Date | null) {
  if (!at) return null
  const isToday = cityDay(at) === cityDay(new Date())
  return isToday ? texts.today(hourText(at)) : texts.earlier(momentText(at))
}

type FoundProps = Omit<ConflictPanelProps, 'found' | 'onRetry'> & { found: Comparison }

function Found({ who, found, wordsOf, onSave, onDiscard }: FoundProps) {
  const { clashes, theirs, mine } = found
  const [choices, setChoices] = useState<Choices>({})
  const count = clashes.length + theirs.length
  const all = (side: Side) =>
    setChoices(Object.fromEntries(clashes.map(({ path }) => [path, side])))
  return (
    <>
      <p className="max-w-[70ch]">{count === 0 ? texts.nothing : texts.changed(count)}</p>
      {clashes.length > 0 ? (
        <div className="grid grid-cols-1 gap-4 rounded-input bg-white p-4">
          <h3>{texts.clashing(clashes.length)}</h3>
          {clashes.map((part) => (
            <Clash
              key={part.path}
              part={part}
              words={wordsOf(part.path)}
              who={who}
              side={choices[part.path] ?? 'mine'}
              onChoose={(side) => setChoices({ ...choices, [part.path]: side })}
            />
          ))}
        </div>
      ) : null}
      <CameIn title={texts.cameIn(who)} parts={theirs} wordsOf={wordsOf} to="theirs" />
      <CameIn title={texts.stays} parts={mine} wordsOf={wordsOf} to="mine" />
      <div className="flex flex-wrap gap-3">
        <Button size="sm" onClick={() => onSave(choices)}>
          {texts.save}
        </Button>
        {clashes.length > 1 ? (
          <>
            <Button size="sm" look="line" onClick={() => all('mine')}>
              {texts.allMine}
            </Button>
            <Button size="sm" look="line" onClick={() => all('theirs')}>
              {texts.allTheirs(who)}
            </Button>
          </>
        ) : null}
        <Button size="sm" look="line" onClick={onDiscard}>
          {texts.discard}
        </Button>
      </div>
    </>
  )
}

type ClashProps = {
  part: Part
  words: PartWords | undefined
  who: Who
  side: Side
  onChoose: (side: Side) => void
}

function Clash({ part, words, who, side, onChoose }: ClashProps) {
  const [before, mine, theirs] = [part.before, part.mine, part.theirs].map(shownBy(words))
  return (
    <Field group label={words?.label ?? texts.other} hint={texts.before(before ?? texts.empty)}>
      <RadioGroup
        look="cards"
        value={side}
        onValueChange={onChoose}
        options={[
          { value: 'mine', label: texts.mine, hint: mine },
          { value: 'theirs', label: texts.theirs(who), hint: theirs },
        ]}
      />
    </Field>
  )
}

type CameInProps = Pick<FoundProps, 'wordsOf'> & {
  title: string
  parts: readonly Part[]
  to: Side
}

function CameIn({ title, parts, wordsOf, to }: CameInProps) {
  if (parts.length === 0) return null
  return (
    <div>
      <h3 className="text-sm font-semibold">{title}</h3>
      <ul className="list-disc pl-5 wrap-break-word">
        {parts.map((part) => {
          const words = wordsOf(part.path)
          const shown = shownBy(words)
          return (
            <li key={part.path}>
              {words?.label ?? texts.other}: <del className="text-muted">{shown(part.before)}</del>{' '}
              → <ins className="font-semibold no-underline">{shown(part[to])}</ins>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** The field knows what values it holds. */
const shownBy = (words: PartWords | undefined) => (value: unknown) =>
  words?.show ? words.show(value as never) || texts.empty : shownValue(value)
