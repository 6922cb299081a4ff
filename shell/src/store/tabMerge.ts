import { loadGuards, loadMergeLists, type PersistPolicy } from '@tiquete/platform';
import type { StoredSchemas } from './storedSchemas';
import { readStored, readTexts, type StoredFields } from './readStored';

/** Writes a slice without losing the items that other tabs added to its lists. */
export interface TabMerge {
  /** Sets the stored fields that this tab has read; undefined when there are none. */
  wasRead: (stored: StoredFields | undefined) => void;
  /** Writes `text`, redux-persist's form of the slice. Writes run one after the other. */
  write: (text: string) => Promise<void>;
}
type Fields = Pick<PersistPolicy, 'allow'> & Partial<Pick<PersistPolicy, 'fields'>>;

export function createTabMerge(schemas: StoredSchemas, { allow, fields }: Fields): TabMerge {
  /** Fields as this tab last read or wrote them. */
  let before: StoredFields | undefined;
  let last = Promise.resolve();

  async function merged(text: string): Promise<string> {
    const stored = await schemas.read();
    const mine = readStored(text) ?? {};
    const known = before;
    before = mine;
    // The merge code loads only when another tab has written.
    if (JSON.stringify(stored) === JSON.stringify(known)) return text;
    const [schema, { parseFields }, { mergeLists }] = await Promise.all([
      fields?.(),
      loadGuards(),
      loadMergeLists(),
    ]);
    if (!schema?.lists) return text;
    const parse = (stored: StoredFields) => parseFields(stored, allow, schema.fields).fields;
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
      // The tab still saves when the chunk cannot be loaded.
      const write = async () => schemas.write(await merged(text).catch(() => text));
      last = last.then(write, write);
      return last;
    },
  };
}
