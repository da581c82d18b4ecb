/** "Data de nascimento" in the file of one's own data: `data_de_nascimento`; "E-mail": `email`. */
export function dataKey(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\p{M}-]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '')
}
