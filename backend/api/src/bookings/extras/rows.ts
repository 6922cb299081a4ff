import type { Cancellation, OptionalKind, SoldHelp } from '@tiquete/contracts';
import type { ExtraOffer } from './ports';
import type { ExtraState } from './states';

/** A stored offer. A cart may use its price until `until`, an ISO time. */
export interface StoredOffer extends ExtraOffer {
  kind: OptionalKind;
  provider: string;
  until: string;
}
export interface CartRow {
  version: number;
  offers: StoredOffer[];
}
/** Texts of an extra as sold, for the traveller. */
export interface ShownExtra {
  name: string;
  description: string;
  operatorName: string;
  date: string | null;
  help?: SoldHelp;
}
export interface ExtraRow {
  id: string;
  brand: string;
  booking_id: string;
  reference: string;
  code: string;
  provider: string;
  kind: OptionalKind;
  quantity: number;
  price: number;
  amount: number;
  passenger_ids: string[];
  segment_ids: string[];
  shown: ShownExtra;
  supplier_data: unknown;
  cancellation: Cancellation;
  state: ExtraState;
  tries: number;
  tried_at: Date | null;
  first_tried_at: Date | null;
  look_ups: number;
  locator: string | null;
  refunded: number;
  failures: number;
}
export const EXTRA_COLUMNS = `
  id, brand, booking_id, reference, code, provider, kind, quantity, price, amount, passenger_ids, segment_ids, shown,
  supplier_data, cancellation, state, tries, tried_at, first_tried_at, look_ups, locator, refunded, failures`;
