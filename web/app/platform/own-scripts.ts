const OWN = '<script data-own=""'

/**
 * React gives the page's nonce to the scripts it writes itself; those that stand in the page
 * (`<script data-own>`) get it here. Nothing a person typed can be one: React has escaped it.
 */
export function allowOwnScripts(html: string, nonce: string): string {
  return html.replaceAll(OWN, `${OWN} nonce="${nonce}"`)
}
