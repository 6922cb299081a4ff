import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'shared/ui/src/gallery';
/** Components that are not drawn in the gallery, with the reason. */
const ELSEWHERE: Record<string, string> = {
  Global: 'has no look of its own',
  BrandProvider: 'wraps the gallery',
  VisuallyHidden: 'cannot be seen',
  LiveRegion: 'cannot be seen',
  SkipLink: 'is visible only with the focus',
  LoadingOverlay: 'covers the page',
  RecentPlace: 'has no height without stored items',
  WindowedList: 'has no look of its own',
  FormStep: 'has no look of its own',
  TileMap: 'needs tiles',
  RouteMap: 'needs the countries, whose chunk would be most of the gallery',
};

const exported = () =>
  [...readFileSync('shared/ui/src/index.ts', 'utf8').matchAll(/^export \{([^}]*)\}/gm)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => /^[A-Z][a-z]/.test(name));
const drawn = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.tsx'))
  .map((name) => readFileSync(join(FOLDER, name), 'utf8'))
  .join('\n');
const isDrawn = (name: string) => new RegExp(`<${name}[\\s>]`).test(drawn);

it('shows every component of the kit, or says why it does not', () => {
  const missing = exported().filter((name) => !isDrawn(name) && !(name in ELSEWHERE));
  expect(missing).toEqual([]);
});
it('gives no reason for a component that it shows or that has gone', () => {
  const known = exported();
  const stale = Object.keys(ELSEWHERE).filter(
    (name) => name !== 'BrandProvider' && (isDrawn(name) || !known.includes(name)),
  );
  expect(stale).toEqual([]);
});
