import { LEGAL_KINDS, LEGAL_PAGES, type LegalKind } from '@portal/contract/people/legal/legal.texts'
import type { EditedLegalDocument } from '@portal/contract/people/legal/legal-editor'
import { useSearchParams } from 'react-router'
import { failureText } from '~/platform/failure-text.ts'
import { Button } from '~/ui/Button.tsx'
import { LinkTabs } from '~/ui/LinkTabs.tsx'
import { Loaded } from '~/ui/Loaded.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { DraftEditor } from './DraftEditor.tsx'
import { legalAdminTexts as texts } from './legal-admin.texts.ts'
import { PublishedVersions } from './PublishedVersions.tsx'
import { useLegalEditor } from './use-legal-editor.ts'

const CHOICE = 'documento'

export default function LegalScreen() {
  const [address] = useSearchParams()
  const kind = LEGAL_KINDS.find((one) => one === address.get(CHOICE)) ?? 'privacy'
  return (
    <div className="grid grid-cols-1 gap-5">
      <LinkTabs
        label={texts.tabs}
        links={LEGAL_KINDS.map((one) => ({
          label: LEGAL_PAGES[one].title,
          to: `?${CHOICE}=${one}`,
          current: one === kind,
        }))}
      />
      <LegalDocument key={kind} kind={kind} />
    </div>
  )
}

function LegalDocument({ kind }: { kind: LegalKind }) {
  const editor = useLegalEditor(kind)
  return (
    <Loaded query={editor.query} texts={texts} why={failureText}>
      {(document) => (
        <>
          {document.draft ? (
            <DraftEditor
              key={document.versions.length}
              document={document}
              draft={document.draft}
              actions={editor}
            />
          ) : (
            <BeginDraft document={document} editor={editor} />
          )}
          <PublishedVersions document={document} />
        </>
      )}
    </Loaded>
  )
}

type BeginDraftProps = { document: EditedLegalDocument; editor: ReturnType<typeof useLegalEditor> }

function BeginDraft({ document: { version, newest }, editor }: BeginDraftProps) {
  return (
    <Panel className="grid justify-items-start gap-3">
      <p className="max-w-[60ch] text-muted">{texts.beginText}</p>
      <Button
        look="line"
        pending={editor.isWriting}
        onClick={() => void editor.begin(version, { body: newest.body, summary: '' })}
      >
        {texts.begin}
      </Button>
    </Panel>
  )
}
