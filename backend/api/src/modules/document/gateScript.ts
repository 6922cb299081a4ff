/** Shown when the shell itself cannot be loaded. */
export const START_FAILED_ID = 'start-failed';

/**
 * The page's script factory, inlined with the nonce before any other script; webpack's loaders and the federation runtime
 * ask `__gate(url, key)` for every `<script>`. A listed address gets nonce, integrity and a TrustedScriptURL. An unlisted
 * one gets an inert script that reports an error: a throw here would leave webpack's chunk pending for ever.
 * A tag that has loaded or failed leaves the page, or a retry would wait for the dead one; without the shell, the only
 * script with `defer`, nothing else will ever tell the traveller.
 */
export const GATE_SCRIPT = `(() => {
  const hashes = Object.create(null);
  for (const [path, hash] of Object.entries(JSON.parse(document.getElementById('boot').textContent).integrity))
    hashes[new URL(path, document.baseURI).href] = hash;
  const nonce = document.currentScript.nonce;
  const createElement = document.createElement.bind(document);
  const rules = {
    createScriptURL(url) {
      if (url in hashes) return url;
      throw new TypeError('Refused script: ' + url);
    },
  };
  const policy = globalThis.trustedTypes ? trustedTypes.createPolicy('tiquete', rules) : rules;
  const gate = (address, key) => {
    const script = createElement('script');
    try {
      const url = new URL(address, document.baseURI).href;
      if (key) script.setAttribute('data-webpack', key);
      script.async = true;
      script.nonce = nonce;
      script.crossOrigin = 'anonymous';
      script.integrity = hashes[url] || '';
      script.src = policy.createScriptURL(url);
    } catch {
      script.type = 'refused';
      setTimeout(() => script.dispatchEvent(new Event('error')));
    }
    return script;
  };
  Object.defineProperty(globalThis, '__gate', { value: gate });
  for (const type of ['load', 'error'])
    document.addEventListener(type, ({ target }) => {
      if (target.tagName !== 'SCRIPT' || !target.src) return;
      if (type === 'error' && target.defer) document.getElementById('${START_FAILED_ID}')?.removeAttribute('hidden');
      target.remove();
    }, true);
})();`;

/** For the dev servers only: any script of the listed origins, without integrity, as theirs change with every edit. */
export function devGateScript(origins: readonly string[]): string {
  return GATE_SCRIPT.replace(
    'if (url in hashes) return url;',
    `if (${JSON.stringify(origins)}.includes(new URL(url).origin)) return url;`,
  );
}
