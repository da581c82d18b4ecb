import type { ReceivedReview } from '@portal/contract/guide/reviews/received-review'
import { MessageSquareReply, Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { dayText } from '~/platform/moments.ts'
import { Button } from '~/ui/Button.tsx'
import { ConfirmDialog } from '~/ui/ConfirmDialog.tsx'
import { ReplyForm, type TemplatesPart } from './ReplyForm.tsx'
import { receivedReviewsTexts } from './received-reviews.texts.ts'
import { useReply } from './use-reply.ts'

const texts = receivedReviewsTexts.reply

type ReviewReplyProps = {
  establishmentId: string
  review: ReceivedReview
  templates: TemplatesPart
  /** What else may be done, in the same row. */
  children: ReactNode
}

/** One reply a review: written once, then changed or taken away. */
export function ReviewReply({ establishmentId, review, templates, children }: ReviewReplyProps) {
  const { write, remove } = useReply(establishmentId, review)
  const [isWriting, setWriting] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  // The box goes with the button that had the focus: the reply takes it over.
  const stop = () => {
    setWriting(false)
    place.current?.focus()
  }
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {isWriting ? (
        <ReplyForm
          written={review.reply?.text ?? ''}
          isPending={write.isPending}
          onSend={(text) => write.mutate(text, { onSuccess: stop })}
          onCancel={stop}
          templates={templates}
        />
      ) : (
        <>
          {review.reply ? <WrittenReply reply={review.reply} /> : null}
          <div className="mt-2 flex flex-wrap gap-2">
            {review.may.reply ? (
              <Button
                look={review.reply ? 'ghost' : 'line'}
                size="sm"
                onClick={() => setWriting(true)}
              >
                {review.reply ? (
                  <Pencil aria-hidden="true" />
                ) : (
                  <MessageSquareReply aria-hidden="true" />
                )}
                {review.reply ? texts.edit : texts.action}
                <span className="sr-only">, {review.author_name}</span>
              </Button>
            ) : null}
            {review.may.reply && review.reply ? (
              <ConfirmDialog
                title={texts.ask(review.author_name)}
                description={texts.askText}
                confirmLabel={texts.remove}
                destructive
                finalFocus={place}
                onConfirm={() => remove.mutateAsync().then(ignore, ignore)}
                trigger={
                  <Button look="ghost" size="sm">
                    <Trash2 aria-hidden="true" />
                    {texts.remove}
                    <span className="sr-only">, {review.author_name}</span>
                  </Button>
                }
              />
            ) : null}
            {children}
          </div>
        </>
      )}
    </div>
  )
}

/** How it ended is told by a toast. */
const ignore = () => undefined

function WrittenReply({ reply }: { reply: NonNullable<ReceivedReview['reply']> }) {
  return (
    <div className="rounded-card bg-areia-100 p-4">
      <p className="text-sm">
        <span className="font-semibold">{texts.own}</span>
        <span className="text-muted">
          {' · '}
          <time dateTime={reply.replied_at}>{dayText(new Date(reply.replied_at))}</time>
        </span>
      </p>
      <p className="mt-1 whitespace-pre-line wrap-anywhere">{reply.text}</p>
    </div>
  )
}
