export const searchTexts = {
  stale: 'Outra pessoa mudou estas palavras. Recarregue a página para ver a versão atual.',
}
