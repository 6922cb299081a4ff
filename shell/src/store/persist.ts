import type { Reducer } from '@reduxjs/toolkit';
import { persistReducer } from 'redux-persist';
import type { PersistPartial } from 'redux-persist/es/persistReducer';
import { PERSIST_TIMEOUT_MS } from '@tiquete/contracts/constants';
import type { KeyValueStorage, PersistPolicy } from '@tiquete/platform';
import { withDeadline } from '../deadline';
import { readKept, type Kept } from './readKept';
import { clearBrand } from './storedVersion';

export interface Persistence {
  /** A slice's reducer that is read back and kept under `<brand>:<slice>@<schema>`. */
  persisted: <S>(
    slice: string,
    reducer: Reducer<S>,
    policy: PersistPolicy,
  ) => Reducer<S & PersistPartial>;
  /** Erases what this brand stored and keeps everything again from here on. */
  startAfresh: () => void;
}
export interface PersistenceParts {
  brand: string;
  storage: KeyValueStorage;
  timeoutMs?: number;
}

const onlyAllowed = (kept: Kept, allow: readonly string[]): Kept =>
  Object.fromEntries(Object.entries(kept).filter(([name]) => allow.includes(name)));

/**
 * Persists per slice: a root-level reducer would erase the slices of remotes that are not open. A slice whose read fails or
 * takes longer than 5 s starts from its defaults, and nothing is written over what may still be there.
 */
export function createPersistence({
  brand,
  storage,
  timeoutMs = PERSIST_TIMEOUT_MS,
}: PersistenceParts): Persistence {
  const readable = new Set<string>();
  let isAfresh = false;
  const keyOf = (slice: string, schema: number) => `${brand}:${slice}@${schema}`;

  const guarded: KeyValueStorage = {
    ...storage,
    setItem: async (key, value) => {
      if (isAfresh || readable.has(key)) await storage.setItem(key, value);
    },
  };

  /** The newest schema that was kept, brought to this one; older keys stay for a release that is rolled back. */
  async function read(slice: string, { schema, up }: PersistPolicy): Promise<Kept | undefined> {
    for (let found = schema; found > 0; found -= 1) {
      const text = await storage.getItem(keyOf(slice, found));
      if (text === null) continue;
      return found === schema ? readKept(text) : up?.(readKept(text), found);
    }
    return undefined;
  }

  return {
    persisted(slice, reducer, policy) {
      const key = keyOf(slice, policy.schema);
      const config = {
        key,
        keyPrefix: '',
        storage: guarded,
        whitelist: policy.allow,
        version: policy.schema,
        // The deadline of the read is ours: redux-persist's own would write over what it could not read.
        timeout: 0,
        getStoredState: async () => {
          const kept = await withDeadline(read(slice, policy), timeoutMs, key);
          readable.add(key);
          void storage.removeItem(keyOf(slice, policy.schema - 2));
          return (
            kept && {
              ...onlyAllowed(kept, policy.allow),
              _persist: { version: policy.schema, rehydrated: true },
            }
          );
        },
      };
      return persistReducer(config, reducer);
    },
    startAfresh() {
      clearBrand(brand);
      isAfresh = true;
    },
  };
}
