import type { KeyValueStorage, PersistPolicy } from '@tiquete/platform';
import { readKept, readTexts, type Kept } from './readKept';

/** Marks what a schema wrote for itself and, carried down, for the one before: an older release that writes leaves it out. */
const CARRIED = '_carried';

/** A slice's saved fields, under one key per schema. */
export interface KeptSchemas {
  /**
   * The newest fields in this schema's shape; undefined when there are none. What an older release changed while it was back wins;
   * fields that it does not know stay. @throws SyntaxError for what is no saved slice
   */
  read(): Promise<Kept | undefined>;
  /** Writes `text`, which redux-persist made, and what of it the schema before understands. */
  write(text: string): Promise<void>;
}

export function createKeptSchemas(
  storage: Pick<KeyValueStorage, 'getItem' | 'setItem'>,
  keyOf: (schema: number) => string,
  { schema, up, down }: PersistPolicy,
): KeptSchemas {
  const before = keyOf(schema - 1);
  return {
    async read() {
      const own = await storage.getItem(keyOf(schema));
      if (own !== null) return down && isMarked(own) ? merge(own, down) : readKept(own);
      for (let found = schema - 1; found > 0; found -= 1) {
        const text = await storage.getItem(keyOf(found));
        if (text !== null) return up?.(readKept(text), found);
      }
      return undefined;
    },
    async write(text) {
      await storage.setItem(keyOf(schema), down ? marked(text) : text);
      if (down) await storage.setItem(before, marked(toText(down(readKept(text)))));
    },
  };

  async function merge(own: string, toOlder: (kept: Kept) => Kept): Promise<Kept> {
    const kept = readKept(own);
    const older = await storage.getItem(before);
    if (older === null || isMarked(older)) return kept;
    const known = toOlder(kept);
    const unknown = Object.entries(kept).filter(([name]) => !(name in known));
    const changed = readKept(older);
    return { ...(up?.(changed, schema - 1) ?? changed), ...Object.fromEntries(unknown) };
  }
}

const isMarked = (text: string): boolean => CARRIED in readTexts(text);
const marked = (text: string): string => JSON.stringify({ ...readTexts(text), [CARRIED]: 'true' });
/** As redux-persist stores it. */
const toText = (fields: Kept): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, JSON.stringify(value)]),
    ),
  );
