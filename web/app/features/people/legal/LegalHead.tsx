import type { LegalVersion } from '@portal/contract/people/legal/legal'
import { LEGAL_PAGES } from '@portal/contract/people/legal/legal.texts'
import { Printer } from 'lucide-react'
import { Button } from '~/ui/Button.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { legalTexts as texts } from './legal.texts.ts'
import { legalDay } from './legal-day.ts'

/** What it is, which version, and whether that is the one that counts. */
export function LegalHead({ version }: { version: LegalVersion }) {
  const { kind, number, effective_from: day, in_force: current, versions } = version
  const { title, lead, path } = LEGAL_PAGES[kind]
  const isCurrent = number === current
  const coming = versions.find((one) => one.number > current)
  const word = isCurrent ? texts.since : number > current ? texts.from : texts.was
  return (
    <header className="max-w-[68ch]">
      <h1>{title}</h1>
      <p className="mt-4 text-lead text-muted">{lead}</p>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1">
        <p className="num text-sm text-muted">
          {texts.version(number)}, {word} <time dateTime={day}>{legalDay(day)}</time>.
        </p>
        <Button look="ghost" size="sm" className="print:hidden" onClick={() => window.print()}>
          <Printer aria-hidden="true" />
          {texts.print}
        </Button>
      </div>
      {isCurrent ? null : (
        <p className="mt-4 rounded-card bg-sol-100 p-4">
          {number > current ? texts.newNotice : texts.oldNotice}{' '}
          <TextLink to={path}>{texts.toCurrent}</TextLink>.
        </p>
      )}
      {isCurrent && coming ? (
        <p className="mt-4 rounded-card bg-sol-100 p-4">
          {texts.comingNotice(legalDay(coming.effective_from))} {coming.summary}{' '}
          <TextLink to={`${path}/versoes/${coming.number}?comparar=${number}`}>
            {texts.compare}
          </TextLink>
          .
        </p>
      ) : null}
    </header>
  )
}
