import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PRODUCTS } from '.';

/** Entries of every product: a file, or a folder whose main file has the same name. */
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
/** Entries without a main file of their own name. */
const PLAIN_FOLDERS = ['testing', 'messages'];
/** A folder beside the entries has a subject of its own, with at least this number of files. */
const LEAST_FILES = 4;
/** Packages are our own stock: no supplier is called. */
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

it('reads every product on sale', () => {
  expect(folders).toHaveLength(PRODUCTS.length);
});

it.each(folders)(
  '%s has the entries of every product, and only folders with a subject',
  (product) => {
    expect(problemsOf(product)).toEqual([]);
  },
);
