import { createHash } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildThreadScript } from '../../testing/threadScript';
import { createPageRenderer, RENDER_LIMITS } from './pageRenderer';
import type { RenderJob } from './renderJob';

let script: URL;
beforeAll(async () => {
  script = await buildThreadScript('renderPage');
});

/** A file of a shell whose `prerender` has this body. `input` is its parameter. */
async function aShell(body: string): Promise<RenderJob['shell']> {
  const path = join(await mkdtemp(join(tmpdir(), 'shell-')), 'prerender.cjs');
  const code = `exports.prerender = async (input) => { ${body} };`;
  await writeFile(path, code);
  return {
    path,
    integrity: `sha384-${createHash('sha384').update(code).digest('base64')}`,
  };
}
const rendering = (html: string) =>
  `return { html: ${html}, styles: [], page: { path: input.path, release: null, state: {} } };`;

async function render(body: string, over: Partial<RenderJob> = {}, deadlineMs = 20_000) {
  const renderer = createPageRenderer(script, { ...RENDER_LIMITS, deadlineMs });
  const job = {
    shell: await aShell(body),
    remote: null,
    boot: {},
    path: '/',
    shows: 'page' as const,
    answers: null,
  };
  const outcome = await renderer.render({ ...job, ...over }).then(
    ({ html }) => html,
    (error: Error) => error.message,
  );
  // The renderer works again after a failure.
  const next = await renderer.render({ ...job, shell: await aShell(rendering("'next'")) });
  renderer.close();
  return [outcome, next.html];
}

it('renders a page with the answers that it was given', async () => {
  const body = `const answer = await (await fetch('/api/featured')).json(); ${rendering('`<h1>${answer.title}</h1>`')}`;
  const answers = { '/api/featured': { title: 'Cartagena' } };
  expect(await render(body, { answers })).toEqual(['<h1>Cartagena</h1>', 'next']);
});

it.each([
  ['throws', "throw new Error('broken page');", /broken page/],
  ['touches the window', 'window.scrollTo(0, 0);', /window is not defined/],
  ['requests another answer', "await fetch('/api/other');", /requested \/api\/other/],
  ['uses the process', 'process.exit(0);', /process is not defined/],
  ['loads a module of Node', "require('node:fs');", /require is not defined/],
  ['contains a script', rendering("'<script>1</script>'"), /contains a script/],
  ['contains a style attribute', rendering('\'<p style="color:red">\''), /style attribute/],
  ['is too large', rendering("'x'.repeat(500000)"), /500038 characters/],
])('refuses a page that %s', async (_, body, problem) => {
  expect(await render(body)).toEqual([expect.stringMatching(problem), 'next']);
});

it('refuses a file that is not the one of the release', async () => {
  const shell = { ...(await aShell(rendering("'x'"))), integrity: 'sha384-other' };
  expect(await render('', { shell })).toEqual([
    expect.stringMatching(/is not the file of the release/),
    'next',
  ]);
});

it('ends a page that never finishes, and one that blocks its process', async () => {
  // The page after it has the same deadline, also on a busy machine.
  const deadlineMs = 5000;
  expect(await render('await new Promise(() => {});', {}, deadlineMs)).toEqual([
    'drawing deadline',
    'next',
  ]);
  expect(await render('for (;;);', {}, deadlineMs)).toEqual(['drawing deadline', 'next']);
});

it('ends a page that takes too much memory', async () => {
  const body = 'const all = []; for (;;) all.push(new Array(1e6).fill(Math.random()));';
  expect(await render(body)).toEqual(['drawing died', 'next']);
});

it('has no network, not even for code that finds its way to the objects of Node', async () => {
  const body = `
    const process = setTimeout.constructor('return process')();
    const net = process.getBuiltinModule?.('node:net') ?? process.mainModule?.require('node:net');
    if (!net) throw new Error('no network');
    net.connect(80, '127.0.0.1');`;
  expect((await render(body))[0]).toMatch(/no network/);
});
