import {
  needsDetails,
  REPORT_DETAILS_MAX,
  REVIEW_REPORT_REASONS,
  REVIEW_REPORT_WORDS,
  type ReviewReportReason,
} from '@portal/contract/reports/report-words'
import type { ReceivedReview } from '@portal/contract/reviews/received-review'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { type ApiClient, browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { Button } from '~/ui/Button.tsx'
import { Dialog } from '~/ui/Dialog.tsx'
import { DialogClose } from '~/ui/DialogClose.tsx'
import { Field } from '~/ui/Field.tsx'
import { RadioGroup } from '~/ui/RadioGroup.tsx'
import { Textarea } from '~/ui/Textarea.tsx'
import { toast } from '~/ui/toast.ts'
import { receivedReviewsTexts } from './received-reviews.texts.ts'

const texts = receivedReviewsTexts.report
const REASONS = REVIEW_REPORT_REASONS.map((value) => ({ value, label: REVIEW_REPORT_WORDS[value] }))

type ReportReviewDialogProps = {
  review: Pick<ReceivedReview, 'id' | 'author_name'>
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

export function ReportReviewDialog({ review, isOpen, onOpenChange }: ReportReviewDialogProps) {
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title={texts.title(review.author_name)}
      description={texts.description}
    >
      <ReportForm reviewId={review.id} onSent={() => onOpenChange(false)} />
    </Dialog>
  )
}

function ReportForm({ reviewId, onSent }: { reviewId: string; onSent: () => void }) {
  const [reason, setReason] = useState<ReviewReportReason>()
  const [details, setDetails] = useState('')
  const [hasTried, setTried] = useState(false)
  const { mutate, isPending } = useSendReport(reviewId, onSent)
  const isReasonMissing = !reason
  const areDetailsMissing = reason !== undefined && needsDetails(reason) && details.trim() === ''

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (!reason || areDetailsMissing || isPending) return
    mutate({ reason, details: details.trim() })
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Field
        label={texts.reason}
        group
        required
        error={hasTried && isReasonMissing ? texts.reasonMissing : null}
      >
        <RadioGroup options={REASONS} onValueChange={setReason} />
      </Field>
      <Field
        label={texts.details}
        optional={!reason || !needsDetails(reason)}
        error={hasTried && areDetailsMissing ? texts.detailsMissing : null}
      >
        <Textarea
          value={details}
          maxLength={REPORT_DETAILS_MAX}
          onChange={(event) => setDetails(event.target.value)}
        />
      </Field>
      <div className="mt-2 flex flex-col gap-3 md:flex-row-reverse md:justify-start">
        <Button type="submit" pending={isPending}>
          {texts.send}
        </Button>
        <DialogClose />
      </div>
    </form>
  )
}

type Wish = { reason: ReviewReportReason; details: string }

function useSendReport(reviewId: string, onSent: () => void, api: ApiClient = browserApi) {
  return useMutation({
    mutationFn: (wish: Wish) =>
      api.send('POST', '/api/v1/reports', {
        body: { subject_kind: 'review', subject_id: reviewId, ...wish },
      }),
    onSuccess: () => {
      toast({ title: texts.done, description: texts.doneText, variant: 'success' })
      onSent()
    },
    onError: (error) =>
      toast({ title: texts.failed, description: failureText(error), variant: 'destructive' }),
  })
}
