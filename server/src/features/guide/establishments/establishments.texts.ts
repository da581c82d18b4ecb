import { REVIEW_HOURS } from '@portal/contract/guide/establishments/review-promise'
export const establishmentsTexts = {
  sent: (name: string) => ({
    title: `Recebemos o cadastro: ${name}`.slice(0, 120),
    body: `A equipe do portal confere os dados e responde em até ${REVIEW_HOURS} horas. Enquanto isso você pode continuar a editar a página.`,
  }),
  stale:
    'Este cadastro mudou enquanto você editava. Recarregue para ver a versão atual e tente novamente.',
  noPlan:
    'O plano atual não inclui o cadastro de negócios. Escolha um plano para publicar o seu no guia.',
  limit: (limit: number) =>
    limit === 1
      ? 'Seu plano permite um estabelecimento, e ele já existe. Arquive-o ou mude de plano para cadastrar outro.'
      : `Seu plano permite ${limit} estabelecimentos, e todos já existem. Arquive um ou mude de plano para cadastrar outro.`,
  planEnded: 'O plano deste negócio terminou. Renove o plano para enviar o cadastro para análise.',
  category: 'Escolha uma categoria da lista.',
  subcategory: 'Escolha uma subcategoria que pertença à categoria.',
  wrongStatus: 'A situação deste cadastro mudou. Recarregue e confira antes de continuar.',
  nothingWaits: 'Não há alterações esperando aprovação neste cadastro.',
  neverPublished: 'Este cadastro nunca foi publicado: ele precisa ser enviado para análise.',
  merged: 'Este cadastro foi unido a outro e não volta a existir sozinho.',
  featuredPast: 'Escolha uma data no futuro.',
  reasonNeeded: 'Escreva o motivo: quem cadastrou vai ler.',
  submit: {
    whatsapp: 'Informe um telefone ou WhatsApp para contato.',
    neighbourhood: 'Informe o bairro.',
    street: 'Informe a rua ou o ponto de referência.',
    sentence: 'Faltam alguns dados para enviar o cadastro. Preencha os campos indicados.',
  },
  photos: {
    unknown: 'Não achamos uma das fotos. Envie-a novamente.',
    processing: 'Uma das fotos ainda está sendo preparada. Espere alguns segundos e tente de novo.',
    failed: 'Uma das fotos não pôde ser preparada. Apague-a e envie outra.',
    repeated: 'A mesma foto aparece duas vezes.',
    limit: (limit: number) =>
      `O plano permite ${limit} fotos neste negócio. Tire algumas ou mude de plano.`,
  },
  lostPlace: 'Não achamos esta parte da lista. Volte ao início dela.',
} as const
