import { MailWarning } from 'lucide-react'
import { browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { useAuth } from '~/platform/session/auth-context.ts'
import { Button } from '~/ui/Button.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { toast } from '~/ui/toast.ts'
import { useSingleFlight } from './use-single-flight.ts'

const texts = {
  label: 'Aviso sobre o seu e-mail',
  refused: (email: string) => `Não conseguimos entregar e-mails em ${email}: confira o endereço.`,
  change: 'Trocar o e-mail',
  again: 'O endereço está certo',
  done: 'Voltamos a enviar e-mails para você',
  failed: 'Não foi possível agora',
}
const CHANGE = '/dash-clube#seguranca'

/** Whoever is told of nothing by e-mail any more learns it here, wherever they are. */
export function RefusedEmail() {
  const { user, refreshSession } = useAuth()
  const [isPending, run] = useSingleFlight()
  if (!user?.email_refused) return null

  async function tryAgain() {
    try {
      await browserApi.send('POST', '/api/v1/auth/email-delivery')
      toast({ title: texts.done })
      await refreshSession()
    } catch (error) {
      toast({ title: texts.failed, description: failureText(error), variant: 'destructive' })
    }
  }
  return (
    <section
      aria-label={texts.label}
      className="border-b border-line bg-sol-100 px-4 py-3 text-sm text-mar-950 md:px-7"
    >
      <div className="mx-auto flex max-w-(--content) flex-wrap items-center gap-x-4 gap-y-2">
        <p className="flex min-w-0 flex-1 basis-72 items-start gap-2 wrap-anywhere">
          <MailWarning aria-hidden="true" className="size-5 flex-none" />
          {texts.refused(user.email)}
        </p>
        <TextLink to={CHANGE} block>
          {texts.change}
        </TextLink>
        <Button look="line" size="sm" pending={isPending} onClick={() => void run(tryAgain)}>
          {texts.again}
        </Button>
      </div>
    </section>
  )
}
