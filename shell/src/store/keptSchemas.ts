import type { KeyValueStorage, PersistPolicy } from '@tiquete/platform';
import { readKept, readTexts, type Kept } from './readKept';

/** Marks what a schema wrote for itself and, carried down, for the one before: an older release that writes leaves it out. */
const CARRIED = '_carried';

/** A slice's saved fields, under one key per schema. */
export interface KeptSchemas {
  /**
   * The newest fields in this schema's shape; undefined when there are none. What an older release changed while it was back wins;
   * fields that it does not know stay. A text that cannot be read counts as none.
   */
  read(): Promise<Kept | undefined>;
  /** Writes `text`, which redux-persist made, and what of it the schema before understands. */
  write(text: string): Promise<void>;
}
export type Ways = Pick<PersistPolicy, 'schema' | 'up' | 'down'>;

export function createKeptSchemas(
  storage: Pick<KeyValueStorage, 'getItem' | 'setItem'>,
  keyOf: (schema: number) => string,
  { schema, up, down }: Ways,
  onUnreadable: () => void = () => undefined,
): KeptSchemas {
  const before = keyOf(schema - 1);
  return {
    async read() {
      for (let found = schema; found > 0; found -= 1) {
        const text = await storage.getItem(keyOf(found));
        const kept = text === null ? undefined : await readable(text, found);
        if (kept) return kept;
        if (text !== null) onUnreadable();
        // Without `up` an older shape cannot be read.
        if (!up) return undefined;
      }
      return undefined;
    },
    async write(text) {
      await storage.setItem(keyOf(schema), down ? marked(text) : text);
      if (down) await storage.setItem(before, marked(toText(down(readKept(text) ?? {}))));
    },
  };

  /** Undefined for a text that is no saved slice, or one that cannot be migrated. */
  async function readable(text: string, found: number): Promise<Kept | undefined> {
    const kept = readKept(text);
    if (!kept) return undefined;
    try {
      if (found < schema) return up?.(kept, found);
      return down && isMarked(text) ? await merge(kept, down) : kept;
    } catch {
      return undefined;
    }
  }

  async function merge(kept: Kept, toOlder: (kept: Kept) => Kept): Promise<Kept> {
    const older = await storage.getItem(before);
    const changed = older === null || isMarked(older) ? null : readKept(older);
    if (!changed) return kept;
    const known = toOlder(kept);
    const unknown = Object.entries(kept).filter(([name]) => !(name in known));
    return { ...(up?.(changed, schema - 1) ?? changed), ...Object.fromEntries(unknown) };
  }
}

const isMarked = (text: string): boolean => CARRIED in (readTexts(text) ?? {});
const marked = (text: string): string => JSON.stringify({ ...readTexts(text), [CARRIED]: 'true' });
/** As redux-persist stores it. */
const toText = (fields: Kept): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, JSON.stringify(value)]),
    ),
  );
