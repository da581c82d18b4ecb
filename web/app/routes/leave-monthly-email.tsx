import { linkPageMeta } from '~/platform/seo/link-page-meta.ts'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { StopByLink } from '~/ui/StopByLink.tsx'

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
  return (
    <StopByLink texts={texts}>
      <LinkButton to="/dash-espadarte" look="line">
        {texts.dashboard}
      </LinkButton>
    </StopByLink>
  )
}
