/** Of the button alone, which stands on pages that need none of the other words. */
export const planButtonTexts = {
  add: 'Adicionar ao roteiro',
  addOf: (name: string) => `Adicionar ao roteiro: ${name}`,
  added: 'No roteiro',
  addedOf: (name: string) => `No roteiro: ${name}. Ver o roteiro`,
  addAll: 'Adicionar tudo ao Meu roteiro',
  addedAll: (count: number) => (count === 1 ? '1 parada' : `${count} paradas`),
  begins: 'Começa em',
  done: 'No seu roteiro',
  see: 'Ver roteiro',
  full: 'Seu roteiro está cheio',
  fullText: 'Tire uma parada antes de adicionar outra.',
  off: 'Não deu para guardar',
  offText: 'Este navegador não deixa guardar nada. Saia da janela anônima e tente de novo.',
}
