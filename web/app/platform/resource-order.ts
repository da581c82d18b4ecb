const MODULE_PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g
const START = /(<script [^>]*type="module"[^>]*>)(import "[^"]+";[^<]*)(<\/script>)/
const NAMED_IMPORT = /import \* as (\w+) from ("[^"]+");/g
const BARE_IMPORT = /import ("[^"]+");/g

/** On a line this slow a picture may take long: the scripts no longer wait for it. */
const LONGEST_WAIT_MS = 2000

/**
 * A page can be read without its scripts, so on a slow line they must not share the first second with
 * what it needs to be seen: its styles, its letters, the pictures of its first screen. They are asked
 * for once those are drawn, all at the same time.
 */
export function scriptsAfterPaint(html: string): string {
  const start = START.exec(html)
  if (!start) return html
  const [whole, opening = '', body = '', closing = ''] = start
  const files = Array.from(html.matchAll(MODULE_PRELOAD), ([, href]) => href)
  return html
    .replace(MODULE_PRELOAD, '')
    .replace(whole, () => opening + startAfterPaint(body, files) + closing)
}

/** What the router wrote as static imports, as a function for the frame after the page is seen. */
function startAfterPaint(body: string, files: readonly (string | undefined)[]): string {
  const later = body
    .replace(NAMED_IMPORT, 'const $1 = await import($2);')
    .replace(BARE_IMPORT, 'await import($1);')
  return `const start = async () => {
for (const href of ${JSON.stringify(files)}) {
const link = document.createElement("link");
link.rel = "modulepreload";
link.href = href;
document.head.append(link);
}
${later}
};
const soon = () => requestAnimationFrame(() => requestAnimationFrame(start));
const seen = new Promise((done) => {
if (document.readyState === "complete") return done();
addEventListener("load", done);
setTimeout(done, ${LONGEST_WAIT_MS});
});
seen.then(soon);`
}
