export const announcementsTexts = {
  banner: 'Aviso do portal',
  close: 'Fechar aviso',
  popupClose: 'Agora não',
} as const
