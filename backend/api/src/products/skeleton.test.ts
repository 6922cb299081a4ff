import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PRODUCTS } from '.';

/** Files that every product has. A folder may replace a file if its main file has the same name. */
const ENTRIES = [
  'line',
  'ports',
  'suppliers',
  'routes',
  'search',
  'session',
  'prebooking',
  'sale',
  'voucher',
  'messages',
];
/** Folders that need no main file of the same name. */
const PLAIN_FOLDERS = ['testing', 'messages'];
/** Minimum number of files in a further folder, which has a subject of its own. */
const LEAST_FILES = 4;
/** Products that sell our own stock, without a supplier. */
const WITHOUT_SUPPLIERS = ['packages'];

const folders = readdirSync(__dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
  .map(({ name }) => name);

/** Problems of a product's folder, as sentences. */
function problemsOf(product: string): string[] {
  const path = join(__dirname, product);
  const listed = readdirSync(path, { withFileTypes: true });
  const files = new Set(listed.filter((entry) => entry.isFile()).map(({ name }) => name));
  const filesIn = (folder: string) => readdirSync(join(path, folder));
  const own = listed
    .filter((entry) => entry.isDirectory() && filesIn(entry.name).length > 0)
    .map(({ name }) => name);
  const required = ENTRIES.filter(
    (entry) => entry !== 'suppliers' || !WITHOUT_SUPPLIERS.includes(product),
  );
  return [
    ...required
      .filter((entry) => !files.has(`${entry}.ts`) && !own.includes(entry))
      .map((entry) => `${entry} is missing`),
    ...required
      .filter((entry) => files.has(`${entry}.ts`) && own.includes(entry))
      .map((entry) => `${entry} is a file and a folder`),
    ...own
      .filter((folder) => ENTRIES.includes(folder) && !PLAIN_FOLDERS.includes(folder))
      .filter((folder) => !filesIn(folder).includes(`${folder}.ts`))
      .map((folder) => `${folder}/ has no ${folder}.ts`),
    ...own
      .filter((folder) => !ENTRIES.includes(folder) && !PLAIN_FOLDERS.includes(folder))
      .filter((folder) => filesIn(folder).length < LEAST_FILES)
      .map((folder) => `${folder}/ has fewer than ${LEAST_FILES} files`),
    ...(files.has('index.ts') ? ['index.ts is line.ts'] : []),
  ];
}

it('finds every product on sale', () => {
  expect(folders).toHaveLength(PRODUCTS.length);
});

it.each(folders)('%s has all required files, and only folders with a subject', (product) => {
  expect(problemsOf(product)).toEqual([]);
});
