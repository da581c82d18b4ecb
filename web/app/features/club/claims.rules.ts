const count = new Intl.NumberFormat('pt-BR')

/** "5.000+" */
export function countClaim(value: number): string {
  return `${count.format(value)}+`
}

/** "R$ 15 mil+"; what is no whole thousand is written out. */
export function moneyClaim(reais: number): string {
  const isWholeThousand = reais >= 1000 && reais < 1_000_000 && reais % 1000 === 0
  return isWholeThousand ? `R$ ${reais / 1000} mil+` : `R$ ${count.format(reais)}+`
}
