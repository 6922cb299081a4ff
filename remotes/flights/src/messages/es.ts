import { home } from './home';
import { search } from './search';

/** Words that every page of flights has; the other files come with their pages. `_one` and `_other` are i18next's plural endings. */
export const es = { home, search } as const;
