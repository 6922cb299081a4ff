import type { ModuleId } from '@tiquete/contracts';

/** Module of the newest search. `searchSection` is in every store, because the shell creates it first. */
export function readLastModule(state: unknown): ModuleId | null {
  return (state as { searchSection: { typeLastSearch: ModuleId | null } }).searchSection
    .typeLastSearch;
}
