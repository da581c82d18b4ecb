import { isAvailable } from '@portal/contract/shared/capabilities'

/**
 * What somebody can do here, or read here, that no other document tells. `words` is what people call it:
 * found by, not shown. server/src/portal-pages.test.ts opens each of them.
 */
export const PORTAL_PAGES: readonly {
  path: string
  title: string
  words: string
  summary: string
}[] = [
  {
    path: '/turismo#mare',
    title: 'Tábua de marés',
    words: 'maré alta baixa cheia seca vazante preamar baixa-mar horário tabela lua carro na areia',
    summary:
      'A que horas a maré enche e seca nos próximos dias, e quando retirar o carro da areia.',
  },
  {
    path: '/roteiros',
    title: 'Roteiros e coleções',
    words: 'roteiro pronto passeio dias o que fazer fim de semana crianças chuva pet lista',
    summary: 'Dias já pensados e listas de lugares para levar ao seu roteiro.',
  },
  {
    path: '/mapa',
    title: 'Mapa da cidade',
    words: 'mapa interativo rota localização onde fica',
    summary: 'Tudo o que há na cidade, onde fica e como chegar.',
  },
  {
    path: '/pedir',
    title: 'Pedir comida',
    words: 'delivery entrega pedir pedido comida lanche pizza ifood marmita retirada agendar',
    summary: 'Quem entrega agora no seu bairro, com taxa, tempo e pedido mínimo, sem comissão.',
  },
  {
    path: '/eventos',
    title: 'Agenda de eventos',
    words: 'programação calendário o que fazer hoje fim de semana',
    summary: 'Tudo o que acontece na cidade, por dia e por tipo, para levar ao seu calendário.',
  },
  {
    path: '/utilidade-publica',
    title: 'Utilidade pública',
    words: 'telefones úteis números emergência plantão horários imprimir',
    summary:
      'Telefones de emergência, farmácia de plantão, transporte e órgãos públicos, também sem conexão.',
  },
  {
    path: '/clube-de-vantagens',
    title: 'Clube de Vantagens',
    words: 'cupom cupons desconto promoção oferta sorteio prêmio benefício sócio membro',
    get summary() {
      if (!isAvailable('coupons')) return 'De graça para morador e visitante: entre para o clube.'
      return isAvailable('draws')
        ? 'Cupons de desconto e sorteios de graça para morador e visitante.'
        : 'Cupons de desconto de graça para morador e visitante.'
    },
  },
  {
    path: '/planos',
    title: 'Planos e preços',
    words: 'anuncie anunciar quanto custa preço mensalidade assinatura planos mensal anual',
    summary: 'O que cada plano dá ao seu negócio, quanto custa e o que é o teste grátis.',
  },
  {
    path: '/cadastro-negocio',
    title: 'Cadastrar meu negócio',
    words:
      'anunciar anúncio divulgar empresa comércio publicidade propaganda cadastro aparecer no guia',
    summary: 'Coloque seu negócio no guia: endereço, horário, fotos e contato.',
  },
  {
    path: '/cadastro-evento',
    title: 'Divulgar o que vai acontecer',
    words: 'cadastrar evento anunciar show organizador',
    summary: 'Conte o que vai acontecer: depois de conferido, o evento entra na agenda da cidade.',
  },
  {
    path: '/solicitar-cobertura',
    title: 'Solicitar cobertura',
    words: 'imprensa reportagem fotógrafo filmagem pauta',
    summary: 'Peça a cobertura do seu evento pela equipe do portal.',
  },
  {
    path: '/voce-no-portal/enviar',
    title: 'Enviar foto, relato ou reclamação',
    words: 'participar reclamar sugestão dica buraco ouvidoria mandar foto contar história',
    summary: 'Mande uma foto, uma história, uma dica ou uma reclamação da cidade.',
  },
  {
    path: '/favoritos',
    title: 'Lugares salvos',
    words: 'favoritos salvar guardar minha lista',
    summary: 'Os lugares que você guardou para achar depois.',
  },
  {
    path: '/criar-conta',
    title: 'Criar conta',
    words: 'cadastro cadastrar conta registrar',
    summary: 'Uma conta gratuita para guardar lugares, avaliar e participar.',
  },
  {
    path: '/auth',
    title: 'Entrar na minha conta',
    words: 'login entrar acessar senha',
    summary: 'Entre com e-mail e senha ou com o Google.',
  },
  {
    path: '/recuperar-senha',
    title: 'Recuperar a senha',
    words: 'esqueci senha perdi acesso redefinir trocar',
    summary: 'Receba por e-mail um caminho para escolher outra senha.',
  },
  {
    path: '/dados-abertos',
    title: 'Dados abertos',
    words: 'api csv geojson baixar planilha desenvolvedor licença',
    summary: 'O guia publicado em arquivos livres, com data e licença.',
  },
  {
    path: '/cidade-em-numeros',
    title: 'A cidade em números',
    words: 'estatísticas visitas turistas movimento dados prefeitura imprensa',
    summary: 'Pessoas por dia, buscas, marés, eventos, Clube e negócios, com dados para baixar.',
  },
  {
    path: '/politica-de-privacidade',
    title: 'Política de privacidade',
    words: 'lgpd dados pessoais encarregado cookies',
    summary: 'O que o portal guarda sobre você, por quê, e como pedir ou apagar.',
  },
  {
    path: '/termos-de-uso',
    title: 'Termos de uso',
    words: 'regras condições contrato',
    summary: 'As regras para usar o portal.',
  },
]
