import { all } from '@tiquete/platform';
import { policyChange } from './policyChange';
import { assistanceSearch, placesQuery } from './assistanceSearch';

export function* assistanceSaga() {
  yield* all([assistanceSearch.saga(), placesQuery.saga(), policyChange.saga()]);
}
