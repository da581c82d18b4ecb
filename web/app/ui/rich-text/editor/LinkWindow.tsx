import { linkFrom } from '@portal/contract/rich-text/safe-link'
import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { Button } from '../../Button.tsx'
import { Field } from '../../Field.tsx'
import { Input } from '../../Input.tsx'
import { editorWords } from './editor.words.ts'
import { WindowForm } from './WindowForm.tsx'

const words = editorWords.link

/** A link on the chosen words or, where none are chosen, with words of its own. */
export function LinkWindow({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const present = String(editor.getAttributes('link').href ?? '')
  const needsText = editor.state.selection.empty && !present
  const [address, setAddress] = useState(present)
  const [text, setText] = useState('')
  const [isTried, setTried] = useState(false)
  const href = linkFrom(address)
  const isComplete = href !== null && (!needsText || text.trim() !== '')

  function apply() {
    setTried(true)
    if (!isComplete || href === null) return
    onClose()
    const link = { type: 'link', attrs: { href } }
    const chain = editor.chain().focus()
    if (needsText) chain.insertContent({ type: 'text', text: text.trim(), marks: [link] }).run()
    else chain.extendMarkRange('link').setMark('link', { href }).run()
  }
  function remove() {
    onClose()
    editor.chain().focus().extendMarkRange('link').unsetMark('link').run()
  }
  return (
    <WindowForm
      title={words.title}
      submit={words.apply}
      onSubmit={apply}
      onClose={onClose}
      extra={
        present ? (
          <Button look="ghost" onClick={remove}>
            {words.remove}
          </Button>
        ) : null
      }
    >
      {needsText ? (
        <Field label={words.text} error={isTried && !text.trim() ? words.noText : null}>
          <Input value={text} onChange={(event) => setText(event.target.value)} maxLength={200} />
        </Field>
      ) : null}
      <Field
        label={words.address}
        hint={words.addressHint}
        error={isTried && href === null ? words.refused : null}
      >
        <Input
          value={address}
          onChange={(event) => setAddress(event.target.value)}
          inputMode="url"
          autoCapitalize="off"
          spellCheck={false}
        />
      </Field>
    </WindowForm>
  )
}
