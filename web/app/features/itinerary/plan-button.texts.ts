/** Of the button alone, which stands on pages that need none of the other words. */
export const planButtonTexts = {
  add: 'Pôr no roteiro',
  addOf: (name: string) => `Pôr no roteiro: ${name}`,
  added: 'No roteiro',
  addedOf: (name: string) => `No roteiro: ${name}. Ver o roteiro`,
  done: 'No seu roteiro',
  see: 'Ver roteiro',
  full: 'Seu roteiro está cheio',
  fullText: 'Tire uma parada antes de pôr outra.',
  off: 'Não deu para guardar',
  offText: 'Este navegador não deixa guardar nada. Saia da janela anônima e tente de novo.',
}
