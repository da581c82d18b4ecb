import type { NewReport } from '@portal/contract/guide/reports/report'
import { needsDetails, REPORT_DETAILS_MAX } from '@portal/contract/guide/reports/report.texts'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { Button } from '~/ui/Button.tsx'
import { DialogClose } from '~/ui/DialogClose.tsx'
import { Field } from '~/ui/Field.tsx'
import { FormFailure } from '~/ui/FormFailure.tsx'
import type { Option } from '~/ui/option.ts'
import { RadioGroup } from '~/ui/RadioGroup.tsx'
import { Textarea } from '~/ui/Textarea.tsx'
import { toast } from '~/ui/toast.ts'
import { reportsTexts as texts } from './reports.texts.ts'

const number = new Intl.NumberFormat('pt-BR')

type ReportFormProps = {
  subject: { kind: NewReport['subject_kind']; id: string }
  reasons: Option<NewReport['reason']>[]
  sendLabel: string
  onSent: () => void
}

export function ReportForm({ subject, reasons, sendLabel, onSent }: ReportFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [reason, setReason] = useState<NewReport['reason'] | ''>('')
  const [details, setDetails] = useState('')
  const [hasTried, setTried] = useState(false)
  const { mutate, isPending, error } = useMutation({
    // What arrived although the answer was lost is stored once: the same words are known again.
    mutationFn: () =>
      browserApi.send('POST', '/api/v1/reports', {
        body: {
          subject_kind: subject.kind,
          subject_id: subject.id,
          reason,
          details: details.trim(),
        } as NewReport,
      }),
    onSuccess: () => {
      toast({ ...texts.sent, variant: 'success' })
      onSent()
    },
  })
  const reasonMissing = reason === ''
  const detailsMissing = needsDetails(reason) && details.trim() === ''

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (reasonMissing) form.current?.querySelector('input')?.focus()
    else if (detailsMissing) form.current?.querySelector('textarea')?.focus()
    else if (!isPending) mutate()
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      <Field
        label={texts.reason}
        error={hasTried && reasonMissing ? texts.reasonMissing : null}
        required
        group
      >
        <RadioGroup options={reasons} value={reason} onValueChange={setReason} />
      </Field>
      <Field
        label={texts.details}
        hint={texts.detailsHint(number.format(REPORT_DETAILS_MAX - details.length))}
        error={hasTried && detailsMissing ? texts.detailsMissing : null}
        optional={!needsDetails(reason)}
      >
        <Textarea
          value={details}
          maxLength={REPORT_DETAILS_MAX}
          onChange={(event) => setDetails(event.target.value)}
        />
      </Field>
      {error && !isPending ? (
        <FormFailure title={texts.failed}>{failureText(error)}</FormFailure>
      ) : null}
      <div className="flex flex-col gap-3 md:flex-row-reverse md:justify-start">
        <Button type="submit" pending={isPending}>
          {isPending ? texts.sending : sendLabel}
        </Button>
        <DialogClose />
      </div>
    </form>
  )
}
