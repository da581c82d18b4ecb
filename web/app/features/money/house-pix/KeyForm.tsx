import type { HousePixKey } from '@portal/contract/money/house-pix/house-pix'
import {
  HOLDER_MAX,
  PIX_CITY_MAX,
  PIX_KEY_KINDS,
  PIX_KEY_WORDS,
  type PixKeyKind,
} from '@portal/contract/money/house-pix/pix-key'
import { type FormEvent, useState } from 'react'
import type { FieldProblem } from '~/editing/refusal.ts'
import { Button } from '~/ui/Button.tsx'
import { Field } from '~/ui/Field.tsx'
import { FormErrorSummary } from '~/ui/FormErrorSummary.tsx'
import { FormFailure } from '~/ui/FormFailure.tsx'
import { Input } from '~/ui/Input.tsx'
import { PasswordInput } from '~/ui/PasswordInput.tsx'
import { WordSelect } from '~/ui/WordSelect.tsx'
import type { HousePixWrites } from './house-pix.queries.ts'
import { housePixScreenTexts } from './house-pix.texts.ts'

const { key: texts, failed } = housePixScreenTexts
const FIELDS = ['kind', 'key', 'holder', 'city', 'password', 'code'] as const
const fieldId = (field: string) => `chave-${field}`

type Draft = {
  kind: PixKeyKind
  key: string
  holder: string
  city: string
  password: string
  code: string
}

type KeyFormProps = {
  /** Whose name and city are likely those of the new one. */
  first: Pick<HousePixKey, 'holder' | 'city'> | null
  needsCode: boolean
  writes: HousePixWrites
  onClose: () => void
}

/** Where money will go: checked here only by the server, with who this is. */
export function KeyForm({ first, needsCode, writes, onClose }: KeyFormProps) {
  const [draft, setDraft] = useState<Draft>({
    kind: 'cnpj',
    key: '',
    holder: first?.holder ?? '',
    city: first?.city ?? 'Salinópolis',
    password: '',
    code: '',
  })
  const [problems, setProblems] = useState<readonly FieldProblem[]>([])
  const [failure, setFailure] = useState<string | null>(null)
  const problemOf = (path: string) => problems.find((one) => one.path === path)?.message
  const change = (part: Partial<Draft>) => setDraft((now) => ({ ...now, ...part }))

  async function submit(event: FormEvent) {
    event.preventDefault()
    const { code, ...rest } = draft
    const outcome = await writes.setKey({ ...rest, code: needsCode ? code : null })
    if (outcome.kind === 'saved') return onClose()
    if (outcome.kind === 'busy') return
    const known = outcome.fields.filter(({ path }) => FIELDS.some((field) => field === path))
    setProblems(known)
    setFailure(known.length > 0 ? null : outcome.sentence)
  }
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <FormErrorSummary
        problems={problems.map(({ path, message }) => ({ fieldId: fieldId(path), message }))}
      />
      {failure ? <FormFailure title={failed}>{failure}</FormFailure> : null}
      <Field id={fieldId('kind')} label={texts.kind} error={problemOf('kind')}>
        <WordSelect
          of={PIX_KEY_KINDS}
          words={PIX_KEY_WORDS}
          value={draft.kind}
          onChoose={(chosen) => change({ kind: chosen })}
        />
      </Field>
      <Field id={fieldId('key')} label={texts.value} error={problemOf('key')}>
        <Input
          value={draft.key}
          maxLength={120}
          autoComplete="off"
          inputMode={KEYBOARDS[draft.kind]}
          onChange={({ target }) => change({ key: target.value })}
        />
      </Field>
      <Field
        id={fieldId('holder')}
        label={texts.holder}
        hint={texts.holderHint}
        error={problemOf('holder')}
      >
        <Input
          value={draft.holder}
          maxLength={HOLDER_MAX}
          onChange={({ target }) => change({ holder: target.value })}
        />
      </Field>
      <Field id={fieldId('city')} label={texts.city} error={problemOf('city')}>
        <Input
          value={draft.city}
          maxLength={PIX_CITY_MAX}
          onChange={({ target }) => change({ city: target.value })}
        />
      </Field>
      <Field
        id={fieldId('password')}
        label={texts.password}
        hint={texts.passwordHint}
        error={problemOf('password')}
      >
        <PasswordInput
          value={draft.password}
          autoComplete="current-password"
          onChange={({ target }) => change({ password: target.value })}
        />
      </Field>
      {needsCode ? (
        <Field id={fieldId('code')} label={texts.code} error={problemOf('code')}>
          <Input
            value={draft.code}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={20}
            onChange={({ target }) => change({ code: target.value })}
          />
        </Field>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" pending={writes.isSaving}>
          {texts.save}
        </Button>
        <Button look="ghost" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}

const KEYBOARDS = {
  // A CNPJ may have letters.
  cnpj: 'text',
  cpf: 'numeric',
  phone: 'tel',
  email: 'email',
  random: 'text',
} as const
