import type { OwnProperty } from '@portal/contract/properties/properties/own-property'
import {
  PROPERTY_STATUS_WORDS,
  PROPERTY_TYPE_WORDS,
  type PropertyStatus,
} from '@portal/contract/properties/properties/properties.texts'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, House, Plus } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { useSearchParams } from 'react-router'
import { failureText } from '~/platform/failure-text.ts'
import { dayText } from '~/platform/moments.ts'
import { Badge } from '~/ui/Badge.tsx'
import { Button } from '~/ui/Button.tsx'
import { ConfirmDialog } from '~/ui/ConfirmDialog.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { Loaded } from '~/ui/Loaded.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { Picture } from '~/ui/Picture.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { advertiserPath, propertyPath } from '../property-address.rules.ts'
import { priceText } from '../property-text.rules.ts'
import { CreciPanel } from './CreciPanel.tsx'
import { LeadsList } from './LeadsList.tsx'
import { ownPropertiesQuery, usePropertyMoves } from './own-properties.queries.ts'
import { CreateProperty, EditProperty, type PhotosSlot } from './PropertyEditor.tsx'
import { propertiesEditorTexts as texts } from './properties-editor.texts.ts'

type PropertiesScreenProps = {
  establishment: { id: string }
  /** Where the module is switched on. */
  listingAddress: string
  renderPhotos: PhotosSlot
}
type Open = { kind: 'new' } | { kind: 'edit'; property: OwnProperty } | null

/** What a business advertises, and who asked about it. */
export function PropertiesScreen({
  establishment,
  listingAddress,
  renderPhotos,
}: PropertiesScreenProps) {
  const { id } = establishment
  const query = useQuery(ownPropertiesQuery(id))
  const [open, setOpen] = useState<Open>(null)
  const [search, setSearch] = useSearchParams()
  const showsLeads = search.get('ver') === 'contatos'
  const close = () => setOpen(null)
  const show = (leads: boolean) =>
    setSearch(
      (now) => {
        if (leads) now.set('ver', 'contatos')
        else now.delete('ver')
        return now
      },
      { preventScrollReset: true },
    )
  return (
    <Loaded query={query} texts={texts} why={failureText}>
      {({ properties, limit, photo_limit: photoLimit, may, ...rest }) => {
        if (open) {
          const slots = { establishmentId: id, photoLimit, renderPhotos, onDone: close }
          return (
            <div className="grid grid-cols-1 gap-4">
              <Button look="ghost" size="sm" className="justify-self-start" onClick={close}>
                <ChevronLeft aria-hidden="true" />
                {texts.back}
              </Button>
              {open.kind === 'new' ? (
                <CreateProperty {...slots} />
              ) : (
                <EditProperty {...slots} property={open.property} />
              )}
            </div>
          )
        }
        const held = properties.filter(({ status }) => status !== 'archived')
        const hasRoom = rest.is_in_plan && (limit === null || held.length < limit)
        return (
          <div className="grid grid-cols-1 gap-5">
            <fieldset aria-label={texts.tabs.label} className="flex min-w-0 flex-wrap gap-2">
              <Button
                look={showsLeads ? 'line' : 'ink'}
                size="sm"
                aria-pressed={!showsLeads}
                onClick={() => show(false)}
              >
                {texts.tabs.properties}
              </Button>
              <Button
                look={showsLeads ? 'ink' : 'line'}
                size="sm"
                aria-pressed={showsLeads}
                onClick={() => show(true)}
              >
                {texts.tabs.leads}
                {rest.unread_leads > 0 ? <span className="num">({rest.unread_leads})</span> : null}
              </Button>
            </fieldset>
            {showsLeads ? (
              <LeadsList establishmentId={id} />
            ) : (
              <>
                <div className="flex flex-wrap items-center justify-between gap-3">
                  <p className="text-muted">
                    {rest.is_in_plan ? (
                      texts.limit(held.length, limit)
                    ) : (
                      <>
                        {texts.noPlan} <TextLink to="/planos">{texts.plans}</TextLink>
                      </>
                    )}
                  </p>
                  {may.edit && hasRoom ? (
                    <Button look="primary" size="sm" onClick={() => setOpen({ kind: 'new' })}>
                      <Plus aria-hidden="true" />
                      {texts.add}
                    </Button>
                  ) : null}
                </div>
                {rest.is_switched_on ? (
                  <TextLink to={advertiserPath(rest.establishment.slug)} block>
                    {texts.page}
                  </TextLink>
                ) : (
                  <p className="rounded-item bg-sol-100 p-3">
                    {texts.switchedOff} <TextLink to={listingAddress}>{texts.openListing}</TextLink>
                  </p>
                )}
                {may.edit ? <CreciPanel establishmentId={id} card={rest.advertiser} /> : null}
                {held.length === 0 ? (
                  <EmptyState icon={<House />} title={texts.none} level="h2">
                    {texts.noneText}
                  </EmptyState>
                ) : (
                  <ul className="grid grid-cols-1 gap-4">
                    {held.map((property) => (
                      <li key={property.id}>
                        <OwnPropertyRow
                          property={property}
                          establishmentId={id}
                          slug={rest.establishment.slug}
                          onEdit={may.edit ? () => setOpen({ kind: 'edit', property }) : null}
                        />
                      </li>
                    ))}
                  </ul>
                )}
              </>
            )}
          </div>
        )
      }}
    </Loaded>
  )
}

const TONES: Record<PropertyStatus, ComponentProps<typeof Badge>['tone']> = {
  draft: 'neutral',
  published: 'ok',
  hidden: 'bad',
  archived: 'neutral',
}

type RowProps = {
  property: OwnProperty
  establishmentId: string
  slug: string
  onEdit: (() => void) | null
}

function OwnPropertyRow({ property, establishmentId, slug, onEdit }: RowProps) {
  const { isSaving, move, confirm } = usePropertyMoves(establishmentId)
  const { content, status, photos, hides_at: hidesAt, hidden_by: hiddenBy } = property
  const [photo] = photos
  const prices = [content.sale_price_cents, content.rent_price_cents, content.season_price_cents]
  const told = prices.filter((price) => price !== null)
  return (
    <Panel aria-label={content.title} className="grid gap-3 md:grid-cols-[10rem_minmax(0,1fr)]">
      {photo ? (
        <Picture picture={photo} alt="" ratio="4/3" sizes="160px" className="max-md:w-40" />
      ) : (
        <div className="grid aspect-4/3 place-items-center rounded-item bg-areia-100 text-mar-600 max-md:w-40">
          <House aria-hidden="true" className="size-8" />
        </div>
      )}
      <div className="grid min-w-0 content-start gap-2">
        <p className="flex flex-wrap gap-2">
          <Badge tone={TONES[status]}>{PROPERTY_STATUS_WORDS[status]}</Badge>
          {property.is_within_plan ? null : <Badge tone="bad">{texts.outsidePlan}</Badge>}
        </p>
        <h2 className="wrap-break-word font-semibold text-base">{content.title}</h2>
        <p className="num text-muted text-sm">
          {[
            PROPERTY_TYPE_WORDS[content.type],
            content.neighbourhood,
            told.length > 0 ? told.map(priceText).join(' / ') : texts.noPrice,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {hidesAt ? (
          <p className="rounded-item bg-sol-100 p-2 text-sm">
            {texts.hides(dayText(new Date(hidesAt)))}
          </p>
        ) : null}
        {hiddenBy ? (
          <p className="text-sm text-vermelho-700">
            {texts.hiddenBy[hiddenBy]}{' '}
            {property.hidden_reason ? texts.reason(property.hidden_reason) : null}
          </p>
        ) : null}
        <div className="flex flex-wrap gap-2">
          {onEdit ? (
            <>
              <Button look="line" size="sm" onClick={onEdit}>
                {texts.edit}
              </Button>
              {hidesAt || hiddenBy === 'clock' ? (
                <Button size="sm" pending={isSaving} onClick={() => void confirm(property)}>
                  {texts.stillThere}
                </Button>
              ) : null}
              {status === 'draft' || hiddenBy === 'advertiser' ? (
                <Button
                  size="sm"
                  pending={isSaving}
                  onClick={() => void move(property, 'published')}
                >
                  {texts.publish}
                </Button>
              ) : null}
              {status === 'published' ? (
                <Button
                  look="ghost"
                  size="sm"
                  pending={isSaving}
                  onClick={() => void move(property, 'hidden')}
                >
                  {texts.hide}
                </Button>
              ) : null}
              <ConfirmDialog
                {...texts.archiveAsk}
                destructive
                trigger={
                  <Button look="ghost" size="sm">
                    {texts.archive}
                  </Button>
                }
                onConfirm={() => void move(property, 'archived')}
              />
            </>
          ) : null}
          {status === 'published' && property.is_within_plan ? (
            <TextLink to={propertyPath(slug, property.slug)} block>
              {texts.view}
            </TextLink>
          ) : null}
        </div>
      </div>
    </Panel>
  )
}
