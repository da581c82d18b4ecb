import type { SiteIdentity } from '@portal/contract/settings/fallbacks'
import { TRIAL_DAYS } from '@portal/contract/shared/plan-rules'
import { TextLink } from '~/ui/TextLink.tsx'
import { ContactLink } from './ContactLink.tsx'
import type { LegalSection } from './LegalPage.tsx'

export function termsOfUseSections({ siteName, contactEmail, city }: SiteIdentity): LegalSection[] {
  return [
    {
      id: 'o-portal',
      title: 'O portal',
      content: (
        <>
          <p>
            O {siteName} é o guia da cidade de {city.name}: comércio, turismo, praias, eventos,
            notícias, mapa, um clube de vantagens e planos para negócios. Ele é mantido pela
            administração do portal, que você encontra em <ContactLink email={contactEmail} />.
          </p>
          <p>Ao criar uma conta ou usar o portal, você concorda com estes termos.</p>
        </>
      ),
    },
    {
      id: 'sua-conta',
      title: 'Sua conta',
      content: (
        <ul>
          <li>Navegar é livre; a conta é preciso para o clube, os planos e as mensagens.</li>
          <li>Informe dados verdadeiros e mantenha-os em dia.</li>
          <li>
            Sua senha é só sua. Se desconfiar de algum acesso, encerre-o em{' '}
            <TextLink to="/dash-clube#seguranca">Segurança</TextLink> e troque a senha.
          </li>
          <li>
            Você pode apagar a conta quando quiser, em{' '}
            <TextLink to="/dash-clube#privacidade">Privacidade</TextLink>.
          </li>
        </ul>
      ),
    },
    {
      id: 'clube',
      title: 'Clube de Vantagens',
      content: (
        <>
          <p>
            O clube é gratuito. Cada oferta tem suas próprias regras (validade, quantidade, dias e
            horários), mostradas antes de você usá-la, e é de responsabilidade de quem a publica.
          </p>
          <p>
            Sorteios só acontecem com a autorização que a lei exige e têm regulamento próprio,
            publicado antes de começarem.
          </p>
        </>
      ),
    },
    {
      id: 'planos',
      title: 'Planos para negócios e período de teste',
      content: (
        <>
          <p>
            Os planos Atalaia, Macarico e Espadarte são para quem divulga um negócio. Para contratar
            é preciso ter capacidade civil e poder responder pelo negócio.
          </p>
          <ul>
            <li>
              O primeiro plano que você escolher começa com {TRIAL_DAYS} dias de teste, sem cobrança
              e sem pedir cartão. Há um período de teste por pessoa.
            </li>
            <li>
              No fim do teste, se nada for contratado, a conta volta sozinha ao plano do clube. Nada
              do que você criou é apagado por isso.
            </li>
            <li>
              O preço, a periodicidade e a forma de pagamento são mostrados antes de qualquer
              contratação. Nada é cobrado sem o seu sim.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: 'arrependimento',
      title: 'Direito de arrependimento',
      content: (
        <p>
          Quem contrata um plano pago pela internet pode desistir em até 7 dias e receber de volta
          tudo o que pagou, sem explicar o motivo (Código de Defesa do Consumidor, art. 49). Basta
          escrever para <ContactLink email={contactEmail} />.
        </p>
      ),
    },
    {
      id: 'conduta',
      title: 'O que não é permitido',
      content: (
        <ul>
          <li>Passar-se por outra pessoa ou negócio, ou informar dados de terceiros.</li>
          <li>Ofender, ameaçar, discriminar ou assediar.</li>
          <li>Enviar propaganda não pedida pelas mensagens do portal.</li>
          <li>Publicar o que é ilegal, enganoso ou de outra pessoa sem autorização.</li>
          <li>
            Tentar burlar a segurança, os limites de uso ou as contas de outras pessoas, ou coletar
            dados pessoais do portal.
          </li>
        </ul>
      ),
    },
    {
      id: 'conteudo',
      title: 'O que você publica',
      content: (
        <>
          <p>
            O que você escreve ou envia continua sendo seu. Ao publicar, você autoriza o portal a
            mostrar esse conteúdo em suas páginas enquanto ele estiver publicado.
          </p>
          <p>
            O portal pode recusar, suspender ou remover o que descumprir estes termos ou a lei,
            dizendo o motivo, e encerrar contas que insistirem. Para reclamar de algum conteúdo ou
            de uma decisão, escreva para <ContactLink email={contactEmail} />.
          </p>
        </>
      ),
    },
    {
      id: 'informacoes',
      title: 'As informações do guia',
      content: (
        <>
          <p>
            Horários, preços, telefones e condições das praias mudam. Mostramos a fonte e a data
            quando as temos; confirme antes de decidir algo importante. Previsões de maré não servem
            para navegação.
          </p>
          <p>
            Compras, reservas e serviços são combinados entre você e o estabelecimento, que responde
            por eles.
          </p>
        </>
      ),
    },
    {
      id: 'funcionamento',
      title: 'Funcionamento',
      content: (
        <p>
          Cuidamos para que o portal esteja sempre no ar, mas ele pode parar por manutenção ou por
          falhas fora do nosso controle. Nada nestes termos afasta os direitos que a lei dá ao
          consumidor.
        </p>
      ),
    },
    {
      id: 'privacidade',
      title: 'Privacidade',
      content: (
        <p>
          Como tratamos seus dados está na{' '}
          <TextLink to="/politica-de-privacidade">Política de privacidade</TextLink>.
        </p>
      ),
    },
    {
      id: 'mudancas-e-lei',
      title: 'Mudanças e lei aplicável',
      content: (
        <p>
          Cada mudança ganha uma nova versão com sua data, no alto desta página; as que mexem nos
          seus direitos são avisadas por e-mail antes de valer. Valem as leis do Brasil, e o
          consumidor pode acionar a Justiça da cidade onde mora.
        </p>
      ),
    },
  ]
}
