import { aRemote } from '../testing/builders';
import { filesToPrefetch } from './prefetch';

const chunks = { remote: ['/c.remote.js'], home: ['/c.home.js'], results: ['/c.results.js', '/c.shared.js'] };
const remote = aRemote({ entry: '/entry.js', chunks });

it('takes only the first page of a remote that is not on screen', () => {
  expect(filesToPrefetch([remote], '/login')).toEqual(['/entry.js', '/c.remote.js', '/c.home.js']);
});
it('takes every page of the remote on screen', () => {
  expect(filesToPrefetch([remote], '/')).toEqual(['/entry.js', '/c.remote.js', '/c.home.js', '/c.results.js', '/c.shared.js']);
});
