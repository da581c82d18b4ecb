import type { OwnPhoto } from '@portal/contract/ground/media/media'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { Button } from '~/ui/Button.tsx'
import { DialogClose } from '~/ui/DialogClose.tsx'
import { Field } from '~/ui/Field.tsx'
import { FormFailure } from '~/ui/FormFailure.tsx'
import { MaskedField } from '~/ui/MaskedField.tsx'
import { RadioGroup } from '~/ui/RadioGroup.tsx'
import { Textarea } from '~/ui/Textarea.tsx'
import { CodeProof } from './CodeProof.tsx'
import { type ClaimDraft, problemsOf } from './claim-draft.rules.ts'
import { claimFormTexts as texts } from './claim-form.texts.ts'
import { LONGEST_MESSAGE } from './claims.constants.ts'
import type { ClaimOptions } from './claims.queries.ts'
import { problemAt, useSendClaim } from './use-send-claim.ts'

/** The field for the document, which another part of the portal brings. */
export type DocumentField = (field: {
  photos: readonly OwnPhoto[]
  onChange: (photos: OwnPhoto[]) => void
}) => ReactNode

type ClaimFormProps = {
  establishmentId: string
  options: ClaimOptions
  draft: ClaimDraft
  onDraftChange: (change: Partial<ClaimDraft>) => void
  documentField: DocumentField
  onSent: () => void
}

export function ClaimForm(props: ClaimFormProps) {
  const { establishmentId, options, draft, onDraftChange, documentField, onSent } = props
  const form = useRef<HTMLFormElement>(null)
  const [hasTried, setTried] = useState(false)
  const { send, isPending, refusal, forget } = useSendClaim(establishmentId, onSent)
  const problems = problemsOf(draft)
  const proofError = problemAt(refusal, 'proof') ?? (hasTried ? problems.proof : null)
  const cnpjError = problemAt(refusal, 'cnpj') ?? (hasTried ? problems.cnpj : null)
  const isTold = proofError !== null || cnpjError !== null

  function change(changes: Partial<ClaimDraft>) {
    forget()
    onDraftChange(changes)
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (problems.cnpj) form.current?.querySelector('input')?.focus()
    else if (!problems.proof && !isPending) void send(draft)
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      <Field label={texts.cnpj} error={cnpjError} required>
        <MaskedField mask="cnpj" value={draft.cnpj} onValueChange={(cnpj) => change({ cnpj })} />
      </Field>
      <Field label={texts.proof} group>
        <RadioGroup
          look="cards"
          options={waysOf(options)}
          value={draft.way}
          onValueChange={(way) => change({ way })}
        />
      </Field>
      {draft.way === 'phone' && options.phone_hint ? (
        <CodeProof
          establishmentId={establishmentId}
          phone={options.phone_hint}
          hasFailed={options.code_failed}
          code={draft.code}
          isSent={draft.isCodeSent}
          error={proofError}
          onSent={() => change({ isCodeSent: true })}
          onCodeChange={(code) => change({ code })}
        />
      ) : (
        <Field label={texts.document.label} hint={texts.document.private} error={proofError} group>
          {documentField({
            photos: draft.document,
            onChange: (document) => change({ document }),
          })}
        </Field>
      )}
      <Field label={texts.message} hint={texts.messageHint} optional>
        <Textarea
          rows={2}
          value={draft.message}
          maxLength={LONGEST_MESSAGE}
          onChange={(event) => change({ message: event.target.value })}
        />
      </Field>
      {refusal && !isTold ? (
        <FormFailure title={texts.failed}>{refusal.sentence}</FormFailure>
      ) : null}
      <div className="flex flex-col gap-3 md:flex-row-reverse md:justify-start">
        <Button type="submit" pending={isPending}>
          {isPending ? texts.sending : texts.send}
        </Button>
        <DialogClose />
      </div>
    </form>
  )
}

function waysOf({ phone_hint: phone }: ClaimOptions) {
  const document = {
    value: 'document' as const,
    label: texts.ways.document,
    hint: texts.ways.documentHint,
  }
  if (!phone) return [document]
  const byPhone = {
    value: 'phone' as const,
    label: texts.ways.phone,
    hint: texts.ways.phoneHint(phone),
  }
  return [byPhone, document]
}
