import { createSlice, type PayloadAction, type PersistPolicy } from '@tiquete/platform';
import { isSame } from '@tiquete/search';
import { policyChange } from './policyChange';
import type { PlanFilters } from '../model/planFilters';
import { assistanceSearch, placesQuery } from './assistanceSearch';
import {
  initialAssistanceState,
  type AssistanceState,
  type PersistedField,
} from './assistanceState';

type ChosenPlan = Pick<AssistanceState, 'productCode' | 'assistanceCode' | 'chosenTotal'>;

export const assistanceSlice = createSlice({
  name: 'assistance',
  initialState: initialAssistanceState,
  reducers: {
    /** Remembers the plan of the checkout, so that a later price change is noticed. */
    planRemembered: (state, { payload }: PayloadAction<ChosenPlan>) => ({ ...state, ...payload }),
    /** Stores the filters in the page's address. Equal filters return the same state, which avoids a render. */
    viewOpened: (state, { payload: filters }: PayloadAction<PlanFilters>) =>
      isSame(state.filters, filters) ? state : { ...state, filters },
  },
  extraReducers: (builder) =>
    builder
      .addMatcher(assistanceSearch.isOwnReset, ({ recentSearches, places, changes }) => ({
        ...initialAssistanceState,
        recentSearches,
        places,
        changes,
      }))
      .addMatcher(assistanceSearch.isAction, assistanceSearch.reduce)
      .addMatcher(placesQuery.isAction, (state, action) => ({
        ...state,
        places: placesQuery.reducer(state.places, action),
      }))
      .addMatcher(policyChange.isAction, (state, action) => ({
        ...state,
        changes: policyChange.reducer(state.changes, action),
      })),
  selectors: {
    selectPlaces: (state) => state.places,
    selectFilters: (state) => state.filters,
    selectChosenPlan: (state): ChosenPlan => state,
  },
});
export const { planRemembered, viewOpened } = assistanceSlice.actions;
export const { selectPlaces, selectFilters, selectChosenPlan } = assistanceSlice.selectors;
export const assistancePersist = {
  schema: 1,
  allow: ['productCode', 'assistanceCode', 'chosenTotal', 'recentSearches'],
  fields: () => import(/* webpackChunkName: "guards" */ './guards'),
} satisfies PersistPolicy & { allow: PersistedField[] };
