/** What a credit may itself begin with: then nothing stands before it. */
const NAMES_ITSELF =
  /^(foto|ilustração|ilustracao|arte|imagem|desenho|mapa|infográfico|divulgação|reprodução)\b/iu

/**
 * The line under a picture: "Foto: Ana Souza". An illustration is never called a photo: a credit that
 * says itself what the picture is ("ilustração do portal", "Ilustração: Lia") stands as it is.
 */
export function creditText(credit: string): string {
  if (!NAMES_ITSELF.test(credit)) return `Foto: ${credit}`
  return credit.charAt(0).toLocaleUpperCase('pt-BR') + credit.slice(1)
}
