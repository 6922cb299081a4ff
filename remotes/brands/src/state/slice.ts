import type {
  BrandAccess,
  BrandComparison,
  BrandHost,
  BrandSender,
  BrandVersionEntry,
  ConsoleBrand,
  ConsoleBrands,
} from '@tiquete/contracts';
import {
  all,
  createAction,
  createRequest,
  type PersistPolicy,
  type StoredRequest,
} from '@tiquete/platform';
import {
  type ComparisonQuery,
  fetchBrand,
  fetchBrands,
  fetchComparison,
  fetchHosts,
  fetchPeople,
  fetchSender,
  fetchVersions,
} from '../api';
import { type Edits, editsSlice, without } from './edits';

export const brandsQuery = createRequest<null, ConsoleBrands>('brands/list', fetchBrands);
export const brandQuery = createRequest<string, ConsoleBrand>('brands/brand', fetchBrand);
export const versionsQuery = createRequest<string, BrandVersionEntry[]>(
  'brands/versions',
  fetchVersions,
);
export const comparisonQuery = createRequest<ComparisonQuery, BrandComparison>(
  'brands/comparison',
  fetchComparison,
);
export const peopleQuery = createRequest<string, BrandAccess>('brands/people', fetchPeople);
export const hostsQuery = createRequest<string, BrandHost[]>('brands/hosts', fetchHosts);
export const senderQuery = createRequest<string, BrandSender>('brands/sender', fetchSender);
/** The api looked up the proof of a host again. */
export const hostChecked = createAction('brands/hostChecked', (host: BrandHost) => ({
  payload: host,
}));
/** The api looked up the records of the sender's domain again. */
export const senderChecked = createAction('brands/senderChecked', (sender: BrandSender) => ({
  payload: sender,
}));
/** The api saved a brand. The unsaved changes are part of it. */
export const brandSaved = createAction('brands/saved', (brand: ConsoleBrand) => ({
  payload: brand,
}));
/** The api changed a brand without the unsaved changes, by a publication or a revert. */
export const brandMoved = createAction('brands/moved', (brand: ConsoleBrand) => ({
  payload: brand,
}));

export interface BrandsState {
  list: StoredRequest<null, ConsoleBrands>;
  brand: StoredRequest<string, ConsoleBrand>;
  versions: StoredRequest<string, BrandVersionEntry[]>;
  comparison: StoredRequest<ComparisonQuery, BrandComparison>;
  people: StoredRequest<string, BrandAccess>;
  hosts: StoredRequest<string, BrandHost[]>;
  sender: StoredRequest<string, BrandSender>;
  edits: Edits;
}
export function brandsReducer(
  state: BrandsState | undefined,
  action: { type: string },
): BrandsState {
  const next: BrandsState = {
    list: brandsQuery.reducer(state?.list, action),
    brand: changedBrand(brandQuery.reducer(state?.brand, action), action),
    versions: versionsQuery.reducer(state?.versions, action),
    comparison: comparisonQuery.reducer(state?.comparison, action),
    people: peopleQuery.reducer(state?.people, action),
    hosts: checkedHosts(hostsQuery.reducer(state?.hosts, action), action),
    sender: checkedSender(senderQuery.reducer(state?.sender, action), action),
    edits: brandSaved.match(action)
      ? without(state?.edits ?? {}, action.payload.id)
      : editsSlice.reducer(state?.edits, action),
  };
  return state && isSame(state, next) ? state : next;
}
function changedBrand(known: BrandsState['brand'], action: { type: string }): BrandsState['brand'] {
  if (!brandSaved.match(action) && !brandMoved.match(action)) return known;
  const { payload: value } = action;
  return known.phase !== 'idle' && known.query === value.id
    ? { phase: 'ready', query: value.id, value, problem: null }
    : known;
}
function checkedHosts(known: BrandsState['hosts'], action: { type: string }): BrandsState['hosts'] {
  if (!hostChecked.match(action) || !('value' in known) || !known.value) return known;
  const { payload: checked } = action;
  return {
    ...known,
    value: known.value.map((each) => (each.host === checked.host ? checked : each)),
  };
}
const checkedSender = (
  known: BrandsState['sender'],
  action: { type: string },
): BrandsState['sender'] =>
  senderChecked.match(action) && 'value' in known ? { ...known, value: action.payload } : known;
const isSame = (one: BrandsState, other: BrandsState) =>
  one.list === other.list &&
  one.brand === other.brand &&
  one.versions === other.versions &&
  one.comparison === other.comparison &&
  one.people === other.people &&
  one.hosts === other.hosts &&
  one.sender === other.sender &&
  one.edits === other.edits;

interface Holder {
  brands: BrandsState;
}
export const selectBrands = ({ brands }: Holder): BrandsState => brands;

/** Persists unsaved changes only. The rest is fetched again. */
export const brandsPersist: PersistPolicy = {
  schema: 1,
  allow: ['edits'],
  fields: () => import('./guards'),
};

export function* brandsSaga() {
  yield* all([
    brandsQuery.saga(),
    brandQuery.saga(),
    versionsQuery.saga(),
    comparisonQuery.saga(),
    peopleQuery.saga(),
    hostsQuery.saga(),
    senderQuery.saga(),
  ]);
}
