import { configureStore } from '@reduxjs/toolkit';
import { combineReducers } from 'redux';
import { newSearchRequested, searchModuleMiddleware } from './searchModule';
import { configSlice } from './configSlice';
import {
  initialSearchSection,
  searchSectionChanged,
  searchSectionSlice,
} from './searchSectionSlice';

const startStore = () =>
  configureStore({
    reducer: combineReducers({
      config: configSlice.reducer,
      searchSection: searchSectionSlice.reducer,
    }),
    middleware: (getDefault) => getDefault().concat(searchModuleMiddleware),
  });

it('resets the form of the previous module when another module is searched', () => {
  const store = startStore();
  store.dispatch(newSearchRequested({ module: 'HOTEL' }));
  store.dispatch(searchSectionChanged({ destination: 'CTG', sessionCode: 's1' }));
  store.dispatch(newSearchRequested({ module: 'FLIGHT' }));
  expect(store.getState().searchSection).toEqual({
    ...initialSearchSection,
    typeLastSearch: 'FLIGHT',
  });
  expect(store.getState().config.hasResetSearchStates).toBe(true);

  store.dispatch(newSearchRequested({ module: 'FLIGHT' }));
  expect(store.getState().config.hasResetSearchStates).toBe(false);
});

it('retains the form when the same module is searched again', () => {
  const store = startStore();
  store.dispatch(newSearchRequested({ module: 'HOTEL' }));
  store.dispatch(searchSectionChanged({ destination: 'CTG' }));
  store.dispatch(newSearchRequested({ module: 'HOTEL' }));
  expect(store.getState().searchSection.destination).toBe('CTG');
  expect(store.getState().config.hasResetSearchStates).toBe(false);
});
