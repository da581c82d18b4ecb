/** As `folded` and `words_of` of the database have it. */
export function foldedWords(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
}

/**
 * Words a question is built with, here and among visitors from abroad; what it is about are the others.
 */
const LITTLE = new Set(
  `a o e as os um uma uns umas de da do das dos d em no na nos nas num numa ao aos para pra pro pras pros
  por pelo pela com sem que qual quais quem cujo onde aonde como quando quanto quantos quanta quantas se
  ou mas eu me meu minha meus minhas te seu sua seus suas ele ela eles elas nos voce voces vc isso isto
  esse essa este esta aquele aquela tem ter tenho ha existe existem e eh sao ser estar esta estou fica
  ficam quero queria querer preciso precisa precisando procuro procurando achar acho encontrar encontro
  gostaria posso pode podem da dar ir vou vai ver saber mostrar mostra me diz algum alguma
  alguns algumas melhor melhores bom boa bons boas legal legais lugar lugares local locais tipo coisa
  coisas opcao opcoes agora ja la ali aqui ai so muito muita mais mesmo bem tambem ate favor oi ola
  gente perto mim aceita aceitam permite levar entrar tomar abre abrem fecha fecham custa custam
  sobre todo toda todos todas egua mana mano bora
  where the is are in for of how`
    .split(/\s+/)
    .filter(Boolean),
)

export const isLittle = (word: string) => LITTLE.has(word)

/** Slips between two words: a letter too many, too few, another one, or two that changed places. */
export function slips(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, place) => place)]
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1
      let least = Math.min(
        at(rows, i - 1, j) + 1,
        (row[j - 1] ?? 0) + 1,
        at(rows, i - 1, j - 1) + same,
      )
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      if (isSwapped) least = Math.min(least, at(rows, i - 2, j - 2) + 1)
      row.push(least)
    }
    rows.push(row)
  }
  return at(rows, one.length, other.length)
}

const at = (rows: readonly number[][], i: number, j: number) => rows[i]?.[j] ?? 0
