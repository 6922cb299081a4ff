import type { ModuleId } from '@tiquete/contracts';

/** Every store has `searchSection`: the shell makes it before anything else. */
export function readLastModule(state: unknown): ModuleId | null {
  return (state as { searchSection: { typeLastSearch: ModuleId | null } }).searchSection
    .typeLastSearch;
}
