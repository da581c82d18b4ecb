import type { EditedEpisode, UploadedAudio } from '@portal/contract/newsroom/podcast/podcast-editor'
import { AudioLines, X } from 'lucide-react'
import { type ChangeEvent, useState } from 'react'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { clockText } from '~/platform/clock-text.ts'
import { Button } from '~/ui/Button.tsx'
import { buttonStyle } from '~/ui/button-style.ts'
import { Checkbox } from '~/ui/Checkbox.tsx'
import { EditorSection } from '~/ui/EditorSection.tsx'
import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import { PlainSelect } from '~/ui/PlainSelect.tsx'
import type { EpisodeForm } from './episode-form.rules.ts'
import { podcastAdminTexts } from './podcast-admin.texts.ts'
import { type AudioUpload, useAudioUpload } from './use-audio-upload.ts'

const texts = podcastAdminTexts.audio

/** The sound: a file sent here, or an address where it lies. */
export function AudioField({ episode }: { episode: EditedEpisode }) {
  const { control, setValue } = useFormContext<EpisodeForm>()
  const [isElsewhere, audioId] = useWatch({ control, name: ['is_elsewhere', 'audio_id'] })
  const [arrived, setArrived] = useState<UploadedAudio | null>(null)
  const { upload, failure, send, cancel } = useAudioUpload((audio) => {
    setArrived(audio)
    setValue('audio_id', audio.id, { shouldDirty: true })
  })
  const known = episode.audio && !episode.audio.is_external ? episode.audio : null
  const shown = arrived?.id === audioId ? arrived : known
  return (
    <EditorSection title={podcastAdminTexts.sections.audio} lead={texts.lead}>
      {isElsewhere ? (
        <ElsewhereFields />
      ) : (
        <>
          {shown && audioId ? <AudioFacts audio={shown} /> : null}
          {upload ? (
            <Progress upload={upload} onCancel={cancel} />
          ) : (
            <ChooseAudio label={audioId ? texts.replace : texts.choose} onFile={send} />
          )}
          {failure ? (
            <p role="alert" className="font-semibold text-vermelho-700">
              {failure}
            </p>
          ) : null}
          <p role="status" className="text-muted">
            {arrived && arrived.id === audioId && arrived.url !== episode.audio?.url
              ? texts.arrived
              : null}
          </p>
        </>
      )}
      <Controller
        control={control}
        name="is_elsewhere"
        render={({ field }) => (
          <Checkbox
            label={texts.elsewhere}
            hint={texts.elsewhereHint}
            checked={field.value}
            onCheckedChange={field.onChange}
          />
        )}
      />
    </EditorSection>
  )
}

function AudioFacts({ audio }: { audio: NonNullable<EditedEpisode['audio']> }) {
  const megabytes = (audio.bytes / 1_000_000).toFixed(1).replace('.', ',')
  return (
    <div className="grid gap-2">
      <p className="num flex items-center gap-2 font-semibold">
        <AudioLines aria-hidden="true" className="size-5 flex-none text-mar-600" />
        {texts.facts(clockText(audio.duration_s), megabytes)}
      </p>
      {/* biome-ignore lint/a11y/useMediaCaption: the editor writes its transcript below */}
      <audio
        controls
        preload="none"
        src={audio.url}
        aria-label={texts.listen}
        className="h-12 w-full max-w-120"
      />
    </div>
  )
}

function ChooseAudio({ label, onFile }: { label: string; onFile: (file: File) => void }) {
  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const file = currentTarget.files?.[0]
    currentTarget.value = ''
    if (file) onFile(file)
  }
  return (
    <label
      className={buttonStyle({
        look: 'line',
        className:
          'cursor-pointer justify-self-start has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-mar-600',
      })}
    >
      <input
        type="file"
        accept=".mp3,.m4a,audio/mpeg,audio/mp4,audio/x-m4a"
        onChange={choose}
        className="sr-only"
      />
      <AudioLines aria-hidden="true" />
      {label}
    </label>
  )
}

function Progress({ upload, onCancel }: { upload: AudioUpload; onCancel: () => void }) {
  const { name, percent } = upload
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-input border border-line p-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="truncate font-semibold">{name}</p>
        <progress
          aria-label={texts.progress(name)}
          max={100}
          value={percent}
          className="mt-1 block h-1.5 w-full overflow-hidden rounded-full bg-areia-200 [&::-moz-progress-bar]:bg-mar-600 [&::-webkit-progress-bar]:bg-areia-200 [&::-webkit-progress-value]:bg-mar-600"
        />
        <p className="num mt-1 text-muted text-xs">
          {percent < 100 ? texts.sending(percent) : texts.checking}
        </p>
      </div>
      <Button look="ghost" size="sm" onClick={onCancel}>
        <X aria-hidden="true" />
        {texts.cancel}
      </Button>
    </div>
  )
}

function ElsewhereFields() {
  const { register } = useFormContext<EpisodeForm>()
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Field id="audio.url" label={texts.url} hint={texts.urlHint} className="md:col-span-2">
        <Input {...register('elsewhere.url')} type="url" inputMode="url" />
      </Field>
      <Field id="audio.type" label={texts.type}>
        <PlainSelect {...register('elsewhere.type')}>
          <option value="audio/mpeg">MP3</option>
          <option value="audio/mp4">M4A</option>
        </PlainSelect>
      </Field>
      <Field id="audio.bytes" label={texts.bytes} hint={texts.bytesHint}>
        <Input {...register('elsewhere.bytes')} inputMode="numeric" />
      </Field>
      <Field id="audio.duration_s" label={texts.duration} hint={texts.durationHint}>
        <Input {...register('elsewhere.duration')} />
      </Field>
    </div>
  )
}
