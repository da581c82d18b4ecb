import {
  CATALOGUE_WORDS,
  type CatalogueKind,
} from '@portal/contract/guide/establishments/catalogue-kinds'
import type { Unreached } from '../../../platform/outgoing/guarded-request.ts'

/** What the people of a business read. */
export const catalogueTexts = {
  stale:
    'Este item mudou enquanto você editava. Recarregue para ver como ele está agora e refaça sua mudança.',
  staleSection: 'Esta seção mudou enquanto você editava. Recarregue e refaça sua mudança.',
  staleOrder: 'A lista mudou enquanto você a ordenava. Recarregue e ordene de novo.',
  stalePrices: 'Os preços mudaram depois da conferência. Confira de novo antes de gravar.',
  staleStock: 'O estoque mudou enquanto você contava. Confira o número e grave de novo.',
  notInPlan: (kind: CatalogueKind) =>
    kind === 'shop'
      ? `${CATALOGUE_WORDS.shop}: o plano deste negócio não tem loja.`
      : `${CATALOGUE_WORDS.menu}: este negócio não tem um plano em vigor.`,
  itemLimit: (most: number) =>
    `O plano deste negócio tem até ${most} itens. Remova algum ou mude de plano.`,
  sectionLimit: (most: number) => `Use no máximo ${most} seções.`,
  groupLimit: (most: number) =>
    `Use no máximo ${most} grupos de opções. Use um grupo em vários itens ou apague os que sobram.`,
  itemGroupLimit: (most: number) => `Um item pode ter no máximo ${most} grupos de opções.`,
  staleGroup:
    'Outra pessoa mudou estas opções enquanto você escrevia. Recarregue e refaça a sua mudança.',
  photo: 'Esta foto não pode ser usada aqui. Envie-a novamente ou espere ela ficar pronta.',
  sku: 'Este código já é de outro item ou variação.',
  taken: 'Não foi possível criar. Recarregue a página e tente de novo.',
  gone: 'Uma das opções ou variações não existe mais. Recarregue a página.',
  reserved: (count: number) =>
    `Há ${count} já prometidas em pedidos: o estoque não pode ser menor.`,
} as const

const UNREACHED: Record<Unreached, string> = {
  'not-allowed': 'O endereço da foto não é público ou não usa https.',
  'not-found': 'O nome do endereço da foto não existe.',
  refused: 'O sistema não entregou a foto neste endereço.',
  timeout: 'A foto não chegou em 15 segundos.',
  'too-large': 'A foto passa de 10 MB.',
  redirects: 'O endereço da foto leva para outro lugar.',
  certificate: 'O certificado de segurança do endereço da foto não é válido.',
}

/** Why the photo of an item did not come from the system at the counter. */
export const photoCopyTexts = {
  unreached: UNREACHED,
  broken: 'A foto não pôde ser lida: o arquivo está incompleto ou danificado.',
} as const

const day = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'America/Belem' })

/** What stands on the menu on paper beside the items. */
export const printedMenuTexts = {
  title: (name: string) => `Cardápio de ${name}`,
  adults: 'Somente para maiores de 18 anos',
  contains: (names: string) => `Contém: ${names}`,
  foot: (printed: Date) =>
    `Preços de ${day.format(printed)}. Serviço de 10%, quando cobrado, é opcional. Tem alergia? Avise a equipe antes de pedir: onde nada está escrito, os ingredientes não foram informados.`,
} as const
