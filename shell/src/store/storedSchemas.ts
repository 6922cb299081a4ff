import type { KeyValueStorage, PersistPolicy } from '@tiquete/platform';
import { readStored, readTexts, type StoredFields } from './readStored';

/**
 * Marks the copies that a release writes, for its own schema and for the previous one. An older release that writes drops
 * the mark.
 */
const CARRIED = '_carried';

/** A slice's saved fields, under one key per schema. */
export interface StoredSchemas {
  /**
   * Reads the newest fields in this schema's shape; undefined when there are none. Changes that an older release made during
   * a roll-back win; fields that it does not know are retained. An unreadable text counts as none.
   */
  read(): Promise<StoredFields | undefined>;
  /** Writes `text`, redux-persist's form of the slice, and the fields that the previous schema understands. */
  write(text: string): Promise<void>;
}
export type Ways = Pick<PersistPolicy, 'schema' | 'up' | 'down'>;

export function createStoredSchemas(
  storage: Pick<KeyValueStorage, 'getItem' | 'setItem'>,
  keyOf: (schema: number) => string,
  { schema, up, down }: Ways,
  onUnreadable: () => void = () => undefined,
): StoredSchemas {
  const before = keyOf(schema - 1);
  return {
    async read() {
      for (let found = schema; found > 0; found -= 1) {
        const text = await storage.getItem(keyOf(found));
        const stored = text === null ? undefined : await readable(text, found);
        if (stored) return stored;
        if (text !== null) onUnreadable();
        // Without `up`, an older schema cannot be read.
        if (!up) return undefined;
      }
      return undefined;
    },
    async write(text) {
      await storage.setItem(keyOf(schema), down ? marked(text) : text);
      if (down) await storage.setItem(before, marked(toText(down(readStored(text) ?? {}))));
    },
  };

  /** Parses a stored text. Undefined when it is not a saved slice, or cannot be migrated. */
  async function readable(text: string, found: number): Promise<StoredFields | undefined> {
    const stored = readStored(text);
    if (!stored) return undefined;
    try {
      if (found < schema) return up?.(stored, found);
      return down && isMarked(text) ? await merge(stored, down) : stored;
    } catch {
      return undefined;
    }
  }

  async function merge(
    stored: StoredFields,
    toOlder: (stored: StoredFields) => StoredFields,
  ): Promise<StoredFields> {
    const older = await storage.getItem(before);
    const changed = older === null || isMarked(older) ? null : readStored(older);
    if (!changed) return stored;
    const known = toOlder(stored);
    const unknown = Object.entries(stored).filter(([name]) => !(name in known));
    return { ...(up?.(changed, schema - 1) ?? changed), ...Object.fromEntries(unknown) };
  }
}

const isMarked = (text: string): boolean => CARRIED in (readTexts(text) ?? {});
const marked = (text: string): string => JSON.stringify({ ...readTexts(text), [CARRIED]: 'true' });
/** The text form in which redux-persist stores fields. */
const toText = (fields: StoredFields): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, JSON.stringify(value)]),
    ),
  );
