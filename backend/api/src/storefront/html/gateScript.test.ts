import { runInNewContext } from 'node:vm';
import { devGateScript, GATE_SCRIPT } from './gateScript';

const LISTED = '/assets/shell/main.js';

interface FakeScript {
  attributes: Record<string, string>;
  events: string[];
  removed: boolean;
  isConnected: boolean;
  remove?: () => void;
  [property: string]: unknown;
}

/** The part of a page that the gate uses; e2e/specs/platform/security.spec.ts tests a real one in a browser. */
function startGate(code = GATE_SCRIPT, documentTags: { src: string; isConnected: boolean }[] = []) {
  const listeners: Record<string, (event: { target: unknown }) => void> = {};
  const pageListeners: Record<string, () => void> = {};
  const shown: string[] = [];
  const added: FakeScript[] = [];
  const document = {
    baseURI: 'https://localhost/searchs/hotels',
    scripts: documentTags,
    currentScript: { nonce: 'n0nce' },
    getElementById: (id: string) => ({
      textContent: JSON.stringify({ integrity: { [LISTED]: 'sha384-main' } }),
      removeAttribute: () => shown.push(id),
    }),
    createElement: (): FakeScript => {
      const script: FakeScript = {
        attributes: {},
        events: [],
        removed: false,
        isConnected: true,
        tagName: 'SCRIPT',
      };
      return Object.assign(script, {
        setAttribute: (name: string, value: string) => (script.attributes[name] = value),
        dispatchEvent: ({ type }: Event) => script.events.push(type),
        remove: () => void Object.assign(script, { removed: true, isConnected: false }),
      });
    },
    head: { append: (script: FakeScript) => added.push(script) },
    addEventListener: (type: string, listener: (event: { target: unknown }) => void) =>
      (listeners[type] = listener),
  };
  const policies: string[] = [];
  const trustedTypes = {
    createPolicy: (name: string, rules: unknown) => (policies.push(name), rules),
  };
  const page: {
    __gate?: ((address: unknown, key?: string) => FakeScript) & {
      list: (integrity: Record<string, string>) => void;
      worker: string;
      data: (json: string) => () => void;
    };
  } = {};
  runInNewContext(
    code,
    Object.assign(page, {
      document,
      trustedTypes,
      URL,
      Event,
      setTimeout: (run: () => void) => run(),
      addEventListener: (type: string, listener: () => void) => (pageListeners[type] = listener),
    }),
  );
  return { gate: page.__gate!, listeners, pageListeners, policies, shown, added };
}

it('gives a listed script its hash, nonce and trusted address', () => {
  const { gate, policies } = startGate();
  expect(gate(LISTED, 'shell:chunk-7')).toMatchObject({
    src: 'https://localhost/assets/shell/main.js',
    integrity: 'sha384-main',
    nonce: 'n0nce',
    crossOrigin: 'anonymous',
    async: true,
    attributes: { 'data-webpack': 'shell:chunk-7' },
  });
  expect(policies).toEqual(['tiquete']);
});

it('accepts the address of the service worker, and rejects it as a script of the page', () => {
  expect(startGate().gate.worker).toBe('https://localhost/sw.js');
  expect(startGate().gate('/sw.js')).toMatchObject({ type: 'refused' });
});

it.each([
  '/assets/shell/other.js',
  'https://evil.example/assets/shell/main.js',
  'data:text/javascript,evil()',
  'http://[',
  '__proto__',
  undefined,
  null,
  {},
])('returns a failing script for %p instead of throwing', (address) => {
  const script = startGate().gate(address);
  expect(script).toMatchObject({ type: 'refused', events: ['error'] });
  expect(script.src).toBeUndefined();
});

it('accepts data blocks of escaped JSON only', () => {
  const { gate, added } = startGate();
  const name = '</script><script>alert(1)</script>';
  const takeAway = gate.data(JSON.stringify({ name }));
  expect(added).toMatchObject([{ type: 'application/ld+json', removed: false }]);
  expect(added[0]?.text).not.toContain('<');
  expect(JSON.parse(String(added[0]?.text))).toEqual({ '@context': 'https://schema.org', name });
  takeAway();
  expect(added).toMatchObject([{ removed: true }]);
  for (const code of ['alert(1)', '<!--', '']) expect(() => gate.data(code)).toThrow();
});

it('removes tags that have loaded or failed, so that no retry waits for them', () => {
  const { gate, listeners } = startGate();
  const script = gate(LISTED);
  listeners.error?.({ target: script });
  expect(script.removed).toBe(true);
});

it('requests a script again, with the same hash, after its tag was removed before it loaded', () => {
  const { gate } = startGate();
  const first = gate(LISTED);
  const joined = gate(LISTED);
  joined.remove?.();
  const again = gate(LISTED);
  again.remove?.();
  const tags = [first, joined, again, gate(LISTED)];
  expect(tags.map(({ src }) => src)).toEqual([
    'https://localhost/assets/shell/main.js',
    'https://localhost/assets/shell/main.js',
    'https://localhost/assets/shell/main.js?retry=1',
    'https://localhost/assets/shell/main.js?retry=2',
  ]);
  expect(tags.map(({ integrity }) => integrity)).toEqual(Array(4).fill('sha384-main'));
});

it('takes loaded scripts from the cache', () => {
  const { gate, listeners } = startGate();
  listeners.load?.({ target: gate(LISTED) });
  expect(gate(LISTED).src).toBe('https://localhost/assets/shell/main.js');
});

it('requests a script again after a tag of the document was removed', () => {
  const own = { src: 'https://localhost/assets/shell/main.js', isConnected: true };
  const { gate, listeners } = startGate(GATE_SCRIPT, [own]);
  listeners.readystatechange?.({ target: null });
  own.isConnected = false;
  expect(gate(LISTED).src).toBe('https://localhost/assets/shell/main.js?retry=1');
});

it('shows a message when the shell itself cannot be loaded, and none for other scripts', () => {
  const { gate, listeners, shown } = startGate();
  listeners.error?.({ target: gate(LISTED) });
  listeners.load?.({ target: Object.assign(gate(LISTED), { defer: true }) });
  expect(shown).toEqual([]);
  listeners.error?.({ target: Object.assign(gate(LISTED), { defer: true }) });
  expect(shown).toEqual(['start-failed']);
});

it.each(['error', 'unhandledrejection'])(
  'shows a message when the shell loads and does not start (%s)',
  (type) => {
    const { pageListeners, shown } = startGate();
    pageListeners[type]?.();
    expect(shown).toEqual(['start-failed']);
  },
);

it('allows any script only for a dev server', () => {
  const { gate } = startGate(devGateScript(['http://127.0.0.1:4001']));
  expect(gate('http://127.0.0.1:4001/c.home.1.hot-update.js').src).toBe(
    'http://127.0.0.1:4001/c.home.1.hot-update.js',
  );
  expect(gate('http://127.0.0.1:4002/x.js').type).toBe('refused');
  expect(gate(LISTED).integrity).toBe('sha384-main');
});

it('runs the scripts of an earlier release once they are listed, and no others', () => {
  const { gate } = startGate();
  const earlier = '/assets/remotes/hotels/hotels_r0/remoteEntry.js';
  expect(gate(earlier)).toMatchObject({ type: 'refused' });
  gate.list({ [earlier]: 'sha384-r0', [LISTED]: 'sha384-forged', '/assets/without-hash.js': '' });
  expect(gate(earlier)).toMatchObject({ integrity: 'sha384-r0' });
  expect(gate(LISTED)).toMatchObject({ integrity: 'sha384-main' });
  expect(gate('/assets/without-hash.js')).toMatchObject({ type: 'refused' });
});
