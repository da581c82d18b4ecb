/** An address can carry a search, and a message can carry a name: neither belongs in a report. */
export function withoutPersonalData(text: string): string {
  return text
    .replace(/[\w.+-]+@[\w-]+\.[\w.]+/g, '[e-mail]')
    .replace(/\(?\d{2}\)?[\s.-]?\d{4,5}[\s.-]?\d{4}/g, '[telefone]')
    .replace(/\d{3}\.?\d{3}\.?\d{3}-?\d{2}/g, '[documento]')
    .replace(/(\/[^\s?#]*)\?[^\s]*/g, '$1')
    .slice(0, 300)
}
