import type { ComponentType } from 'react';
import type { Reducer } from 'redux';
import type {
  BookedOptional,
  BookingDetail,
  BookingSummary,
  RemoteDescriptor,
  SearchWords,
  SettingValue,
} from '@tiquete/contracts';
import type { FieldGuards } from '../persistence/guards';
import type { AnyLists } from '../persistence/mergeLists';

export { PLATFORM_CONTRACT } from '@tiquete/contracts/constants';

/** Fields of a descriptor that the shell compares with the loaded remote. The others are in the boot record only. */
type RemoteIdentity = Pick<RemoteDescriptor, 'id' | 'contract' | 'slice' | 'persist'>;
/** Slot → properties of its component. The page with the slot passes them to the remote's component. */
export interface SlotProps {
  /** `target`: where the results open. `query`: initial values of the form, in the format of a results address. */
  'search-form': { target?: '_top' | '_self'; query?: string };
  'booking-card': { data: BookingSummary };
  /** `onChanged`: called after the component has changed the booking. */
  'booking-detail': { data: BookingDetail; onChanged?: () => void };
  /** An extra that was bought with another product's booking. `onChanged`: called after the component has changed it. */
  'booking-extra': { data: BookedOptional & { bookingId: string }; onChanged?: () => void };
}
export type SlotName = keyof SlotProps;
export type SlotComponent<Name extends SlotName> = ComponentType<SlotProps[Name]>;
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
  /**
   * Migrates fields to the previous schema, which a rolled-back release reads. Fields that it omits are stored until this
   * schema returns.
   */
  down?: (stored: Record<string, unknown>) => Record<string, unknown>;
  /** Fields with which a new visit starts. A field that it omits is stored and never read back. */
  restore?: (stored: Record<string, unknown>) => Record<string, unknown>;
}
/** The brand's choices for a remote's settings, with its defaults. */
export type RemoteSettings = Readonly<Record<string, SettingValue>>;
/** Module of a page. */
export interface PageModule {
  Page: ComponentType;
  /**
   * Actions that the page dispatches when it opens with nothing stored. The server dispatches them before it renders the page,
   * so that their answers are in the document. They may only request the descriptor's `data`.
   */
  opens?: readonly { type: string }[];
  /**
   * Actions that the page dispatches when it opens at an address, such as the start of its search. The shell dispatches them
   * once the page's code has arrived, so that the first rendering has an answer that the document has requested. `search` is
   * the query of the address with its question mark, or empty.
   */
  opensAt?: (search: string, settings: RemoteSettings) => readonly { type: string }[];
  /**
   * The page before its code has arrived, in its true shape. Only the server renders it, for every address of the route, and
   * the browser replaces it by the page. It has no state, and its controls do nothing.
   */
  Opening?: ComponentType<OpeningProps>;
}
export interface OpeningProps {
  /** The search in words, for pages whose address contains one. */
  words: SearchWords;
}
export interface RemoteDefinition {
  descriptor: RemoteIdentity;
  pages: Record<string, () => Promise<PageModule>>;
  slots?: { [Name in SlotName]?: () => Promise<{ Slot: SlotComponent<Name> }> };
  reducer: Reducer;
  saga?: () => Generator;
  persist?: PersistPolicy;
  messages: { es: Record<string, unknown> };
}

/**
 * Defines all exports of a remote, from its one exposed module. The loader adds reducer, saga and messages once; components
 * never do. @throws Error when descriptor and definition have different persist schemas, which is an error of the build.
 */
export function defineRemote(definition: RemoteDefinition): RemoteDefinition {
  const { descriptor, persist } = definition;
  if ((descriptor.persist?.schema ?? null) !== (persist?.schema ?? null)) {
    throw new Error(`${descriptor.id}: the descriptor's persist schema is not the definition's`);
  }
  return definition;
}
