import { MailX, Unlink } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { linkPageMeta } from '~/platform/seo/link-page-meta.ts'
import { Button } from '~/ui/Button.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { Outcome } from '~/ui/Outcome.tsx'

const texts = {
  title: 'Parar de receber o resumo do mês?',
  text: 'O resumo do mês da sua página deixa de chegar. Os números continuam no seu painel.',
  submit: 'Não quero mais receber',
  done: 'Pronto, não enviamos mais',
  doneText: 'Para voltar a receber, abra Desempenho no seu painel.',
  invalid: 'Este link não vale mais',
  invalidText: 'Escolha os e-mails na tela Desempenho do seu painel.',
  dashboard: 'Abrir meu painel',
}

/** The token is not read here: who asks is no business of a page that is the same for everybody. */
export const handle = { searchParameters: ['resultado'] }

export const meta = linkPageMeta(texts.title, '/resumo-do-mes/sair')

export default function LeaveMonthlyEmail() {
  const [parameters] = useSearchParams()
  const result = parameters.get('resultado')
  if (result === 'saiu') return <Ended icon={<MailX />} title={texts.done} text={texts.doneText} />
  if (result === 'link-invalido') {
    return <Ended icon={<Unlink />} title={texts.invalid} text={texts.invalidText} />
  }
  return (
    <div className="wrap grid min-h-[55dvh] place-items-center py-14 text-center">
      {/* It posts to the address it stands at, token and all. */}
      <form noValidate method="post" className="grid max-w-120 justify-items-center gap-4">
        <h1 className="text-h2">{texts.title}</h1>
        <p className="text-lead text-muted">{texts.text}</p>
        <input type="hidden" name="List-Unsubscribe" value="One-Click" />
        <Button type="submit" look="primary">
          {texts.submit}
        </Button>
      </form>
    </div>
  )
}

function Ended(outcome: { icon: ReactNode; title: string; text: string }) {
  return (
    <Outcome {...outcome}>
      <LinkButton to="/dash-espadarte" look="line">
        {texts.dashboard}
      </LinkButton>
    </Outcome>
  )
}
