import { Button } from '~/ui/Button.tsx'
import { utilitiesAdminTexts } from './utilities-admin.texts.ts'

const texts = utilitiesAdminTexts.stale

/** What was typed stays; the newer version comes only when it is asked for. */
export function StaleBox({ onReload }: { onReload: () => void }) {
  return (
    <div role="alert" className="rounded-card bg-sol-100 p-5">
      <p className="font-semibold">{texts.title}</p>
      <p className="mt-1">{texts.text}</p>
      <Button look="line" size="sm" className="mt-3" onClick={onReload}>
        {texts.reload}
      </Button>
    </div>
  )
}
