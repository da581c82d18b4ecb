import { Download } from 'lucide-react'
import { useState } from 'react'
import { browserApi } from '~/platform/api.ts'
import { downloadFile } from '~/platform/download-file.ts'
import { failureText } from '~/platform/failure-text.ts'
import { useAuth } from '~/platform/session/auth-context.ts'
import { Button } from '~/ui/Button.tsx'
import { toast } from '~/ui/toast.ts'
import { exportFileName } from './export-file.rules.ts'
import { PrivacyPanel } from './PrivacyPanel.tsx'
import { privacyTexts } from './privacy.texts.ts'

const texts = privacyTexts.exporting

/** LGPD art. 18: a copy of everything, without asking anybody. */
export function DataExport() {
  const { user } = useAuth()
  const [isPending, setPending] = useState(false)
  async function save() {
    setPending(true)
    try {
      const data = await browserApi.get('/api/v1/account/export')
      downloadFile(exportFileName(new Date()), 'application/json', JSON.stringify(data, null, 2))
      toast({ ...texts.done, variant: 'success' })
    } catch (error) {
      toast({ title: texts.failed, description: failureText(error), variant: 'destructive' })
    } finally {
      setPending(false)
    }
  }
  return (
    <PrivacyPanel
      title={texts.title}
      text={user?.email_verified ? texts.text : `${texts.text} ${texts.unproved}`}
    >
      <Button look="line" size="sm" pending={isPending} onClick={() => void save()}>
        {isPending ? null : <Download aria-hidden="true" />}
        {texts.action}
      </Button>
    </PrivacyPanel>
  )
}
