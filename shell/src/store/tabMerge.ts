import { loadGuards, loadMergeLists, type PersistPolicy } from '@tiquete/platform';
import type { KeptSchemas } from './keptSchemas';
import { readKept, readTexts, type Kept } from './readKept';

/** Writes a slice without losing the items that other tabs added to its lists. */
export interface TabMerge {
  /** The tab has read these stored fields. Undefined: nothing is stored. */
  wasRead: (stored: Kept | undefined) => void;
  /** Writes `text`, which redux-persist made. Writes follow each other. */
  write: (text: string) => Promise<void>;
}
type Fields = Pick<PersistPolicy, 'allow'> & Partial<Pick<PersistPolicy, 'fields'>>;

export function createTabMerge(schemas: KeptSchemas, { allow, fields }: Fields): TabMerge {
  /** Fields as this tab last read or wrote them. */
  let before: Kept | undefined;
  let last = Promise.resolve();

  async function merged(text: string): Promise<string> {
    const stored = await schemas.read();
    const mine = readKept(text) ?? {};
    const known = before;
    before = mine;
    // As long as no other tab has written, nothing needs to be loaded.
    if (JSON.stringify(stored) === JSON.stringify(known)) return text;
    const [schema, { parseFields }, { mergeLists }] = await Promise.all([
      fields?.(),
      loadGuards(),
      loadMergeLists(),
    ]);
    if (!schema?.lists) return text;
    const parse = (kept: Kept) => parseFields(kept, allow, schema.fields).fields;
    const lists = mergeLists(schema.lists, {
      before: parse(known ?? {}),
      mine,
      theirs: stored && parse(stored),
    });
    const texts = Object.entries(lists).map(([name, list]) => [name, JSON.stringify(list)]);
    return JSON.stringify({ ...readTexts(text), ...Object.fromEntries(texts) });
  }
  return {
    wasRead(stored) {
      before = stored;
    },
    write(text) {
      // A chunk that does not load must not prevent the tab from saving.
      const write = async () => schemas.write(await merged(text).catch(() => text));
      last = last.then(write, write);
      return last;
    },
  };
}
