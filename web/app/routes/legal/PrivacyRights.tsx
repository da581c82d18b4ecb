import { TextLink } from '~/ui/TextLink.tsx'
import { ContactLink } from './ContactLink.tsx'

const PRIVACY_PATH = '/dash-clube#privacidade'

/** Each right of LGPD art. 18 with the place where it is used, without asking anybody. */
export function PrivacyRights({ contactEmail }: { contactEmail: string }) {
  return (
    <>
      <p>
        Você pode confirmar que tratamos seus dados, ver, corrigir, levar uma cópia, pedir que sejam
        apagados, saber com quem foram compartilhados e retirar o consentimento. A maior parte está
        no seu painel, sem precisar pedir a ninguém:
      </p>
      <ul>
        <li>
          <TextLink to={PRIVACY_PATH}>Baixar meus dados</TextLink>: um arquivo com tudo o que
          guardamos sobre você.
        </li>
        <li>
          <TextLink to={PRIVACY_PATH}>Ofertas e novidades</TextLink>: aceitar ou retirar o
          consentimento.
        </li>
        <li>
          <TextLink to={PRIVACY_PATH}>Apagar minha conta</TextLink>: remove seus dados pessoais na
          hora.
        </li>
        <li>
          <TextLink to="/dash-clube#dados">Meus dados</TextLink>: corrigir nome e WhatsApp.
        </li>
        <li>
          <TextLink to="/dash-clube#seguranca">Segurança</TextLink>: ver e encerrar os aparelhos
          conectados.
        </li>
      </ul>
      <p>
        Para qualquer outro pedido, escreva para <ContactLink email={contactEmail} />. Se a resposta
        não resolver, você pode reclamar à Autoridade Nacional de Proteção de Dados (ANPD).
      </p>
    </>
  )
}
