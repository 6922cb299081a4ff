import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type BrandFile,
  type ReleaseManifest,
  releaseManifestSchema,
  SHELL_PART,
  shellManifestSchema,
} from '@tiquete/contracts';
import { shellBuildOf } from '../build/shellBuild';
import type { PageRenderer } from './pageRenderer';
import { type PageToRender } from './prerenderedPages';
import { pagesToRender } from './toRender';

interface Given {
  /** Folder of the builds: `shell` and `remotes/REMOTE/RELEASE`. */
  assetsDir: string;
  /** Builds by remote. */
  builds: ReadonlyMap<string, string>;
  brand: BrandFile;
  renderer: Pick<PageRenderer, 'render'>;
}

/**
 * Renders the first pages of builds, the openings of their other pages and the shell's public pages once, without answers. Returns
 * the problem of each page that cannot be rendered, with the error's file and line.
 */
export async function renderBuilds(given: Given): Promise<string[]> {
  const { assetsDir, builds, renderer } = given;
  const shell = shellManifestSchema.parse(await readJson(assetsDir, SHELL_PART, 'shell.json'));
  const releases: { manifest: ReleaseManifest; fallback: null }[] = [];
  for (const [remote, release] of builds) {
    const record = await readJson(assetsDir, 'remotes', remote, release, 'release.json');
    releases.push({ manifest: releaseManifestSchema.parse(record), fallback: null });
  }
  // A brand without a list of products sells all of them.
  const { products: _, ...brand } = given.brand;
  const pages = pagesToRender(
    brand,
    { set: '', shell: shellBuildOf(shell), releases, publishers: [], isTrying: false },
    { offline: 'off', sessionPollSeconds: 0 },
  );
  const problems: string[] = [];
  for (const page of pages) {
    const job = jobOf(page, assetsDir);
    const problem = job && (await renderer.render(job).then(() => null, String));
    if (problem) problems.push(`${page.remote?.remote ?? SHELL_PART}: ${page.path}: ${problem}`);
  }
  return problems;
}

/** Null for a build without a file for the server: its pages start with a skeleton. */
function jobOf({ shell, remote, path, shows, boot }: PageToRender, assetsDir: string) {
  if (!shell.prerender || (remote && !remote.prerender)) return null;
  const fileIn = (folder: string, { file, integrity }: NonNullable<typeof shell.prerender>) => ({
    path: join(assetsDir, folder, file),
    integrity,
  });
  return {
    shell: fileIn(SHELL_PART, shell.prerender),
    remote: remote?.prerender
      ? fileIn(join('remotes', remote.remote, remote.release), remote.prerender)
      : null,
    boot: boot(),
    path,
    shows,
    answers: null,
  };
}

const readJson = async (...path: string[]): Promise<unknown> =>
  JSON.parse(await readFile(join(...path), 'utf8'));
