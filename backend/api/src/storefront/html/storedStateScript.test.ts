import { runInNewContext } from 'node:vm';
import type { BootRecord } from '@tiquete/contracts';
import { bootOf, startDocuments } from '../testing/documents';
import { restoringScripts, storedStateScript } from './storedStateScript';

const FILES = {
  '/assets/shell/c.persistence.1.js': 'sha384-a',
  '/assets/c.guards.2.js': 'sha384-b',
};
let boot: BootRecord;
beforeAll(async () => {
  boot = { ...bootOf((await (await startDocuments()).inject('/')).body), integrity: FILES };
});

/** Runs the script in a browser with this version of stored state. Returns the links that it has added. */
function linksOf(version: string | null, scripts = Object.keys(FILES)) {
  const links: object[] = [];
  runInNewContext(storedStateScript(scripts, boot), {
    localStorage: {
      getItem(key: string) {
        if (version === 'blocked') throw new Error('blocked');
        return key === `${boot.brand.id}:appVersion` ? version : null;
      },
    },
    document: {
      currentScript: { nonce: 'n' },
      createElement: () => ({}),
      head: { append: (link: object) => void links.push(link) },
    },
  });
  return links;
}

it('requests the chunks that check stored state, with their hashes, when there is any', () => {
  const link = { rel: 'preload', as: 'script', crossOrigin: 'anonymous', nonce: 'n' };
  expect(linksOf(boot.appVersion)).toEqual(
    Object.entries(FILES).map(([href, integrity]) => ({ ...link, href, integrity })),
  );
});

it.each([
  ['on a first visit', null],
  ['when the state is of another version, which is not restored', 'older'],
  ['when the storage is blocked', 'blocked'],
])('requests nothing %s', (_, version) => {
  expect(linksOf(version)).toEqual([]);
});

it('leaves out a file without a hash, which the page would not run', () => {
  expect(linksOf(boot.appVersion, ['/assets/c.module.js'])).toEqual([]);
});

it('finds the chunks of the shell and of the page’s remote', () => {
  const [hotels] = boot.remotes;
  const remotes = [{ ...hotels!, chunks: { guards: ['/assets/c.guards.2.js'] } }];
  const chunks = { persistence: ['/assets/shell/c.persistence.1.js'] };
  expect(restoringScripts({ remote: hotels!.id }, { remotes }, { chunks })).toEqual(
    Object.keys(FILES),
  );
  expect(restoringScripts({ remote: null }, { remotes }, { chunks })).toEqual(chunks.persistence);
});
