import type { Reducer } from '@reduxjs/toolkit';
import { persistReducer } from 'redux-persist';
import type { PersistPartial } from 'redux-persist/es/persistReducer';
import { PERSIST_TIMEOUT_MS } from '@tiquete/contracts/constants';
import type { KeyValueStorage, PersistPolicy } from '@tiquete/platform';
import { withDeadline } from '../deadline';
import { createKeptSchemas } from './keptSchemas';
import type { Kept } from './readKept';
import { clearBrand } from './storedVersion';

export interface Persistence {
  /** A slice's reducer that is saved and restored under `<brand>:<slice>@<schema>`. */
  persisted: <S>(
    slice: string,
    reducer: Reducer<S>,
    policy: PersistPolicy,
  ) => Reducer<S & PersistPartial>;
  /** Erases what this brand stored, and saves everything again from then on. */
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
 * Persists per slice: a root-level reducer would erase the slices of remotes that are not loaded. A slice that cannot be read
 * within 5 s starts from its defaults, and nothing is written over what may still be stored.
 */
export function createPersistence({
  brand,
  storage,
  timeoutMs = PERSIST_TIMEOUT_MS,
}: PersistenceParts): Persistence {
  const readable = new Set<string>();
  let isAfresh = false;
  const keyOf = (slice: string, schema: number) => `${brand}:${slice}@${schema}`;

  return {
    persisted(slice, reducer, policy) {
      const key = keyOf(slice, policy.schema);
      const schemas = createKeptSchemas(storage, (schema) => keyOf(slice, schema), policy);
      const guarded: KeyValueStorage = {
        ...storage,
        setItem: async (_, text) => {
          if (isAfresh || readable.has(key)) await schemas.write(text);
        },
      };
      const config = {
        key,
        keyPrefix: '',
        storage: guarded,
        whitelist: policy.allow,
        version: policy.schema,
        // redux-persist's own time-out would write over what it could not read, so `withDeadline` replaces it.
        timeout: 0,
        getStoredState: async () => {
          const kept = await withDeadline(schemas.read(), timeoutMs, key);
          readable.add(key);
          void storage.removeItem(keyOf(slice, policy.schema - 2));
          if (!kept) return undefined;
          return {
            ...onlyAllowed(policy.restore?.(kept) ?? kept, policy.allow),
            _persist: { version: policy.schema, rehydrated: true },
          };
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
