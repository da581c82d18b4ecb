const MODULE_PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g
const START = /(<script [^>]*type="module"[^>]*>)(import "[^"]+";[^<]*)<\/script>/g
const NAMED_IMPORT = /import \* as (\w+) from ("[^"]+");/g
const BARE_IMPORT = /import ("[^"]+");/g
/** The entry itself, which the router asks for and does not wait for. */
const ENTRY_IMPORT = /^import\(("[^"]+")\)/m

/** On a line this slow a picture may take long: the scripts no longer wait for it. */
const LONGEST_WAIT_MS = 2000

/**
 * A page can be read without its scripts, so on a slow line they must not share the first second with
 * what it needs to be seen: its styles, its letters, the pictures of its first screen. They are asked
 * for once those are drawn, all at the same time.
 */
export function scriptsAfterPaint(html: string, nonce: string): string {
  const own = `nonce="${nonce}"`
  // Only the router's own start carries the nonce of this render.
  const start = [...html.matchAll(START)].find(([, opening = '']) => opening.includes(own))
  if (!start) return html
  const [, opening = '', body = ''] = start
  const bodyStart = start.index + opening.length
  const files: string[] = []
  const withoutPreloads = (part: string) =>
    part.replace(MODULE_PRELOAD, (_, href: string) => {
      files.push(href)
      return ''
    })
  const before = withoutPreloads(html.slice(0, bodyStart))
  const after = withoutPreloads(html.slice(bodyStart + body.length))
  return before + startAfterPaint(body, files) + after
}

/**
 * What the router wrote as static imports, as a function for the frame after the page is seen. Where a
 * file does not come, a page that is only a waiting screen says so (`data-lost`, beside what waits) and
 * can be tried again: with a new page, since a browser remembers a module that failed.
 */
function startAfterPaint(body: string, files: readonly string[]): string {
  const later = body
    .replace(NAMED_IMPORT, 'const $1 = await import($2);')
    .replace(BARE_IMPORT, 'await import($1);')
    .replace(ENTRY_IMPORT, 'await import($1)')
  return `const start = async () => {
for (const href of ${JSON.stringify(files)}) {
const link = document.createElement("link");
link.rel = "modulepreload";
link.href = href;
document.head.append(link);
}
${later}
};
const admit = (error) => {
for (const box of document.querySelectorAll("[data-lost]")) {
box.previousElementSibling.hidden = true;
box.hidden = false;
box.querySelector("button").onclick = () => location.reload();
}
throw error;
};
const soon = () => requestAnimationFrame(() => requestAnimationFrame(() => start().catch(admit)));
const seen = new Promise((done) => {
if (document.readyState === "complete") return done();
addEventListener("load", done);
setTimeout(done, ${LONGEST_WAIT_MS});
});
seen.then(soon);`
}
