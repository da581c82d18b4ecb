import type { PlanChangePreview, PlanUpdatePreview } from '@portal/contract/money/plans/edit-plan'
import type { WantedWords } from '@portal/contract/money/plans/plan-confirmation'
import { isTyped } from '@portal/contract/money/plans/plan-confirmation'
import { moneyText } from '@portal/contract/shared/plan-prices'
import { TextField } from '~/editing/fields.tsx'
import { shortDayText } from '~/platform/moments.ts'
import { Avatar } from '~/ui/Avatar.tsx'
import { Button } from '~/ui/Button.tsx'
import { Disclosure } from '~/ui/Disclosure.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { Affected } from './Affected.tsx'
import { plansAdminTexts } from './plans-admin.texts.ts'
import type { PlanPreview } from './use-plan-preview.ts'

const texts = plansAdminTexts.publish
/** So many names are in sight; the others are a tap away. */
const FIRST_NAMES = 5

type PublishPlanProps = {
  of: PlanPreview
  wanted: WantedWords
  isSaving: boolean
}

/** The second step: who is told, in which words, and what is typed before it goes out. */
export function PublishPlan({ of, wanted, isSaving }: PublishPlanProps) {
  const { preview, isCurrent, confirmation } = of
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_25rem]">
      <div className="grid grid-cols-1 gap-5">
        <Affected of={of} />
        {preview.data && preview.data.told > 0 ? <WhoIsTold {...preview.data} /> : null}
      </div>
      <div className="grid grid-cols-1 gap-5">
        {preview.data?.email ? <EmailPreview {...preview.data.email} /> : null}
        <section
          aria-labelledby="publicar-plano"
          className="grid gap-3 rounded-card border-[1.5px] border-mar-900 bg-white p-[18px]"
        >
          <div>
            <h2 id="publicar-plano" className="text-h3">
              {texts.title}
            </h2>
            <p className="num mt-1">{texts.lead(preview.data?.told ?? null)}</p>
          </div>
          <TextField
            name="confirmation"
            label={texts.type(wanted)}
            inputMode={wanted.kind === 'name' ? 'text' : 'decimal'}
            autoComplete="off"
            maxLength={60}
          />
          <Button
            type="submit"
            look="primary"
            pending={isSaving}
            disabled={!isCurrent || !isTyped(wanted, confirmation)}
            className="justify-self-start max-md:w-full"
          >
            {texts.publish(preview.data?.told ?? 0)}
          </Button>
          <p className="text-muted text-sm">{texts.note}</p>
        </section>
      </div>
    </div>
  )
}

function WhoIsTold({ told, people }: PlanChangePreview) {
  const [first, others] = [people.slice(0, FIRST_NAMES), people.slice(FIRST_NAMES)]
  return (
    <Panel aria-labelledby="quem-recebe">
      <h2 id="quem-recebe" className="mb-2 text-h3">
        {texts.who} <span className="num font-medium text-muted">{told}</span>
      </h2>
      <ul>{first.map(toLine)}</ul>
      {others.length > 0 ? (
        <Disclosure label={texts.others(others.length)}>
          <ul>{others.map(toLine)}</ul>
        </Disclosure>
      ) : null}
      {told > people.length ? (
        <p className="num text-muted text-sm">{texts.unnamed(told - people.length)}</p>
      ) : null}
    </Panel>
  )
}

const toLine = (person: PlanUpdatePreview) => <Person key={person.id} {...person} />

function Person({ name, business, cycle, price, in_force_at: inForceAt }: PlanUpdatePreview) {
  return (
    <li className="grid min-h-12 grid-cols-[2rem_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-0.5 border-line border-t py-1.5 leading-tight first:border-0 md:grid-cols-[2rem_minmax(0,1fr)_auto_4.5rem]">
      <Avatar name={name} size="sm" />
      <span className="min-w-0 wrap-anywhere">
        <b className="font-semibold">{name}</b>
        <small className="block text-muted text-xs">
          {[business, texts.cycle[cycle]].filter(Boolean).join(' · ')}
        </small>
      </span>
      <span className="num text-sm">
        {price && price.held_cents !== price.next_cents ? (
          <>
            <span className="sr-only">{texts.fromPrice} </span>
            <del className="text-vermelho-700">{moneyText(price.held_cents)}</del>
            <span aria-hidden="true"> → </span>
            <span className="sr-only"> {texts.toPrice} </span>
            <ins className="rounded-sm bg-mangue-100 px-1 text-mangue-700 no-underline">
              {moneyText(price.next_cents)}
            </ins>
          </>
        ) : (
          texts.samePrice
        )}
      </span>
      <time dateTime={inForceAt} className="num text-right text-muted text-sm max-md:col-start-3">
        {shortDayText(new Date(inForceAt))}
      </time>
    </li>
  )
}

function EmailPreview({
  to,
  subject,
  paragraphs,
  action,
  footer,
}: NonNullable<PlanChangePreview['email']>) {
  return (
    <section aria-labelledby="email-do-plano" className="rounded-card bg-areia-200 p-[18px]">
      <h2 id="email-do-plano" className="mb-2.5 text-h3">
        {texts.email}
      </h2>
      <div className="grid gap-2.5 rounded-input bg-white px-[18px] py-4 wrap-anywhere">
        <p className="text-muted text-sm">{texts.emailTo(to)}</p>
        <p className="border-line border-b pb-2.5 font-bold leading-tight">{subject}</p>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="num">
            {paragraph}
          </p>
        ))}
        <p>
          <span className="inline-block rounded-input bg-mar-900 px-4 py-3 font-semibold text-on-dark text-sm">
            {action}
          </span>
        </p>
        <p className="text-muted text-xs">{footer}</p>
      </div>
    </section>
  )
}
