const BOOT = /(<script type="application\/json" id="boot">)(.*?)(<\/script>)/s;
const TAGS = /<script (?:async|defer) src="[^"]*"[^>]*><\/script>\n?/g;
const SKELETON = /(<div id="root">).*?(<\/div>\n<noscript>)/s;
const AHEAD = /<link rel="preload" as="fetch"[^>]*>\n?/g;
const EARLY = /<script id="early-request"[^>]*>.*?<\/script>\n?/s;
const NONCE = /<script nonce="([^"]+)"/;
const GATE = /<script nonce="[^"]+">.*?<\/script>\n?/s;

const read = (html, pattern, what) => {
  const found = pattern.exec(html);
  if (!found) throw new Error(`The document has no ${what}`);
  return found;
};
/** JSON in a script as the server writes it: no `<` can end the script. */
const forScript = (value) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Name of the bundle's chunk for the page at `path`. */
const chunkAt = (remotes, path) =>
  remotes.flatMap(({ id, descriptor }) =>
    descriptor.routes.filter((route) => route.path === path).map(({ page }) => `${id}-${page}`),
  )[0];

/**
 * Rewrites the product's document for a bundle of the same sources: its one script in place of the shell's and the remote's,
 * its hashes, and for every page the files that are prefetched when idle. `isPreloading` also preloads the route's chunks.
 * `isBare` omits the skeleton, preloaded answers and prefetching, as a plain bundle does: without the route's tags the page
 * would count as loaded before it is drawn, and prefetched files would arrive before needed ones. `isUnguarded` is for
 * entries whose content changes under one name: no script gate, and no hashes where the build has none. No bundle sends its
 * first call with the document.
 */
export function rewriteDocument(
  html,
  { path, manifest, publicPath, isPreloading = false, isBare = false, isUnguarded = false },
) {
  const address = (file) => publicPath + file;
  const [, , json] = read(html, BOOT, 'boot record');
  const boot = JSON.parse(json);
  const [, nonce] = read(html, NONCE, 'nonce');
  const [main] = manifest.entry;
  const filesOf = (chunk) =>
    (manifest.chunks[chunk] ?? []).filter((file) => !manifest.entry.includes(file)).map(address);
  const remotes = boot.remotes.map(({ id, descriptor }) => ({
    id,
    descriptor,
    release: id,
    entry: address(main),
    fallback: null,
    chunks: isBare
      ? {}
      : Object.fromEntries(descriptor.routes.map(({ page }) => [page, filesOf(`${id}-${page}`)])),
  }));
  const integrity = Object.fromEntries(
    Object.entries(manifest.integrity).map(([file, hash]) => [address(file), hash]),
  );
  const guarded = (file) =>
    isUnguarded ? '' : `integrity="${integrity[file]}" crossorigin="anonymous" nonce="${nonce}"`;
  const preloads = isPreloading
    ? filesOf(chunkAt(boot.remotes, path)).map(
        (file) => `<link rel="preload" as="script" href="${file}" ${guarded(file)}>`,
      )
    : [];
  const tags = manifest.entry
    .map(address)
    .map((file) => `<script defer src="${file}" ${guarded(file)}></script>`);
  const own = html
    .replace(
      BOOT,
      (_, open, __, close) => open + forScript({ ...boot, remotes, integrity }) + close,
    )
    .replace(TAGS, '')
    .replace(EARLY, '')
    .replace(isUnguarded ? GATE : '', '')
    .replace('</head>', () => `${[...preloads, ...tags].join('\n')}\n</head>`);
  return isBare ? own.replace(SKELETON, '$1$2').replace(AHEAD, '') : own;
}
