import { Toolbar as Base } from '@base-ui/react/toolbar'
import { type Editor, useEditorState } from '@tiptap/react'
import type { RefObject } from 'react'
import { Tooltip } from '../../Tooltip.tsx'
import { editorWords } from './editor.words.ts'
import { TOOLBAR, type ToolbarAction, type WindowName } from './toolbar-actions.ts'

type ToolbarProps = {
  editor: Editor
  /** Things that this text may not hold have no button. */
  without: readonly WindowName[]
  onOpen: (window: WindowName) => void
  first: RefObject<HTMLButtonElement | null>
}

const isMac = () => /Mac|iPhone|iPad/.test(navigator.platform)

/** One stop of the Tab key; the arrows go from button to button. */
export function Toolbar({ editor, without, onOpen, first }: ToolbarProps) {
  const groups = TOOLBAR.map((group) =>
    group.filter(({ name }) => !without.some((each) => each === name)),
  ).filter((group) => group.length > 0)
  const states = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      Object.fromEntries(
        groups
          .flat()
          .map(({ name, isOn, isPossible }) => [
            name,
            { isOn: isOn?.(now), isPossible: isPossible?.(now) ?? true },
          ]),
      ),
  })
  return (
    <Base.Root
      aria-label={editorWords.toolbar}
      className="sticky top-13 z-10 flex items-center gap-0.5 overflow-x-auto rounded-t-input border-line border-b bg-areia-100 p-1 md:flex-wrap"
    >
      {groups.map((group) => (
        <Base.Group key={group[0]?.name} className="contents">
          {group.map((action) => (
            <ActionButton
              key={action.name}
              action={action}
              state={states[action.name]}
              onRun={() => action.run(editor, onOpen)}
              {...(action.name === 'bold' ? { buttonRef: first } : {})}
            />
          ))}
        </Base.Group>
      ))}
    </Base.Root>
  )
}

type ActionButtonProps = {
  action: ToolbarAction
  state: { isOn: boolean | undefined; isPossible: boolean } | undefined
  onRun: () => void
  buttonRef?: RefObject<HTMLButtonElement | null>
}

function ActionButton({
  action: { name, icon: Icon, shortcut },
  state,
  onRun,
  buttonRef,
}: ActionButtonProps) {
  const label = editorWords.actions[name]
  const keys = shortcut ? ` (${shortcut.replace('Mod', isMac() ? '⌘' : 'Ctrl')})` : ''
  return (
    <Tooltip text={label + keys}>
      <Base.Button
        ref={buttonRef}
        aria-label={label}
        aria-pressed={state?.isOn}
        aria-keyshortcuts={shortcut?.replace('Mod', isMac() ? 'Meta' : 'Control')}
        disabled={state?.isPossible === false}
        // The text keeps its selection while a finger is on the button.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onRun}
        className="grid size-11 flex-none place-items-center rounded-item hover:bg-areia-200 aria-pressed:bg-mar-900 aria-pressed:text-on-dark data-disabled:opacity-55 [&_svg]:size-5"
      >
        <Icon aria-hidden="true" />
      </Base.Button>
    </Tooltip>
  )
}
