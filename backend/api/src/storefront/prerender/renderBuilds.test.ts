import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aManifest, aPrerenderFile, aShell, writeRelease } from '../../releases/testing/releases';
import { aBrandFile } from '../testing/documents';
import { renderBuilds } from './renderBuilds';
import type { RenderJob } from './renderJob';

let assetsDir: string;
beforeEach(async () => (assetsDir = await mkdtemp(join(tmpdir(), 'builds-'))));
afterEach(() => rm(assetsDir, { recursive: true }));

const HOTELS = 'hotels_aa11';
/** Renders these builds. The renderer fails for hotels. */
async function render(prerender?: ReturnType<typeof aPrerenderFile>) {
  await writeRelease(assetsDir, aShell('shell_11', { prerender: aPrerenderFile() }));
  await writeRelease(assetsDir, aManifest(HOTELS, prerender && { prerender }));
  const jobs: RenderJob[] = [];
  const problems = await renderBuilds({
    assetsDir,
    builds: new Map([['hotels', HOTELS]]),
    // A brand that sells no hotels.
    brand: aBrandFile({ products: ['FLIGHT'] }),
    renderer: {
      async render(job) {
        jobs.push(job);
        if (job.remote) throw new Error('no window');
        return { html: '', styles: [], page: { path: job.path, release: null, state: {} } };
      },
    },
  });
  return { problems, jobs };
}

it('names each page of a remote that cannot be rendered', async () => {
  const { problems, jobs } = await render(aPrerenderFile());
  expect(problems).toEqual([
    'hotels: /: Error: no window',
    'hotels: /searchs/hotels: Error: no window',
  ]);
  expect(jobs.find(({ remote }) => remote)).toMatchObject({
    shell: { path: join(assetsDir, 'shell', aPrerenderFile().file) },
    remote: { path: join(assetsDir, 'remotes/hotels', HOTELS, aPrerenderFile().file) },
    path: '/',
    shows: 'page',
    answers: null,
  });
  expect(jobs.map(({ path }) => path)).toContain('/payments_faq');
});

it('leaves out a remote without a file for the server', async () => {
  const { problems, jobs } = await render();
  expect(problems).toEqual([]);
  expect(jobs.filter(({ remote }) => remote)).toEqual([]);
});
