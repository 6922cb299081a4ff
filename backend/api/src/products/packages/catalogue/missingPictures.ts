import { readdir } from 'node:fs/promises';
import { join, parse } from 'node:path';
import type { CataloguePackage } from '../format/packageSchema';
import type { FieldProblem } from '../format/fieldProblem';

/** Pictures of the brand that are missing from its files; paths start at the file's root. */
export async function missingPictures(
  brandsDir: string,
  brand: string,
  packages: readonly CataloguePackage[],
): Promise<FieldProblem[]> {
  const files = await readdir(join(brandsDir, brand, 'pictures')).catch(() => []);
  const own = files
    .map((file) => parse(file))
    .filter(({ ext }) => ext === '.jpg' || ext === '.webp')
    .map(({ name }) => `/media/own/${brand}/${name}`);
  const known = new Set(own);
  return packages.flatMap(({ pictures }, index) =>
    pictures.flatMap(({ path }, place) =>
      path.startsWith('/media/own/') && !known.has(path)
        ? [
            {
              path: ['packages', index, 'pictures', place, 'path'],
              message: 'is not among the pictures of the brand',
            },
          ]
        : [],
    ),
  );
}
