import { LEGAL_KINDS, LEGAL_PAGES, type LegalKind } from '@portal/contract/legal/legal-words'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { failureText } from '~/platform/failure-text.ts'
import { Button } from '~/ui/Button.tsx'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { LinkTabs } from '~/ui/LinkTabs.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { DraftEditor } from './DraftEditor.tsx'
import { legalAdminTexts as texts } from './legal-admin.texts.ts'
import { PublishedVersions } from './PublishedVersions.tsx'
import { useLegalEditor } from './use-legal-editor.ts'

const CHOICE = 'documento'

export function LegalScreen() {
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
  const [reloads, setReloads] = useState(0)
  const { data, isError, error, isFetching, refetch } = editor.query
  async function reload() {
    await refetch()
    setReloads(reloads + 1)
  }
  if (isError) {
    return (
      <ErrorState title={texts.loadError} onRetry={() => void refetch()} retrying={isFetching}>
        {failureText(error)}
      </ErrorState>
    )
  }
  if (!data) {
    return (
      <div role="status">
        <span className="sr-only">{texts.loading}</span>
        <Skeleton shape="block" className="h-80" />
      </div>
    )
  }
  return (
    <>
      {data.draft ? (
        <DraftEditor
          key={`${reloads}-${data.versions.length}`}
          document={data}
          draft={data.draft}
          editor={editor}
          onReload={reload}
        />
      ) : (
        <Panel className="grid justify-items-start gap-3">
          <p className="max-w-[60ch] text-muted">{texts.beginText}</p>
          <Button
            look="line"
            pending={editor.isWriting}
            onClick={() => void editor.save(data.version, { body: data.newest.body, summary: '' })}
          >
            {texts.begin}
          </Button>
        </Panel>
      )}
      <PublishedVersions document={data} />
    </>
  )
}
