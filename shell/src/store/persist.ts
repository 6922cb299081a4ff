import type { Reducer } from 'redux';
import { persistReducer } from 'redux-persist';
import type { PersistPartial } from 'redux-persist/es/persistReducer';
import { PERSIST_TIMEOUT_MS } from '@tiquete/contracts/constants';
import {
  loadGuards,
  type ErrorReport,
  type KeyValueStorage,
  type PersistPolicy,
} from '@tiquete/platform';
import { whenIdle } from '@tiquete/ui';
import { withDeadline } from '../deadline';
import { createStoredSchemas } from './storedSchemas';
import { restartable } from './restart';
import { clearBrand } from './storedVersion';
import { createTabMerge, type TabMerge } from './tabMerge';

/** Policy of a stored slice. A release built before `fields` existed lacks them. */
type StoredPolicy = Omit<PersistPolicy, 'fields'> & Partial<Pick<PersistPolicy, 'fields'>>;

export interface Persistence {
  /** A slice's reducer that is saved and restored under `<brand>:<slice>@<schema>`. */
  persisted: <S>(
    slice: string,
    reducer: Reducer<S>,
    policy: StoredPolicy,
  ) => Reducer<S & PersistPartial>;
  /** Erases this brand's stored state. Saving continues afterwards. */
  startAfresh: () => void;
}
export interface PersistenceParts {
  brand: string;
  storage: KeyValueStorage;
  report: (report: ErrorReport) => void;
  timeoutMs?: number;
}

/**
 * Persists each slice separately: a root-level reducer would erase the slices of remotes that are not loaded. The slice's
 * schema parses each field; one that does not fit starts from its default and is reported. Lists that two tabs write are
 * merged by item. A slice that cannot be read within 5 s starts from its defaults, and the stored fields are not
 * overwritten.
 */
export function createPersistence({
  brand,
  storage,
  report,
  timeoutMs = PERSIST_TIMEOUT_MS,
}: PersistenceParts): Persistence {
  const readable = new Set<string>();
  const tabs: TabMerge[] = [];
  let isAfresh = false;
  const keyOf = (slice: string, schema: number) => `${brand}:${slice}@${schema}`;

  return {
    persisted(slice, reducer, policy) {
      const key = keyOf(slice, policy.schema);
      const misfit = (fields: readonly string[]) => {
        const message = `${slice}, schema ${policy.schema}: ${fields.join(', ')}`;
        report({ module: 'shell', message, code: 'CLIENT_MISFIT' });
      };
      const keyOfSchema = (schema: number) => keyOf(slice, schema);
      const schemas = createStoredSchemas(storage, keyOfSchema, policy, () =>
        misfit(['unreadable']),
      );
      // A second reader for merging: it reads before each write, and must not report an unreadable text again.
      const tab = createTabMerge(createStoredSchemas(storage, keyOfSchema, policy), policy);
      tabs.push(tab);
      const load = () => Promise.all([policy.fields?.(), loadGuards()]);
      const read = async () => {
        const stored = await schemas.read();
        tab.wasRead(stored);
        if (!stored) {
          // Loads the parsers while there is a network: the next visit needs them, maybe offline.
          whenIdle(() => void load().catch(() => undefined));
          return undefined;
        }
        const [schema, { parseFields }] = await load();
        const { fields, misfits } = parseFields(stored, policy.allow, schema?.fields);
        if (misfits.length > 0) misfit(misfits);
        return policy.restore?.(fields) ?? fields;
      };
      const guarded: KeyValueStorage = {
        ...storage,
        setItem: async (_, text) => {
          if (readable.has(key)) await tab.write(text);
          // After starting afresh, a storage that could not be read is overwritten without a merge.
          else if (isAfresh) await schemas.write(text);
        },
      };
      const config = {
        key,
        keyPrefix: '',
        storage: guarded,
        whitelist: [...policy.allow],
        version: policy.schema,
        // redux-persist's own time-out would overwrite the state that it could not read, so `withDeadline` replaces it.
        timeout: 0,
        getStoredState: async () => {
          const stored = await withDeadline(read(), timeoutMs, key);
          readable.add(key);
          void storage.removeItem(keyOf(slice, policy.schema - 2));
          if (!stored) return undefined;
          return {
            ...stored,
            _persist: { version: policy.schema, rehydrated: true },
          };
        },
      };
      return persistReducer(config, restartable(slice, reducer));
    },
    startAfresh() {
      clearBrand(brand);
      for (const tab of tabs) tab.wasRead(undefined);
      isAfresh = true;
    },
  };
}
