import { aDescriptorWith, aRemote } from '../testing/builders';
import { filesToPrefetch, pagesToWarm } from './warmWhenIdle';

const chunks = {
  remote: ['/c.remote.js'],
  home: ['/c.home.js'],
  results: ['/c.results.js', '/c.home.js'],
};
const remote = aRemote({ entry: '/entry.js', chunks });

it('fetches every page of the remote on screen, each file once', () => {
  expect(filesToPrefetch([remote], '/')).toEqual(['/c.home.js', '/c.results.js']);
  expect(filesToPrefetch([remote], '/login')).toEqual([]);
});
it('warms the first page of the other remotes', () => {
  expect(pagesToWarm([remote], '/login')).toEqual([{ id: 'hotels', page: 'home' }]);
  expect(pagesToWarm([remote], '/')).toEqual([]);
});
it('warms the first route of a remote without a tab', () => {
  expect(
    pagesToWarm([aRemote({ chunks, descriptor: aDescriptorWith({ tab: undefined }) })], '/login'),
  ).toEqual([{ id: 'hotels', page: 'home' }]);
});
it('skips builds that do not list their files', () => {
  expect(pagesToWarm([aRemote({ chunks: { remote: [] } })], '/login')).toEqual([]);
});
