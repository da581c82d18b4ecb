import { useId, useState } from 'react'
import { dayAgoText } from '~/platform/moments.ts'
import { Button } from '~/ui/Button.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { Textarea } from '~/ui/Textarea.tsx'
import { todayTexts } from './today.texts.ts'

const { ended: texts, kept, you, goOn, back } = todayTexts

type EndedNoticeProps = {
  ended: { at: string; by: { id: string; name: string } | null } | null
  userId: string
  words: string
  onDrop: () => void
  next: (() => void) | undefined
  backTo: string
}

/** Somebody was first: who, when, and what was being written about it. */
export function EndedNotice({ ended, userId, words, onDrop, next, backTo }: EndedNoticeProps) {
  const id = useId()
  const [isCopied, setCopied] = useState(false)
  const name = ended?.by && (ended.by.id === userId ? you : ended.by.name)
  return (
    <div className="grid gap-4">
      <div role="status" className="rounded-card bg-sol-100 p-4">
        <p className="num font-semibold">
          {name && ended
            ? texts.by(name, dayAgoText(new Date(ended.at), new Date()))
            : texts.unknown}
        </p>
        <p>{name ? texts.text : texts.unknownText}</p>
      </div>
      {words ? (
        <section
          aria-labelledby={`${id}-title`}
          className="grid gap-3 rounded-card bg-areia-100 p-4"
        >
          <h3 id={`${id}-title`} className="text-h3">
            {kept.title}
          </h3>
          <p className="text-muted">{kept.text}</p>
          <Textarea readOnly value={words} aria-label={kept.label} />
          <div className="flex flex-wrap gap-3">
            <Button
              look="line"
              onClick={() =>
                void navigator.clipboard.writeText(words).then(
                  () => setCopied(true),
                  () => {},
                )
              }
            >
              {isCopied ? kept.copied : kept.copy}
            </Button>
            <Button look="ghost" onClick={onDrop}>
              {kept.drop}
            </Button>
          </div>
        </section>
      ) : null}
      <div>
        {next ? (
          <Button look="primary" onClick={next}>
            {goOn}
          </Button>
        ) : (
          <LinkButton to={backTo}>{back}</LinkButton>
        )}
      </div>
    </div>
  )
}
