import { FAVOURITES_MAX } from '@portal/contract/guide/favourites/favourite-limits'

/** Every sentence of the list of saved places, and of what saving answers. */
export const savedListTexts = {
  title: 'Lugares salvos',
  lead: 'O que você guardou para não perder de vista.',
  added: 'Lugar salvo',
  addedHere: 'Guardado neste navegador. Entre na sua conta para ver em qualquer aparelho.',
  see: 'Ver salvos',
  full: {
    title: 'Sua lista está cheia',
    description: `Você já salvou ${FAVOURITES_MAX} lugares. Tire alguns para salvar outros.`,
  },
  storageOff: {
    title: 'Não deu para salvar',
    description: 'Este navegador não deixa guardar nada. Entre na sua conta para salvar lugares.',
  },
  addFailed: 'Não deu para salvar',
  removeFailed: 'Não deu para tirar dos salvos',
  loading: 'Carregando seus lugares salvos…',
  failed: 'Não deu para carregar seus lugares salvos',
  more: 'Ver mais',
  empty: {
    title: 'Nenhum lugar salvo ainda',
    text: 'Toque no coração de um lugar do guia para guardá-lo aqui.',
    action: 'Abrir o guia',
  },
  here: {
    text: 'Estes lugares estão guardados só neste navegador. Entre na sua conta para vê-los em qualquer aparelho.',
    signIn: 'Fazer login',
    signUp: 'Criar conta',
  },
} as const
