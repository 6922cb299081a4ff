import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Fonts } from './sheet';
import { withoutLayoutTables } from './withoutLayoutTables';

const FILES = {
  regular: '400Regular/Inter_400Regular.ttf',
  semibold: '600SemiBold/Inter_600SemiBold.ttf',
  bold: '700Bold/Inter_700Bold.ttf',
};

/** Inter (SIL Open Font License), read from its package once, when the first document is made. */
export function createFontReader(rootDir: string): () => Promise<Fonts> {
  const packages = createRequire(join(rootDir, 'backend/api/package.json'));
  const read = async (file: string) =>
    withoutLayoutTables(await readFile(packages.resolve(`@expo-google-fonts/inter/${file}`)));
  let fonts: Promise<Fonts> | undefined;
  return () => {
    fonts ??= Promise.all([read(FILES.regular), read(FILES.semibold), read(FILES.bold)]).then(
      ([regular, semibold, bold]) => ({ regular, semibold, bold }),
    );
    fonts.catch(() => (fonts = undefined));
    return fonts;
  };
}
