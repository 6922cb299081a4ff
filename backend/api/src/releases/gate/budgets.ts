import { RELEASE_BUDGETS, type ReleaseManifest, type ShellManifest } from '@tiquete/contracts';
import { EXPOSED_CHUNK } from '../ports';
import type { ReleaseCombination, Incompatibility } from './combination';

const KB = 1024;
const inKb = (bytes: number) => `${(bytes / KB).toFixed(1)} KB`;

/** Brotli bytes of files; one that several chunks need is loaded once. */
const weightOf = (files: readonly string[], { sizes }: Pick<ReleaseManifest, 'sizes'>) =>
  [...new Set(files)].reduce((sum, file) => sum + (sizes[file]?.brotli ?? 0), 0);

const entryFiles = ({ entry, entryImports }: ReleaseManifest) => [entry, ...entryImports];
const pageFiles = ({ chunks }: ReleaseManifest, page: string) => [
  ...(chunks[EXPOSED_CHUNK] ?? []),
  ...(chunks[page] ?? []),
];

/** Pages of a combination that exceed a budget. `docs/contributing.md` has the limits; `npm run budgets` prints the whole table. */
export function budgetIncompatibilities({
  shell,
  remotes,
  brands,
}: ReleaseCombination): Incompatibility[] {
  return remotes.flatMap((manifest) => [
    ...entryIncompatibilities(manifest, brands),
    ...firstPageIncompatibilities(manifest, brands),
    ...(shell ? routeIncompatibilities(manifest, shell, brands) : []),
  ]);
}

const tooHeavy = (
  { remote, release }: ReleaseManifest,
  rule: Incompatibility['rule'],
  what: string,
  { weight, limit, brands }: { weight: number; limit: number; brands: string },
): Incompatibility[] =>
  weight <= limit
    ? []
    : [
        {
          part: remote,
          release,
          brands,
          rule,
          wants: `weighs ${inKb(weight)} in ${what}`,
          found: `the budget is ${inKb(limit)}`,
          mend: 'Load what shows only after a click when it is needed.',
        },
      ];

const entryIncompatibilities = (manifest: ReleaseManifest, brands: string) =>
  tooHeavy(manifest, 'entry', 'its entry', {
    weight: weightOf(entryFiles(manifest), manifest),
    limit: RELEASE_BUDGETS.entry[manifest.bundler],
    brands,
  });

function firstPageIncompatibilities(manifest: ReleaseManifest, brands: string): Incompatibility[] {
  const { routes, tab } = manifest.descriptor;
  const first = routes.find(({ path }) => path === tab?.path) ?? routes[0];
  if (!first) return [];
  return tooHeavy(manifest, 'first-page', `its first page (${first.page})`, {
    weight: weightOf(pageFiles(manifest, first.page), manifest),
    limit: RELEASE_BUDGETS.firstPage,
    brands,
  });
}

function routeIncompatibilities(manifest: ReleaseManifest, shell: ShellManifest, brands: string) {
  const start = weightOf(shell.entry, shell) + weightOf(entryFiles(manifest), manifest);
  return manifest.descriptor.routes.flatMap(({ path, page }) =>
    tooHeavy(manifest, 'weight', `what ${path} starts with, shell included`, {
      weight: start + weightOf(pageFiles(manifest, page), manifest),
      limit: RELEASE_BUDGETS.route,
      brands,
    }),
  );
}
