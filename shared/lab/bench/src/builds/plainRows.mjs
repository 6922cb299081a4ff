import { inRepo } from '@tiquete/tooling/lib/paths';

const LIST = inRepo('shared/ui/src/travel/list/WindowedList.tsx');
const FILTERS = inRepo('shared/search/src/filters/useAddressFilters.ts');

/**
 * Edits that make a bundle's results plain, as performance.md 2.5 measured them: every row is drawn, with
 * `content-visibility` for invisible rows, and a change of a filter is drawn at once instead of in a transition.
 */
export const plainRows = [
  {
    file: LIST,
    from: 'rowWindow(heights, sight, overscan)',
    to: '{ from: 0, to: items.length, above: 0, below: 0 }',
  },
  { file: LIST, from: 'ref={measure}', to: '' },
  {
    file: LIST,
    from: '{ paddingBottom: space }',
    to: "{ paddingBottom: space, contentVisibility: 'auto', containIntrinsicHeight: `auto ${estimateHeight}px` }",
  },
  { file: FILTERS, from: 'useDeferredValue(stored)', to: 'stored' },
  {
    file: FILTERS,
    from: 'startChange(async () =>',
    to: '((act: () => Promise<void>) => void act())(async () =>',
  },
  {
    file: inRepo('shell/src/app/App.tsx'),
    from: '<Router>',
    to: '<Router {...{ useTransitions: false }}>',
  },
];
