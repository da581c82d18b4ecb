/** Reasons of "informar erro" and "denunciar". Free of zod: the browser reads them too. */

export const REPORT_DETAILS_MAX = 1000

export const ESTABLISHMENT_REPORT_REASONS = [
  'closed',
  'wrong-hours',
  'wrong-phone',
  'wrong-address',
  'wrong-information',
  'duplicate',
  'inappropriate',
  'other',
] as const
export type EstablishmentReportReason = (typeof ESTABLISHMENT_REPORT_REASONS)[number]

export const ESTABLISHMENT_REPORT_WORDS: Record<EstablishmentReportReason, string> = {
  closed: 'Fechou ou não existe mais',
  'wrong-hours': 'Horário errado',
  'wrong-phone': 'Telefone ou WhatsApp errado',
  'wrong-address': 'Endereço ou local no mapa errado',
  'wrong-information': 'Outra informação errada',
  duplicate: 'Está repetido no guia',
  inappropriate: 'Conteúdo impróprio ou enganoso',
  other: 'Outro motivo',
}

export const REVIEW_REPORT_REASONS = [
  'offensive',
  'false',
  'advertising',
  'private-data',
  'wrong-place',
  'other',
] as const
export type ReviewReportReason = (typeof REVIEW_REPORT_REASONS)[number]

export const REVIEW_REPORT_WORDS: Record<ReviewReportReason, string> = {
  offensive: 'Ofensa, ameaça ou discriminação',
  false: 'Experiência que não aconteceu',
  advertising: 'Propaganda ou spam',
  'private-data': 'Expõe dados de alguém',
  'wrong-place': 'Fala de outro lugar',
  other: 'Outro motivo',
}

export const ITEM_REPORT_REASONS = [
  'wrong-price',
  'wrong-photo',
  'wrong-description',
  'not-sold',
  'forbidden',
  'other',
] as const
export type ItemReportReason = (typeof ITEM_REPORT_REASONS)[number]

/** Of a dish or a product. */
export const ITEM_REPORT_WORDS: Record<ItemReportReason, string> = {
  'wrong-price': 'O preço cobrado é outro',
  'wrong-photo': 'A foto não é do item',
  'wrong-description': 'A descrição ou os alérgenos estão errados',
  'not-sold': 'Não existe ou não é mais vendido',
  forbidden: 'Não pode ser vendido, ou ofende',
  other: 'Outro motivo',
}

export const PROPERTY_REPORT_REASONS = [
  'advance-payment',
  'not-theirs',
  'gone',
  'wrong-information',
  'copied-photos',
  'inappropriate',
  'other',
] as const
type PropertyReportReason = (typeof PROPERTY_REPORT_REASONS)[number]

export const PROPERTY_REPORT_WORDS: Record<PropertyReportReason, string> = {
  'advance-payment': 'Pediu pagamento antes da visita',
  'not-theirs': 'O imóvel não é de quem anuncia',
  gone: 'Já foi vendido ou alugado',
  'wrong-information': 'Preço ou informação errada',
  'copied-photos': 'As fotos são de outro anúncio',
  inappropriate: 'Conteúdo impróprio ou enganoso',
  other: 'Outro motivo',
}

/** "Outro motivo" alone says nothing. */
export const needsDetails = (reason: string) => reason === 'other'

export const REPORT_STATUSES = ['open', 'resolved', 'dismissed'] as const
