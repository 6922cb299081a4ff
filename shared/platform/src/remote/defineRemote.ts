import type { ComponentType } from 'react';
import type { Reducer } from 'redux';
import type { RemoteDescriptor } from '@tiquete/contracts';
import type { FieldGuards } from '../persistence/guards';
import type { AnyLists } from '../persistence/mergeLists';

export { PLATFORM_CONTRACT } from '@tiquete/contracts/constants';

/** The part of a descriptor that the shell reads again from the loaded remote; the rest is in the boot record. */
type RemoteIdentity = Pick<RemoteDescriptor, 'id' | 'contract' | 'slice' | 'persist'>;
/** `booking-extra` shows what was bought beside another product's booking. */
export type SlotName = 'search-form' | 'booking-card' | 'booking-detail' | 'booking-extra';
/** `target` is where links of the slot open; `query` is what its form begins with, as an address of its results has it; `data` is the item a booking slot shows, and `onChanged` says that the slot changed it. */
export interface SlotProps {
  target?: '_top' | '_self';
  query?: string;
  data?: unknown;
  onChanged?: () => void;
}
export interface PersistPolicy {
  /** Shape version; must equal the descriptor's. */
  schema: number;
  /** Persisted fields; all others start from their defaults. */
  allow: readonly string[];
  /**
   * Guards of the persisted fields, in a chunk that loads when something is stored. A field that does not fit starts from its
   * default. `lists` names the fields that two tabs merge by item.
   */
  fields: () => Promise<{ fields: FieldGuards; lists?: AnyLists }>;
  /** Migrates fields of an older schema to this one. */
  up?: (old: Record<string, unknown>, fromSchema: number) => Record<string, unknown>;
  /** Migrates fields to the schema before, which a release that is rolled back reads. What it leaves out waits for this schema's return. */
  down?: (kept: Record<string, unknown>) => Record<string, unknown>;
  /** Fields that a new visit begins with. A field that it leaves out is saved and never read back. */
  restore?: (kept: Record<string, unknown>) => Record<string, unknown>;
}
export interface RemoteDefinition {
  descriptor: RemoteIdentity;
  pages: Record<string, () => Promise<{ Page: ComponentType }>>;
  slots?: Partial<Record<SlotName, () => Promise<{ Slot: ComponentType<SlotProps> }>>>;
  reducer: Reducer;
  saga?: () => Generator;
  persist?: PersistPolicy;
  messages: { es: Record<string, unknown> };
}

/**
 * Everything that a remote exports, from its one exposed module. The loader injects reducer, saga and messages, once;
 * components never do.
 * @throws Error when descriptor and definition name different persist schemas, which is an error of the build.
 */
export function defineRemote(definition: RemoteDefinition): RemoteDefinition {
  const { descriptor, persist } = definition;
  if ((descriptor.persist?.schema ?? null) !== (persist?.schema ?? null)) {
    throw new Error(`${descriptor.id}: the descriptor's persist schema is not the definition's`);
  }
  return definition;
}
