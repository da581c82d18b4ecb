import type { ArticleContent } from '@portal/contract/newsroom/news/article-content'
import type { EditedArticle } from '@portal/contract/newsroom/news/article-editor'
import { articlePath } from '@portal/contract/newsroom/news/news.texts'
import { dayOfKnownDate, isoDateOfDay } from '@portal/contract/shared/calendar-days'
import { slugOf } from '@portal/contract/shared/slug'
import { instantOfWallMinute, MINUTES_PER_DAY } from '@portal/contract/shared/time-zones'
import { type FormEvent, useState } from 'react'
import type { FieldProblem } from '~/editing/refusal.ts'
import { cityDay, momentText, timeValue } from '~/platform/moments.ts'
import { Button } from '~/ui/Button.tsx'
import { DateField } from '~/ui/DateField.tsx'
import { Dialog } from '~/ui/Dialog.tsx'
import { DialogClose } from '~/ui/DialogClose.tsx'
import { Facts } from '~/ui/Facts.tsx'
import { Field } from '~/ui/Field.tsx'
import { FormErrorSummary } from '~/ui/FormErrorSummary.tsx'
import { Input } from '~/ui/Input.tsx'
import { SegmentedControl } from '~/ui/SegmentedControl.tsx'
import { newsAdminTexts } from './news-admin.texts.ts'

const texts = newsAdminTexts.publish
/** As the body of the call names it. */
const AT = 'at'
const DAY_FIELD = 'agendar-dia'

export type When = 'now' | 'later'

type PublishWindowProps = {
  article: EditedArticle
  content: ArticleContent
  /** The name of its category. */
  category: string
  begin: When
  /** Answers with what stopped it; nothing where it is done. */
  onConfirm: (at: Date | null) => Promise<readonly FieldProblem[]>
  onClose: (problems: readonly FieldProblem[]) => void
}

/** Asks once, and says what will happen: where it will be read, from when on, and who is told. */
export function PublishWindow(props: PublishWindowProps) {
  const { article, content, category, begin, onConfirm, onClose } = props
  const { status, publish_at, may } = article
  const present = status === 'scheduled' && publish_at ? new Date(publish_at) : null
  const [when, setWhen] = useState<When>(begin)
  const [day, setDay] = useState(present ? cityDay(present) : tomorrow())
  const [time, setTime] = useState(present ? timeValue(present) : '07:00')
  const [problem, setProblem] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)
  const isRepublished = status === 'published'
  const moment = when === 'later' ? momentOf(day, time) : null

  async function confirm(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    const wrong = when === 'later' ? problemOf(moment) : null
    setProblem(wrong)
    if (wrong) return
    setPending(true)
    const found = await onConfirm(moment)
    setPending(false)
    const ofMoment = found.find(({ path }) => path === AT)
    if (ofMoment) setProblem(ofMoment.message)
    else onClose(found)
  }
  return (
    <Dialog
      open
      title={isRepublished ? texts.republishTitle : texts.publishTitle}
      onOpenChange={(isOpen) => !isOpen && onClose([])}
    >
      <form onSubmit={confirm} noValidate className="grid gap-4">
        <FormErrorSummary problems={problem ? [{ fieldId: DAY_FIELD, message: problem }] : []} />
        {may.schedule ? (
          <SegmentedControl
            label={texts.when}
            value={when}
            onValueChange={(chosen) => {
              setWhen(chosen)
              setProblem(null)
            }}
            options={[
              { value: 'now', label: texts.now },
              { value: 'later', label: texts.schedule },
            ]}
          />
        ) : null}
        {when === 'later' ? (
          <div className="grid gap-4 md:grid-cols-2">
            <Field id={DAY_FIELD} label={texts.day} error={problem}>
              <DateField value={day} onValueChange={setDay} />
            </Field>
            <Field label={texts.time} hint={texts.timeHint}>
              <Input type="time" value={time} onChange={({ target }) => setTime(target.value)} />
            </Field>
          </div>
        ) : null}
        <Facts
          facts={[
            [texts.from, moment ? momentText(moment) : when === 'now' ? texts.fromNow : null],
            [texts.address, addressOf(article, content)],
            [texts.appears, texts.places(category, content.sponsor !== null)],
            [texts.told, texts.nobodyTold],
          ]}
        />
        <div data-bar="foot" className="flex flex-col gap-3 md:flex-row-reverse md:justify-start">
          <Button type="submit" look="primary" pending={isPending}>
            {when === 'later' ? texts.schedule : isRepublished ? texts.republish : texts.publishNow}
          </Button>
          <DialogClose>{texts.backToText}</DialogClose>
        </div>
      </form>
    </Dialog>
  )
}

function problemOf(moment: Date | null) {
  if (!moment) return texts.missingMoment
  return moment <= new Date() ? texts.pastMoment : null
}

/** One made from the title may still get a number: another article may have it. */
function addressOf({ slug }: EditedArticle, content: ArticleContent) {
  return articlePath(content.slug || slug || slugOf(content.title))
}

const tomorrow = () => isoDateOfDay(dayOfKnownDate(cityDay(new Date())) + 1)

/** A day and an hour on the city's clock, wherever this device is. */
function momentOf(day: string, time: string): Date | null {
  const [hours, minutes] = time.split(':').map(Number)
  if (!day || hours === undefined || minutes === undefined || Number.isNaN(hours + minutes))
    return null
  return instantOfWallMinute(dayOfKnownDate(day) * MINUTES_PER_DAY + hours * 60 + minutes)
}
