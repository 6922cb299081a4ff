import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Socket } from 'node:net';
import { createContext, Script } from 'node:vm';
import * as z from 'zod';
import { limitProcess } from '../lib/drawing/limitProcess';
import type { DrawReply } from '../lib/drawing/messages';
import { type RenderJob, renderJobSchema } from '../storefront/prerender/renderJob';
import { withSourceLines } from '../storefront/prerender/sourceLines';

/** Script of the process that renders pages. It runs the code of shell and remotes, which gets no module of Node. */

limitProcess();

// Blocks connections also for code that reaches the objects of Node.
Socket.prototype.connect = () => {
  throw new Error('A page has no network while it renders');
};

interface ShellModule {
  prerender(input: object): Promise<unknown>;
}
const shellSchema = z.custom<ShellModule>(
  (value) => typeof z.object({ prerender: z.unknown() }).parse(value).prerender === 'function',
);

/** Answers of the running job, which `fetch` gives to the page. */
let answers: RenderJob['answers'] = null;

/** A part of the browser's `Response`, which resolves without a timer, so that all answers are there after one task. */
async function fetchAnswer(address: unknown): Promise<object> {
  const path = String(address);
  if (!answers || !(path in answers))
    throw new Error(`The page requested ${path} while it renders`);
  const body = answers[path];
  return { ok: true, status: 200, headers: new Headers(), json: async () => body };
}

/** Globals of JavaScript in browsers and on servers alike. There is no window, document, process or require. */
const createGlobals = () => ({
  AbortController,
  AbortSignal,
  atob,
  btoa,
  clearInterval,
  clearTimeout,
  console: { debug() {}, error() {}, info() {}, log() {}, warn() {} },
  fetch: fetchAnswer,
  Headers,
  MessageChannel,
  performance,
  queueMicrotask,
  ReadableStream,
  setTimeout,
  setInterval,
  structuredClone,
  TextDecoder,
  TextEncoder,
  URL,
  URLSearchParams,
});

/** The shell that was loaded last, with the containers that share its modules. */
let loaded: { integrity: string; context: object; exports: unknown } | undefined;
const containers = new Map<string, unknown>();

async function evaluate({ path, integrity }: RenderJob['shell'], context: object) {
  const code = await readFile(path);
  const hash = `sha384-${createHash('sha384').update(code).digest('base64')}`;
  if (hash !== integrity) throw new Error(`${path} is not the file of the release`);
  const module = { exports: {} };
  const wrapped = new Script(`(function (module, exports) {${code.toString()}\n})`, {
    filename: path,
  });
  const run: unknown = wrapped.runInContext(context);
  if (typeof run === 'function') run(module, module.exports);
  return module.exports;
}

async function shellOf(file: RenderJob['shell']) {
  if (loaded?.integrity !== file.integrity) {
    containers.clear();
    const context = createContext(createGlobals(), {
      codeGeneration: { strings: false, wasm: false },
    });
    loaded = { integrity: file.integrity, context, exports: await evaluate(file, context) };
  }
  return { shell: shellSchema.parse(loaded.exports), context: loaded.context };
}

async function render(job: RenderJob): Promise<unknown> {
  const { shell, context } = await shellOf(job.shell);
  if (job.remote && !containers.has(job.remote.integrity))
    containers.set(job.remote.integrity, await evaluate(job.remote, context));
  answers = job.answers;
  return shell.prerender({
    boot: job.boot,
    path: job.path,
    shows: job.shows,
    container: job.remote && containers.get(job.remote.integrity),
    hasAnswers: job.answers !== null,
  });
}

async function reply(message: unknown): Promise<DrawReply> {
  try {
    const { input } = z.object({ input: renderJobSchema }).parse(message);
    // A copy, because the process cannot send objects of another context's classes.
    return { kind: 'drawn', output: JSON.parse(JSON.stringify(await render(input))) };
  } catch (error) {
    return { kind: 'failed', problem: problemOf(error) };
  }
}
/** Errors of the context are not instances of this context's `Error`. */
function problemOf(error: unknown): string {
  const { stack } = z
    .object({ stack: z.string() })
    .catch({ stack: String(error) })
    .parse(error);
  return withSourceLines(stack).slice(0, 2000);
}

const say = (message: DrawReply) => process.send?.(message);
process.on('message', (message) => void reply(message).then(say));
say({ kind: 'ready' });
