import type { FieldGuards } from '../persistence/guards';
import type { ConfigState } from './configState';

/** Schema of `config` as it is stored. */
export const fields: FieldGuards<ConfigState> = ({ flag, matching }) => ({
  country: matching(/^[A-Z]{2}$/),
  currency: matching(/^[A-Z]{3}$/),
  isMobile: flag,
  hasResetSearchStates: flag,
});
