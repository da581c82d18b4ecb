import type { ArticleContent } from '@portal/contract/newsroom/news/article-content'
import { History } from 'lucide-react'
import { momentText } from '~/platform/moments.ts'
import { Button } from '~/ui/Button.tsx'
import { Disclosure } from '~/ui/Disclosure.tsx'
import type { Backup } from './backup.ts'
import { ContentDiffView } from './ContentDiffView.tsx'
import { diffContents } from './content-diff.rules.ts'
import { newsAdminTexts } from './news-admin.texts.ts'

const texts = newsAdminTexts.backup

type BackupNoticeProps = {
  backup: Backup
  present: ArticleContent
  onRestore: () => void
  onDiscard: () => void
}

/** A tab was killed or a connection lost: what had been written is here still. */
export function BackupNotice({ backup, present, onRestore, onDiscard }: BackupNoticeProps) {
  return (
    <section aria-labelledby="copia" className="rounded-card bg-mar-100 p-5">
      <h2 id="copia" className="flex items-center gap-2 text-h3">
        <History aria-hidden="true" className="size-5 flex-none" />
        {texts.title}
      </h2>
      <p className="mt-1">{texts.text(momentText(new Date(backup.at)))}</p>
      <Disclosure label={texts.show}>
        <div className="rounded-input bg-white p-4">
          <ContentDiffView diff={diffContents(present, backup.content)} />
        </div>
      </Disclosure>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button size="sm" onClick={onRestore}>
          {texts.restore}
        </Button>
        <Button size="sm" look="ghost" onClick={onDiscard}>
          {texts.discard}
        </Button>
      </div>
    </section>
  )
}
