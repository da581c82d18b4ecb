import { EMBEDS, embedFrom } from '@portal/contract/rich-text/embeds'
import { type EmbedAttributes, RICH_TEXT_LIMITS } from '@portal/contract/rich-text/rich-text-types'
import { useState } from 'react'
import { Field } from '../../Field.tsx'
import { Input } from '../../Input.tsx'
import { editorWords } from './editor.words.ts'
import { WindowForm } from './WindowForm.tsx'

const words = editorWords.embed

type EmbedWindowProps = {
  /** The one in the text, or null for a new one. */
  embed: EmbedAttributes | null
  onDone: (embed: EmbedAttributes) => void
  onClose: () => void
}

export function EmbedWindow({ embed, onDone, onClose }: EmbedWindowProps) {
  const [address, setAddress] = useState(embed ? EMBEDS[embed.provider].address(embed.id) : '')
  const [title, setTitle] = useState(embed?.title ?? '')
  const [isTried, setTried] = useState(false)
  const found = embedFrom(address)
  return (
    <WindowForm
      title={words.title}
      lead={words.lead}
      submit={embed ? words.update : words.insert}
      onClose={onClose}
      onSubmit={() => {
        setTried(true)
        if (found) onDone({ ...found, title: title.trim() })
      }}
    >
      <Field
        label={words.address}
        hint={words.addressHint}
        error={isTried && !found ? words.refused : null}
      >
        <Input
          value={address}
          onChange={(event) => setAddress(event.target.value)}
          inputMode="url"
          autoCapitalize="off"
          spellCheck={false}
        />
      </Field>
      <Field label={words.name} hint={words.nameHint} optional>
        <Input
          value={title}
          onChange={(event) => setTitle(event.target.value)}
          maxLength={RICH_TEXT_LIMITS.embedTitle}
        />
      </Field>
    </WindowForm>
  )
}
