import { CircleCheck, Copy } from 'lucide-react'
import { useId, useState } from 'react'
import { copyText } from '~/platform/copy-text.ts'
import { Button } from '~/ui/Button.tsx'
import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { Outcome } from '~/ui/Outcome.tsx'
import { toast } from '~/ui/toast.ts'
import { AskForm } from './AskForm.tsx'
import { FOLLOW, followLink } from './coverage.constants.ts'
import { coverageTexts } from './coverage.texts.ts'
import { newDraft } from './coverage-draft.rules.ts'
import { useAsk } from './use-ask.ts'

/** The form, and in its place the private link once it is sent. */
export function AskScreen({ onSent }: { onSent: () => void }) {
  const [draft, setDraft] = useState(newDraft)
  const asking = useAsk(onSent)
  if (asking.data) return <Sent token={asking.data.token} />
  return (
    <AskForm
      draft={draft}
      onChange={(part) => setDraft((now) => ({ ...now, ...part }))}
      asking={asking}
    />
  )
}

function Sent({ token }: { token: string }) {
  const id = useId()
  const texts = coverageTexts.sent
  const link = followLink(window.location.origin, token)
  async function copy() {
    const isCopied = await copyText(link)
    toast(
      isCopied
        ? { title: texts.copied, variant: 'success' }
        : { title: texts.copyFailed, variant: 'destructive' },
    )
  }
  return (
    <Outcome icon={<CircleCheck />} title={texts.title} text={texts.text}>
      <div className="grid w-full max-w-120 gap-3 text-left">
        <Field label={texts.link} id={id}>
          <Input readOnly value={link} onFocus={(event) => event.target.select()} />
        </Field>
        <div className="flex flex-wrap justify-center gap-3">
          <LinkButton to={`${FOLLOW}#token=${token}`} look="primary">
            {texts.open}
          </LinkButton>
          <Button look="line" onClick={() => void copy()}>
            <Copy aria-hidden="true" />
            {texts.copy}
          </Button>
        </div>
      </div>
    </Outcome>
  )
}
