import type { OwnPhoto } from '@portal/contract/ground/media/media'
import type { LibraryPhoto, readOriginal } from '@portal/contract/ground/media/media-library'
import { ALT_MAX_LENGTH } from '@portal/contract/ground/media/photo-rules'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useSave } from '~/editing/use-save.ts'
import { addressOf, browserApi } from '~/platform/api.ts'
import { thingAddress } from '~/screens/admin-address.ts'
import { Button } from '~/ui/Button.tsx'
import { ConfirmDialog } from '~/ui/ConfirmDialog.tsx'
import { Drawer } from '~/ui/Drawer.tsx'
import { Facts } from '~/ui/Facts.tsx'
import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import { Picture } from '~/ui/Picture.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { OnePhoto } from '../OnePhoto.tsx'
import { libraryTexts as texts } from './library.texts.ts'

const ORIGINAL: (typeof readOriginal)['path'] = '/api/v1/admin/media/:id/original'
export const LIBRARY_KEY = ['admin', 'media'] as const

type PhotoDrawerProps = { photo: LibraryPhoto; onClose: () => void }

export function PhotoDrawer({ photo, onClose }: PhotoDrawerProps) {
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: LIBRARY_KEY })
  return (
    <Drawer title={photo.name} open onOpenChange={(isOpen) => isOpen || onClose()}>
      <div className="grid grid-cols-1 gap-5 text-sm">
        <Picture picture={photo} ratio="3/2" sizes="24rem" />
        <Facts
          facts={[
            [texts.details.size, texts.size(photo.width, photo.height, photo.bytes)],
            [texts.details.owner, photo.owner ?? texts.details.nobody],
          ]}
        />
        <a
          href={addressOf(ORIGINAL, { params: { id: photo.id } })}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center font-semibold text-mar-600 underline underline-offset-4"
        >
          {texts.details.original}
        </a>
        <Uses photo={photo} />
        <Words key={photo.alt} photo={photo} onSaved={refresh} />
        <Replacement
          photo={photo}
          onSaved={async () => {
            await refresh()
            onClose()
          }}
        />
        {photo.is_unused ? (
          <Removal
            photo={photo}
            onSaved={async () => {
              await refresh()
              onClose()
            }}
          />
        ) : null}
      </div>
    </Drawer>
  )
}

function Uses({ photo }: Pick<PhotoDrawerProps, 'photo'>) {
  return (
    <section aria-label={texts.details.uses}>
      <h3 className="font-semibold">{texts.details.uses}</h3>
      {photo.uses.length === 0 ? (
        <p className="text-muted">{photo.is_unused ? texts.unused : texts.inOldVersions}</p>
      ) : null}
      <ul>
        {photo.uses.map((use) => {
          const to = thingAddress(use)
          return (
            <li key={`${use.kind} ${use.id}`} className="wrap-anywhere">
              {to ? (
                <TextLink block to={to}>
                  {texts.placeOf(use)}
                </TextLink>
              ) : (
                texts.placeOf(use)
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

type PartProps = { photo: LibraryPhoto; onSaved: () => unknown }

function Words({ photo, onSaved }: PartProps) {
  const [alt, setAlt] = useState(photo.alt)
  const { isSaving, save } = useSave<unknown>({ onSaved })
  function submit(event: FormEvent) {
    event.preventDefault()
    void save({
      run: () =>
        browserApi.send('PATCH', '/api/v1/admin/media/:id', {
          params: { id: photo.id },
          body: { alt: alt.trim() },
        }),
      done: texts.alt.done,
      failed: texts.alt.failed,
    })
  }
  return (
    <form noValidate onSubmit={submit} className="grid justify-items-start gap-3">
      <Field label={texts.alt.label} className="w-full">
        <Input
          value={alt}
          maxLength={ALT_MAX_LENGTH}
          onChange={({ target }) => setAlt(target.value)}
        />
      </Field>
      <Button type="submit" size="sm" look="line" pending={isSaving}>
        {texts.alt.save}
      </Button>
    </form>
  )
}

/** The new photo is sent first and looked at; only then it takes the place of the old one. */
function Replacement({ photo, onSaved }: PartProps) {
  const [chosen, setChosen] = useState<OwnPhoto | null>(null)
  const { isSaving, save } = useSave<unknown>({ onSaved })
  const { action, hint, done, failed } = texts.replace
  return (
    <section aria-label={action} className="grid grid-cols-1 gap-3">
      <h3 className="font-semibold">{action}</h3>
      <p className="text-muted">{hint}</p>
      <OnePhoto photo={chosen} onChange={setChosen} />
      {chosen ? (
        <Button
          size="sm"
          disabled={chosen.status !== 'ready'}
          pending={isSaving}
          onClick={() =>
            void save({
              run: () =>
                browserApi.send('POST', '/api/v1/admin/media/:id/replace', {
                  params: { id: photo.id },
                  body: { with: chosen.id },
                }),
              done,
              failed,
            })
          }
        >
          {action}
        </Button>
      ) : null}
    </section>
  )
}

function Removal({ photo, onSaved }: PartProps) {
  const { save } = useSave<unknown>({ onSaved })
  const { action, ask, text, done, failed } = texts.remove
  return (
    <ConfirmDialog
      title={ask(photo.name)}
      description={text}
      confirmLabel={action}
      destructive
      trigger={
        <Button size="sm" look="line">
          {action}
        </Button>
      }
      onConfirm={async () => {
        await save({
          run: () =>
            browserApi.send('DELETE', '/api/v1/admin/media/:id', { params: { id: photo.id } }),
          done,
          failed,
        })
      }}
    />
  )
}
