/** Answers administrators give often; each is a beginning they may edit. Free of zod. */

export const REASON_MIN = 3
export const REASON_MAX = 500

export const LISTING_REJECTION_ANSWERS = [
  'Falta o endereço completo (rua, número e bairro). Complete e envie de novo.',
  'Envie ao menos uma foto nítida da fachada ou do ambiente.',
  'Já existe uma página deste negócio no guia. Procure por ela e use “É seu? Reivindique”.',
  'O nome deve ser o da fachada, sem telefone, preço ou propaganda.',
  'Não conseguimos confirmar que o negócio existe. Informe um telefone que atenda ou o CNPJ.',
  'A categoria não combina com o que o negócio oferece. Escolha outra e envie de novo.',
] as const

export const CHANGES_REJECTION_ANSWERS = [
  'Não conseguimos confirmar o novo endereço. Responda este e-mail com um comprovante.',
  'O novo nome não é o da fachada. Se a marca mudou, envie uma foto da fachada nova.',
  'O ponto no mapa ficou longe do endereço. Ajuste o ponto e envie de novo.',
  'O CNPJ informado é de outra empresa. Confira os números.',
] as const

export const SUSPENSION_ANSWERS = [
  'Recebemos avisos de que o negócio fechou. Responda este e-mail para confirmar que funciona.',
  'A página tem informação enganosa. Corrija e fale com a equipe do portal.',
  'A página usa fotos ou textos de outra pessoa sem permissão.',
] as const
