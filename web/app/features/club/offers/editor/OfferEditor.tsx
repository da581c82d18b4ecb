import { createOffer, type OwnOffer, updateOffer } from '@portal/contract/club/offers/offer'
import {
  OFFER_KIND_WORDS,
  OFFER_KINDS,
  OFFER_RULE_MAX,
  OFFER_TITLE_MAX,
} from '@portal/contract/club/offers/offers.texts'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { EditorForm } from '~/editing/EditorForm.tsx'
import {
  CheckboxField,
  ControlField,
  DateField,
  SelectField,
  TextField,
} from '~/editing/fields.tsx'
import { nothingYet, useEditor } from '~/editing/use-editor.ts'
import { CheckboxGroup } from '~/ui/CheckboxGroup.tsx'
import { EditorSection } from '~/ui/EditorSection.tsx'
import { MaskedField } from '~/ui/MaskedField.tsx'
import { SaveBar } from '~/ui/SaveBar.tsx'
import { OfferTicket } from '../OfferTicket.tsx'
import {
  fieldOf,
  newOffer,
  type OfferForm,
  previewOf,
  toContent,
  toForm,
} from './offer-form.rules.ts'
import { offersEditorTexts as texts } from './offers-editor.texts.ts'
import { ownOffersQuery } from './own-offers.queries.ts'

type Place = { id: string; name: string }
type EditorProps = { establishment: Place; onDone: () => void }

export function CreateOffer({ establishment, onDone }: EditorProps) {
  const queries = useQueryClient()
  // However often it is sent, it is one offer.
  const [id] = useState(() => crypto.randomUUID())
  const [fresh] = useState(() => newOffer(new Date()))
  const editor = useEditor(createOffer, {
    from: nothingYet<OwnOffer>(),
    params: { id: establishment.id },
    toForm: (offer) => (offer ? toForm(offer) : fresh),
    toBody: (values: OfferForm) => ({ ...toContent(values), id }),
    fieldOf,
    texts: { saved: texts.created, failed: texts.failed },
    onSaved: async () => {
      await queries.invalidateQueries({ queryKey: ownOffersQuery(establishment.id).queryKey })
      onDone()
    },
  })
  return (
    <EditorForm key={editor.edition} editor={editor}>
      <h2 className="text-h2">{texts.newTitle}</h2>
      <OfferFields place={establishment} />
      <SaveBar
        texts={texts.create}
        changedCount={1}
        isSaving={editor.isSaving}
        failure={editor.failure}
        onDiscard={onDone}
      />
    </EditorForm>
  )
}

export function EditOffer({ establishment, offer, onDone }: EditorProps & { offer: OwnOffer }) {
  const queries = useQueryClient()
  const query = ownOffersQuery(establishment.id)
  const readAgain = () => queries.fetchQuery({ ...query, staleTime: 0 })
  const editor = useEditor(updateOffer, {
    from: offer,
    params: { id: establishment.id, offer: offer.id },
    toForm,
    toBody: (values: OfferForm, { version }) => ({ ...toContent(values), version }),
    fieldOf,
    texts: { saved: texts.saved, failed: texts.failed },
    onSaved: async () => {
      await queries.invalidateQueries({ queryKey: query.queryKey })
      onDone()
    },
    read: async () => (await readAgain()).offers.find(({ id }) => id === offer.id) ?? null,
  })
  return (
    <EditorForm key={editor.edition} editor={editor}>
      <h2 className="text-h2">{texts.editTitle}</h2>
      <p className="text-muted">{texts.review}</p>
      <OfferFields place={establishment} />
      <SaveBar
        texts={texts.save}
        changedCount={editor.isChanged ? 1 : 0}
        isSaving={editor.isSaving}
        failure={editor.failure}
        onDiscard={editor.discard}
      />
    </EditorForm>
  )
}

const KINDS = OFFER_KINDS.map((value) => ({ value, label: OFFER_KIND_WORDS[value] }))
const DAYS = texts.when.dayNames.map((label, day) => ({ value: String(day), label }))
const pair = 'grid gap-4 md:grid-cols-2'

function OfferFields({ place }: { place: Place }) {
  return (
    <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_26rem]">
      <div className="grid grid-cols-1 gap-5">
        <WhatSection />
        <WhenSection />
        <EditorSection title={texts.many.title}>
          <div className={pair}>
            <TextField
              name="stock"
              label={texts.many.stock}
              hint={texts.many.stockHint}
              inputMode="numeric"
              maxLength={6}
              optional
            />
            <TextField
              name="per_member"
              label={texts.many.perMember}
              hint={texts.many.perMemberHint}
              inputMode="numeric"
              maxLength={2}
            />
          </div>
        </EditorSection>
      </div>
      <Preview place={place} />
    </div>
  )
}

function WhatSection() {
  const { what } = texts
  const kind = useWatch<OfferForm, 'kind'>({ name: 'kind' })
  return (
    <EditorSection title={what.title}>
      <div className={pair}>
        <SelectField name="kind" label={what.kind} options={KINDS} />
        {kind === 'percent' ? (
          <TextField name="percent" label={what.percent} inputMode="numeric" maxLength={3} />
        ) : kind === 'amount' ? (
          <MoneyField name="amount" label={what.amount} />
        ) : (
          <MoneyField name="worth" label={what.worth} hint={what.worthHint} optional />
        )}
      </div>
      <TextField
        name="title"
        label={what.name}
        hint={what.nameHint[kind]}
        maxLength={OFFER_TITLE_MAX}
      />
      <TextField
        name="rule"
        label={what.rule}
        hint={what.ruleHint}
        rows={3}
        maxLength={OFFER_RULE_MAX}
        optional
      />
    </EditorSection>
  )
}

type MoneyFieldProps = { name: string; label: string; hint?: string; optional?: boolean }
const MoneyField = (props: MoneyFieldProps) => (
  <ControlField {...props}>
    {({ value, onChange }) => <MaskedField mask="money" value={value} onValueChange={onChange} />}
  </ControlField>
)

function WhenSection() {
  const { when } = texts
  const isFlash = useWatch<OfferForm, 'is_flash'>({ name: 'is_flash' })
  return (
    <EditorSection title={when.title}>
      <CheckboxField name="is_flash" label={when.flash} />
      <Row>
        <DateField name="starts_on" label={when.starts} />
        {isFlash ? <TextField name="starts_time" label={when.startsTime} type="time" /> : null}
      </Row>
      <Row>
        <DateField name="ends_on" label={when.ends} />
        {isFlash ? <TextField name="ends_time" label={when.endsTime} type="time" /> : null}
      </Row>
      <ControlField name="days" label={when.days} group>
        {({ value, onChange }) => (
          <CheckboxGroup options={DAYS} values={value} onValuesChange={onChange} />
        )}
      </ControlField>
      <Row>
        <TextField name="from" label={when.from} hint={when.hoursHint} type="time" optional />
        <TextField name="until" label={when.until} type="time" optional />
      </Row>
    </EditorSection>
  )
}

const Row = ({ children }: { children: ReactNode }) => <div className={pair}>{children}</div>

/** Beside the form on a desk, above nothing and below it on a phone. */
function Preview({ place }: { place: Place }) {
  const now = new Date()
  const { left, ...terms } = previewOf(useWatch() as OfferForm, now)
  return (
    <section aria-label={texts.preview} className="grid gap-2 xl:sticky xl:top-20">
      <p className="font-semibold text-sm">{texts.preview}</p>
      <OfferTicket terms={terms} place={{ name: place.name }} left={left} now={now} />
    </section>
  )
}
