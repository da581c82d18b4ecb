import type { OwnPhoto } from '@portal/contract/ground/media/media'
import {
  createProperty,
  type OwnProperty,
  updateProperty,
} from '@portal/contract/properties/properties/own-property'
import {
  DISPLAY_ADDRESS_WORDS,
  DISPLAY_ADDRESSES,
  PROPERTY_AMENITIES,
  PROPERTY_AMENITY_WORDS,
  PROPERTY_PAPER_WORDS,
  PROPERTY_PAPERS,
  PROPERTY_TEXT_MAX,
  PROPERTY_TITLE_MAX,
  PROPERTY_TYPE_WORDS,
  PROPERTY_TYPES,
} from '@portal/contract/properties/properties/properties.texts'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { EditorForm } from '~/editing/EditorForm.tsx'
import { CheckboxField, ControlField, SelectField, TextField } from '~/editing/fields.tsx'
import { nothingYet, useEditor } from '~/editing/use-editor.ts'
import { CheckboxGroup } from '~/ui/CheckboxGroup.tsx'
import { EditorSection } from '~/ui/EditorSection.tsx'
import { MaskedField } from '~/ui/MaskedField.tsx'
import { PinField } from '~/ui/map/PinField.tsx'
import { RadioGroup } from '~/ui/RadioGroup.tsx'
import { SaveBar } from '~/ui/SaveBar.tsx'
import { ownPropertiesQuery } from './own-properties.queries.ts'
import { propertiesEditorTexts as texts } from './properties-editor.texts.ts'
import {
  fieldOf,
  newProperty,
  type PropertyForm,
  toContent,
  toForm,
} from './property-form.rules.ts'

/** Handed in by the route: sending photos is another feature. */
export type PhotosSlot = (photos: {
  photos: readonly OwnPhoto[]
  onChange: (photos: OwnPhoto[]) => void
  limit: number
}) => ReactNode

type EditorProps = {
  establishmentId: string
  photoLimit: number
  renderPhotos: PhotosSlot
  onDone: () => void
}

const bodyOf = (values: PropertyForm) => ({
  content: toContent(values),
  photo_ids: values.photos.map(({ id }) => id),
})
const check = ({ photos }: PropertyForm) =>
  photos.some(({ status }) => status === 'processing')
    ? [{ path: 'photos', message: texts.photosWait }]
    : []

export function CreateProperty({ establishmentId, onDone, ...slots }: EditorProps) {
  const queries = useQueryClient()
  // However often it is sent, it is one property.
  const [id] = useState(() => crypto.randomUUID())
  const editor = useEditor(createProperty, {
    from: nothingYet<OwnProperty>(),
    params: { id: establishmentId },
    toForm: (property) => (property ? toForm(property) : newProperty()),
    toBody: (values: PropertyForm) => ({ id, ...bodyOf(values) }),
    fieldOf,
    check,
    texts: { saved: texts.created, failed: texts.failed },
    onSaved: async () => {
      await queries.invalidateQueries({ queryKey: ownPropertiesQuery(establishmentId).queryKey })
      onDone()
    },
  })
  return (
    <EditorForm key={editor.edition} editor={editor}>
      <h2 className="text-h2">{texts.newTitle}</h2>
      <PropertyFields {...slots} />
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

type EditProps = EditorProps & { property: OwnProperty }

export function EditProperty({ establishmentId, property, onDone, ...slots }: EditProps) {
  const queries = useQueryClient()
  const query = ownPropertiesQuery(establishmentId)
  const readAgain = () => queries.fetchQuery({ ...query, staleTime: 0 })
  const editor = useEditor(updateProperty, {
    from: property,
    params: { id: establishmentId, property: property.id },
    toForm,
    toBody: (values: PropertyForm, { version }) => ({ version, ...bodyOf(values) }),
    fieldOf,
    check,
    texts: { saved: texts.saved, failed: texts.failed },
    onSaved: async () => {
      await queries.invalidateQueries({ queryKey: query.queryKey })
      onDone()
    },
    read: async () => (await readAgain()).properties.find(({ id }) => id === property.id) ?? null,
  })
  return (
    <EditorForm key={editor.edition} editor={editor}>
      <h2 className="text-h2">{texts.editTitle}</h2>
      {property.is_from_feed ? (
        <p className="rounded-item bg-sol-100 p-3">{texts.fromFeed}</p>
      ) : null}
      <PropertyFields {...slots} />
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

type FieldsProps = Pick<EditorProps, 'photoLimit' | 'renderPhotos'>
const pair = 'grid grid-cols-1 gap-4 md:grid-cols-2'
const three = 'grid grid-cols-2 gap-4 md:grid-cols-3'
const optionsOf = <Value extends string>(values: readonly Value[], words: Record<Value, string>) =>
  values.map((value) => ({ value, label: words[value] }))

function PropertyFields({ photoLimit, renderPhotos }: FieldsProps) {
  return (
    <div className="grid grid-cols-1 gap-5">
      <WhatSection />
      <EditorSection title={texts.photos.title}>
        <ControlField name="photos" label={texts.photos.title} hideLabel group>
          {({ value, onChange }) => renderPhotos({ photos: value, onChange, limit: photoLimit })}
        </ControlField>
      </EditorSection>
      <PriceSection />
      <SizeSection />
      <WhereSection />
      <EditorSection title={texts.has.title}>
        <Ticks
          name="amenities"
          label={texts.has.amenities}
          options={optionsOf(PROPERTY_AMENITIES, PROPERTY_AMENITY_WORDS)}
        />
        <Ticks
          name="papers"
          label={texts.has.papers}
          options={optionsOf(PROPERTY_PAPERS, PROPERTY_PAPER_WORDS)}
        />
      </EditorSection>
    </div>
  )
}

type TicksProps = { name: string; label: string; options: { value: string; label: string }[] }
const Ticks = ({ name, label, options }: TicksProps) => (
  <ControlField name={name} label={label} group>
    {({ value, onChange }) => (
      <CheckboxGroup options={options} values={value} onValuesChange={onChange} />
    )}
  </ControlField>
)

function WhatSection() {
  const { what } = texts
  return (
    <EditorSection title={what.title}>
      <TextField
        name="title"
        label={what.name}
        hint={what.nameHint}
        maxLength={PROPERTY_TITLE_MAX}
      />
      <div className={pair}>
        <SelectField
          name="type"
          label={what.type}
          options={optionsOf(PROPERTY_TYPES, PROPERTY_TYPE_WORDS)}
        />
        <SelectField
          name="usage"
          label={what.usage}
          options={optionsOf(['residencial', 'comercial'] as const, what.usages)}
        />
      </div>
      <TextField name="code" label={what.code} maxLength={50} optional />
      <TextField
        name="description"
        label={what.text}
        hint={what.textHint}
        rows={5}
        maxLength={PROPERTY_TEXT_MAX}
        optional
      />
    </EditorSection>
  )
}

type MoneyFieldProps = { name: string; label: string; optional?: boolean }
const MoneyField = (props: MoneyFieldProps) => (
  <ControlField {...props}>
    {({ value, onChange }) => <MaskedField mask="money" value={value} onValueChange={onChange} />}
  </ControlField>
)

function PriceSection() {
  const { price } = texts
  const hasNone = useWatch<PropertyForm, 'has_no_condominium'>({ name: 'has_no_condominium' })
  return (
    <EditorSection title={price.title} lead={price.lead}>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-3">
        <MoneyField name="sale" label={price.sale} optional />
        <MoneyField name="rent" label={price.rent} optional />
        <MoneyField name="season" label={price.season} optional />
      </div>
      <CheckboxField name="has_no_condominium" label={price.noCondominium} />
      {hasNone ? null : <MoneyField name="condominium" label={price.condominium} optional />}
      <div className={pair}>
        <MoneyField name="iptu" label={price.iptu} optional />
        <SelectField
          name="iptu_period"
          label={price.period}
          options={optionsOf(['year', 'month'] as const, price.periods)}
        />
      </div>
    </EditorSection>
  )
}

function SizeSection() {
  const { size } = texts
  const counts = ['living_area', 'lot_area', 'bedrooms', 'suites', 'bathrooms', 'parking'] as const
  const labels = {
    living_area: size.living,
    lot_area: size.lot,
    bedrooms: size.bedrooms,
    suites: size.suites,
    bathrooms: size.bathrooms,
    parking: size.parking,
  }
  return (
    <EditorSection title={size.title}>
      <div className={three}>
        {counts.map((name) => (
          <TextField
            key={name}
            name={name}
            label={labels[name]}
            inputMode="numeric"
            maxLength={9}
            optional
          />
        ))}
      </div>
    </EditorSection>
  )
}

function WhereSection() {
  const { where } = texts
  return (
    <EditorSection title={where.title}>
      <div className={pair}>
        <TextField name="neighbourhood" label={where.neighbourhood} maxLength={80} />
        <TextField name="street" label={where.street} maxLength={160} optional />
        <TextField name="number" label={where.number} maxLength={20} optional />
        <TextField name="complement" label={where.complement} maxLength={80} optional />
        <ControlField name="cep" label={where.cep} optional>
          {({ value, onChange }) => (
            <MaskedField mask="cep" value={value} onValueChange={onChange} />
          )}
        </ControlField>
      </div>
      <ControlField name="display_address" label={where.show} hint={where.showHint} group>
        {({ value, onChange }) => (
          <RadioGroup
            options={optionsOf(DISPLAY_ADDRESSES, DISPLAY_ADDRESS_WORDS)}
            value={value}
            onValueChange={onChange}
          />
        )}
      </ControlField>
      <ControlField name="location" label={where.pin} hideLabel group>
        {({ value, onChange }) => (
          <PinField label={where.pin} value={value} onValueChange={onChange} />
        )}
      </ControlField>
    </EditorSection>
  )
}
