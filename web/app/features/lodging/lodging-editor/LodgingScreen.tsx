import type { MyEstablishment } from '@portal/contract/guide/establishments/own-establishment'
import type { OwnLodging } from '@portal/contract/lodging/lodging/lodging-editor'
import { useQuery } from '@tanstack/react-query'
import { BedDouble } from 'lucide-react'
import { useState } from 'react'
import { failureText } from '~/platform/failure-text.ts'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { Loaded } from '~/ui/Loaded.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { HouseSeasons } from './HouseSeasons.tsx'
import { ownLodgingQuery, useLodgingWrites } from './lodging-editor.queries.ts'
import { lodgingEditorTexts as texts } from './lodging-editor.texts.ts'
import { NewUnit } from './NewUnit.tsx'
import { SettingsForm } from './SettingsForm.tsx'
import { type PhotosSlot, UnitEditor } from './UnitEditor.tsx'
import { UnitList } from './UnitList.tsx'

type LodgingScreenProps = {
  establishment: Pick<MyEstablishment, 'id' | 'slug'>
  /** Where the hours of check-in and check-out are set. */
  hoursAddress: string
  renderPhotos: PhotosSlot
}

/** Rooms, prices and rules of a lodging, and their order. */
export function LodgingScreen({ establishment, ...rest }: LodgingScreenProps) {
  const lodging = useQuery(ownLodgingQuery(establishment.id))
  return (
    <Loaded
      query={lodging}
      texts={{ loading: texts.loading, loadError: texts.loadFailed }}
      why={failureText}
    >
      {(data) =>
        data.is_in_plan ? (
          <LodgingEditor establishment={establishment} lodging={data} {...rest} />
        ) : (
          <NotInPlan />
        )
      }
    </Loaded>
  )
}

function LodgingEditor({
  establishment: { id, slug },
  lodging,
  hoursAddress,
  renderPhotos,
}: LodgingScreenProps & { lodging: OwnLodging }) {
  const writes = useLodgingWrites(id)
  const [editedId, setEdited] = useState<string | null>(null)
  const { units, unit_limit, is_switched_on, may } = lodging
  const edited = units.find((unit) => unit.id === editedId)
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted">{texts.count(units.length, unit_limit)}</p>
        {is_switched_on && units.length > 0 ? (
          <LinkButton to={`/hospedagem/${slug}`} look="line" size="sm">
            {texts.page}
          </LinkButton>
        ) : null}
      </div>
      {is_switched_on ? null : <p className="rounded-item bg-sol-100 p-3">{texts.switchedOff}</p>}
      {units.length === 0 ? (
        <EmptyState icon={<BedDouble />} title={texts.empty.title} level="h2">
          {texts.empty.text}
        </EmptyState>
      ) : (
        <UnitList lodging={lodging} writes={writes} onEdit={(unit) => setEdited(unit.id)} />
      )}
      {may.edit ? (
        <>
          {units.length > 0 ? (
            <HouseSeasons
              key={`seasons ${lodging.seasons_version}`}
              lodging={lodging}
              writes={writes}
            />
          ) : null}
          <NewUnit writes={writes} onCreated={setEdited} />
          <SettingsForm
            key={lodging.settings.version}
            lodging={lodging}
            writes={writes}
            hoursAddress={hoursAddress}
          />
        </>
      ) : null}
      {edited ? (
        <UnitEditor
          key={edited.id}
          unit={edited}
          writes={writes}
          renderPhotos={renderPhotos}
          onClose={() => setEdited(null)}
        />
      ) : null}
    </>
  )
}

function NotInPlan() {
  return (
    <Panel aria-label={texts.notInPlan.title}>
      <h2 className="text-h3">{texts.notInPlan.title}</h2>
      <p className="mt-2">{texts.notInPlan.text}</p>
      <LinkButton to="/planos" look="ink" className="mt-4">
        {texts.notInPlan.plans}
      </LinkButton>
    </Panel>
  )
}
