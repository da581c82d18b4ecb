import type { PhotoQuota } from '@portal/contract/ground/media/photo-quota'
import type { Refusal } from '../../../platform/images/inspect-photo.ts'

const REFUSED: Record<Refusal, string> = {
  type: 'Este arquivo não é uma foto que aceitamos. Envie JPEG, PNG, WebP ou AVIF.',
  heic: 'Fotos HEIC do iPhone ainda não são aceitas. Exporte a foto como JPEG e envie de novo.',
  moving: 'Imagens animadas não são aceitas. Envie uma foto parada, em JPEG ou PNG.',
  'second-format':
    'Este arquivo traz outro conteúdo dentro da foto. Abra a foto, salve-a como JPEG e envie de novo.',
  pixels: 'A foto tem mais de 40 megapixels. Diminua o tamanho dela e envie de novo.',
  heavy: 'A foto é pesada demais neste formato. Exporte-a como JPEG e envie de novo.',
  broken: 'Não conseguimos ler a foto: o arquivo está incompleto ou danificado. Envie-a de novo.',
}

const quotaText = ({ photos, bytes }: PhotoQuota) =>
  `${photos.toLocaleString('pt-BR')} fotos ou ${Math.round(bytes / 1024 ** 3)} GB`

export const mediaTexts = {
  refused: REFUSED,
  tooLarge: 'A foto passa de 15 MB. Diminua o tamanho dela e envie de novo.',
  missing: 'Nenhuma foto chegou. Escolha o arquivo e envie de novo.',
  interrupted: 'A foto não chegou inteira. Confira sua conexão e envie de novo.',
  inUse: 'Esta foto ainda aparece em uma página. Tire-a de lá antes de apagar.',
  notReady: 'A foto nova ainda está sendo preparada. Espere um instante e tente de novo.',
  newInUse: 'A foto nova já aparece em outro lugar. Envie o arquivo de novo.',
  crop: {
    outside: 'O recorte passa da borda da foto. Ajuste e tente de novo.',
    small: 'O recorte ficou pequeno demais e apareceria borrado. Aumente e tente de novo.',
  },
  quota: {
    plan: {
      upload: (quota: PhotoQuota) =>
        `Sua conta já guarda tudo o que o seu plano permite (${quotaText(quota)}). Apague fotos que não usa mais ou escolha um plano maior, e envie de novo.`,
      import: (quota: PhotoQuota) =>
        `As fotos pararam de chegar: a conta está perto do limite do plano (${quotaText(quota)}). Apague fotos que não usa mais ou escolha um plano maior; as que faltam vêm sozinhas no dia seguinte.`,
    },
    trial: {
      upload: (quota: PhotoQuota) =>
        `Sua conta já guarda tudo o que cabe no período de teste (${quotaText(quota)}). Apague fotos que não usa mais ou assine o plano, e envie de novo.`,
      import: (quota: PhotoQuota) =>
        `As fotos pararam de chegar: a conta está perto do limite do período de teste (${quotaText(quota)}). Apague fotos que não usa mais ou assine o plano; as que faltam vêm sozinhas no dia seguinte.`,
    },
  },
  tooMany: 'Você enviou muitas fotos em pouco tempo. Espere um pouco e continue.',
} as const
