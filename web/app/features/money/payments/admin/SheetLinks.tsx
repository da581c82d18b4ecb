import { downloadMoney, MONEY_SHEETS } from '@portal/contract/money/payments/money-overview'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { addressOf } from '~/platform/api.ts'
import { dayText } from '~/platform/moments.ts'
import { buttonStyle } from '~/ui/button-style.ts'
import { DateField } from '~/ui/DateField.tsx'
import { Field } from '~/ui/Field.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { figuresTexts } from './figures.texts.ts'

const texts = figuresTexts.sheets

/** Orders, payments or the ledger as a file, of all time or of some days. */
export function SheetLinks() {
  const [from, setFrom] = useState('')
  const [until, setUntil] = useState('')
  const span = { from: from || undefined, until: until || undefined }
  return (
    <Panel aria-label={texts.title} className="grid grid-cols-1 gap-4">
      <div>
        <h2 className="text-h3">{texts.title}</h2>
        <p className="text-muted">{texts.lead}</p>
      </div>
      <div className="grid gap-4 md:max-w-120 md:grid-cols-2">
        <Field label={texts.from} optional>
          <DateField value={from} max={span.until} onValueChange={setFrom} />
        </Field>
        <Field label={texts.until} optional>
          <DateField value={until} min={span.from} onValueChange={setUntil} />
        </Field>
      </div>
      <p role="status">{spanText(from, until)}</p>
      <ul className="flex flex-wrap gap-2">
        {MONEY_SHEETS.map((sheet) => (
          <li key={sheet}>
            <a
              href={addressOf(downloadMoney.path, { query: { sheet, ...span } })}
              download
              className={buttonStyle({ look: 'line', size: 'sm' })}
            >
              <Download aria-hidden="true" />
              {texts.links[sheet]}
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** Half a date is no date: what will be in the file is said before it is asked for. */
function spanText(from: string, until: string): string {
  const [first, final] = [from, until].map((day) => (day ? dayText(noonOf(day)) : ''))
  if (first && final) return texts.span(first, final)
  if (first) return texts.since(first)
  return final ? texts.upTo(final) : texts.all
}

// Noon in the city is the same day wherever the clock of the phone is.
const noonOf = (day: string) => new Date(`${day}T12:00:00-03:00`)
