import type { SiteIdentity } from '@portal/contract/settings/fallbacks'
import { ContactLink } from './ContactLink.tsx'
import type { LegalSection } from './LegalPage.tsx'
import { PrivacyRights } from './PrivacyRights.tsx'

/** What the portal really does with data; a change of behaviour is a change of this text. */
export function privacyPolicySections({ siteName, contactEmail }: SiteIdentity): LegalSection[] {
  return [
    {
      id: 'quem-responde',
      title: 'Quem responde pelos seus dados',
      content: (
        <>
          <p>
            Quem decide sobre os dados tratados aqui (a “controladora”, na Lei Geral de Proteção de
            Dados, Lei nº 13.709/2018) é a administração do portal {siteName}.
          </p>
          <p>
            Para falar com a pessoa encarregada da proteção de dados, escreva para{' '}
            <ContactLink email={contactEmail} />.
          </p>
        </>
      ),
    },
    {
      id: 'o-que-guardamos',
      title: 'O que guardamos',
      content: (
        <>
          <p>
            Quem só visita o portal não precisa dizer quem é. De quem cria uma conta, guardamos:
          </p>
          <ul>
            <li>
              <strong>Conta:</strong> nome, e-mail e senha. A senha fica guardada só como um resumo
              que não pode ser lido de volta.
            </li>
            <li>
              <strong>Perfil:</strong> WhatsApp, estado, cidade e data de nascimento.
            </li>
            <li>
              <strong>Entrada com Google, se você escolher:</strong> nome, e-mail, foto e o número
              que identifica sua conta Google.
            </li>
            <li>
              <strong>Plano:</strong> qual é, desde quando e até quando vale o período de teste.
            </li>
            <li>
              <strong>Acessos:</strong> o navegador, o endereço IP e a hora de cada aparelho em que
              sua conta está aberta.
            </li>
            <li>
              <strong>Consentimentos:</strong> o que você aceitou ou recusou, com o texto, a data e
              a página.
            </li>
            <li>
              <strong>Mensagens:</strong> as que você envia a estabelecimentos pelo portal.
            </li>
            <li>
              <strong>Registro de segurança:</strong> as mudanças importantes feitas na sua conta.
            </li>
          </ul>
          <p>Não pedimos documentos e não guardamos dados de cartão.</p>
        </>
      ),
    },
    {
      id: 'para-que',
      title: 'Para que usamos, e com que base',
      content: (
        <ul>
          <li>
            <strong>Manter sua conta e seu plano</strong> (nome, e-mail, senha, perfil, plano): para
            cumprir o que você contratou ao se cadastrar (LGPD, art. 7º, V).
          </li>
          <li>
            <strong>Confirmar que o e-mail e o WhatsApp são seus:</strong> para cumprir o contrato e
            evitar contas falsas (art. 7º, V e IX).
          </li>
          <li>
            <strong>Entregar suas mensagens</strong> ao estabelecimento que você escolheu: a seu
            pedido (art. 7º, V).
          </li>
          <li>
            <strong>Enviar ofertas e novidades</strong> por e-mail e WhatsApp: só com o seu
            consentimento, que você retira quando quiser (art. 7º, I).
          </li>
          <li>
            <strong>Proteger a sua conta e o portal</strong> (acessos, limites contra abuso,
            registro de segurança): por interesse legítimo (art. 7º, IX).
          </li>
          <li>
            <strong>Provar o consentimento</strong> que você deu: por obrigação legal (art. 7º, II,
            e art. 8º, § 2º).
          </li>
        </ul>
      ),
    },
    {
      id: 'por-quanto-tempo',
      title: 'Por quanto tempo',
      content: (
        <ul>
          <li>Conta, perfil, plano e mensagens: enquanto a conta existir.</li>
          <li>Acesso de um aparelho: até você sair, ou até 7 dias sem uso.</li>
          <li>
            Links de confirmação e de nova senha e códigos de WhatsApp: até serem usados ou
            vencerem.
          </li>
          <li>
            Inscrição na lista de novidades: até você retirar o consentimento ou apagar a conta.
          </li>
          <li>
            Depois que você apaga a conta, ficam só o registro dos consentimentos e o registro de
            segurança, sem nada que diga quem você é.
          </li>
        </ul>
      ),
    },
    {
      id: 'com-quem',
      title: 'Com quem compartilhamos',
      content: (
        <>
          <p>Não vendemos dados. Eles saem do portal só nestes casos:</p>
          <ul>
            <li>
              <strong>Google</strong>, se você escolher entrar com ele: fica sabendo que você entrou
              no portal.
            </li>
            <li>
              <strong>WhatsApp (Meta)</strong>: recebe seu número para entregar o código de
              confirmação e, se você aceitou, ofertas.
            </li>
            <li>
              <strong>Serviço de e-mail</strong>: recebe seu endereço para entregar as mensagens do
              portal.
            </li>
            <li>
              <strong>O estabelecimento para o qual você escreve</strong>: recebe seu nome, seu
              e-mail, seu telefone e a mensagem.
            </li>
            <li>
              <strong>Autoridades</strong>, quando a lei ou uma ordem judicial obrigar.
            </li>
          </ul>
          <p>
            Google e Meta podem tratar esses dados fora do Brasil, conforme as políticas deles. As
            páginas do portal não carregam nada de terceiros: nem anúncios, nem medidores.
          </p>
        </>
      ),
    },
    {
      id: 'cookies',
      title: 'Cookies',
      content: (
        <>
          <p>
            Usamos só o cookie que mantém você conectado depois de entrar. Durante a entrada com
            Google ou com a segunda etapa, outro cookie dura alguns minutos até ela terminar. Nenhum
            serve para publicidade ou para acompanhar você, por isso não há aviso de cookies.
          </p>
          <p>
            O navegador guarda ainda, só no seu aparelho, anotações técnicas sem dados pessoais,
            como a de que uma página precisou ser recarregada.
          </p>
        </>
      ),
    },
    {
      id: 'seus-direitos',
      title: 'Seus direitos, e como usar',
      content: <PrivacyRights contactEmail={contactEmail} />,
    },
    {
      id: 'seguranca',
      title: 'Como protegemos',
      content: (
        <p>
          A ligação com o portal é cifrada; a sessão fica em um cookie que os programas da página
          não conseguem ler; senhas e códigos são guardados só como resumo; quem administra o portal
          precisa de uma segunda etapa para entrar; e o que se faz com poderes de administração fica
          registrado. Se houver um incidente que possa lhe causar risco, você e a ANPD serão
          avisados.
        </p>
      ),
    },
    {
      id: 'mudancas',
      title: 'Mudanças nesta política',
      content: (
        <p>
          Cada mudança ganha uma nova versão com sua data, no alto desta página. Se ela alterar o
          uso dos seus dados, avisamos por e-mail antes de valer.
        </p>
      ),
    },
  ]
}
