import { loadingFinished, loadingSlice, loadingStarted, selectIsLoading } from './loadingSlice';
import { notify, noticesSlice } from './noticesSlice';

it('stays loading until every reason is finished', () => {
  let loading = loadingSlice.reducer(undefined, loadingStarted('sign-in'));
  loading = loadingSlice.reducer(loading, loadingStarted('price-check'));
  loading = loadingSlice.reducer(loading, loadingFinished('sign-in'));
  expect(selectIsLoading({ loading })).toBe(true);
  expect(
    selectIsLoading({ loading: loadingSlice.reducer(loading, loadingFinished('price-check')) }),
  ).toBe(false);
});

it('shows equal notices once', () => {
  const said = [1, 2, 3].reduce(
    (notices) => noticesSlice.reducer(notices, notify({ kind: 'info', text: 'Enlace copiado' })),
    noticesSlice.getInitialState(),
  );
  expect(said.map(({ text }) => text)).toEqual(['Enlace copiado']);
});
