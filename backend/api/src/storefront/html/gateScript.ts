import { WORKER_PATH } from '../pages/shellPages';

/** Element shown when the shell cannot be loaded or does not start. */
export const START_FAILED_ID = 'start-failed';

/**
 * The page's script factory, inlined with the nonce before any other script. Webpack's loaders and the federation runtime call
 * `__gate(url, key)` for every `<script>`.
 * A listed address gets nonce, integrity and a TrustedScriptURL. An unlisted one gets an inert script that reports an error,
 * because a throw would leave webpack's chunk pending for ever.
 * When the tag of an address was removed before it loaded, the next one gets `?retry=1` and so on, because the browser would
 * join the hanging request. While a tag is loading, another for the same address shares its request. A tag that has loaded or
 * failed is removed, or a retry would wait for it.
 * `__gate.list` adds the scripts of an earlier release from the api and changes no listed one. `__gate.worker` is the address
 * of the service worker, which is not a script of the page; a browser with Trusted Types registers no other. `__gate.data`
 * adds a block of structured data, which browsers do not run, and returns a function that removes it; it throws for invalid
 * JSON.
 * If the shell (the only script with `defer`) is missing or throws while it starts, no other code could show an error, so the
 * gate shows one. Once the shell has drawn a page, the element for it is gone.
 */
export const GATE_SCRIPT = `(() => {
  const hashes = Object.create(null);
  const list = (integrity) => {
    for (const [path, hash] of Object.entries(integrity))
      if (hash.startsWith('sha384-')) hashes[new URL(path, document.baseURI).href] ??= hash;
  };
  list(JSON.parse(document.getElementById('boot').textContent).integrity);
  const nonce = document.currentScript.nonce;
  const createElement = document.createElement.bind(document);
  const tags = Object.create(null);
  const retries = Object.create(null);
  const worker = new URL('${WORKER_PATH}', document.baseURI).href;
  const listed = (url) => url.replace(/\\?retry=\\d+$/, '');
  const rules = {
    createScriptURL(url) {
      if (listed(url) in hashes || url === worker) return url;
      throw new TypeError('Refused script: ' + url);
    },
    createScript: (json) => JSON.stringify({ '@context': 'https://schema.org', ...JSON.parse(json) }).replaceAll('<', '\\\\u003c'),
  };
  const policy = globalThis.trustedTypes ? trustedTypes.createPolicy('tiquete', rules) : rules;
  const gate = (address, key) => {
    const script = createElement('script');
    try {
      const url = new URL(address, document.baseURI).href;
      if (url === worker) throw new TypeError('Refused script: ' + url);
      if (key) script.setAttribute('data-webpack', key);
      script.async = true;
      script.nonce = nonce;
      script.crossOrigin = 'anonymous';
      script.integrity = hashes[url] || '';
      if (tags[url] && !tags[url].isConnected) retries[url] = (retries[url] ?? 0) + 1;
      tags[url] = script;
      script.src = policy.createScriptURL(retries[url] ? url + '?retry=' + retries[url] : url);
    } catch {
      script.type = 'refused';
      setTimeout(() => script.dispatchEvent(new Event('error')));
    }
    return script;
  };
  gate.list = list;
  gate.data = (json) => {
    const script = createElement('script');
    script.type = 'application/ld+json';
    script.text = policy.createScript(json);
    document.head.append(script);
    return () => script.remove();
  };
  gate.worker = policy.createScriptURL(worker);
  Object.defineProperty(globalThis, '__gate', { value: Object.freeze(gate) });
  // The document is read: its own tags are first requests too.
  document.addEventListener('readystatechange', () => {
    for (const script of document.scripts) tags[script.src] ??= script;
  }, { once: true });
  const startFailed = () => document.getElementById('${START_FAILED_ID}')?.removeAttribute('hidden');
  for (const type of ['error', 'unhandledrejection']) addEventListener(type, startFailed);
  for (const type of ['load', 'error'])
    document.addEventListener(type, ({ target }) => {
      if (target.tagName !== 'SCRIPT' || !target.src) return;
      if (type === 'error' && target.defer) startFailed();
      if (type === 'load') delete tags[listed(target.src)];
      target.remove();
    }, true);
})();`;

/** For dev servers only: allows any script of the listed origins without integrity, because theirs change with every edit. */
export function devGateScript(origins: readonly string[]): string {
  return GATE_SCRIPT.replace(
    'if (listed(url) in hashes || url === worker) return url;',
    `if (url === worker || ${JSON.stringify(origins)}.includes(new URL(url).origin)) return url;`,
  );
}
