import { join } from 'node:path';
import { findRoot } from '../lib/findRoot';
import { readBrandFiles } from '../brands/seedBrands';

const tiquete = readBrandFiles(join(findRoot(), 'backend/api/brands')).find(
  ({ id }) => id === 'tiquete',
);
const params = { ':brand': 'tiquete' };
const aVersion = { number: 1, revision: 1 };

/** A well-formed request for every call of the brand console. */
export const brandSamples = {
  'GET console/brands': () => ({}),
  'POST console/brands': () => ({
    body: { id: 'robada', name: 'Robada', copy: 'tiquete', host: 'robada.localhost' },
  }),
  'GET console/brands/:brand': () => ({ params }),
  'GET console/brands/:brand/versions': () => ({ params }),
  'GET console/brands/:brand/comparison': () => ({
    params,
    query: '?from=1&to=1',
  }),
  'PUT console/brands/:brand/draft': () => ({
    params,
    body: { seen: aVersion, file: { ...tiquete, name: 'Cambiada' } },
  }),
  'DELETE console/brands/:brand/draft': () => ({
    params,
    body: { seen: aVersion },
  }),
  'POST console/brands/:brand/previews': () => ({
    params,
    body: { file: tiquete, path: '/' },
  }),
  'POST console/brands/:brand/pictures': () => ({
    params,
    body: { kind: 'logo', content: 'bm8=' },
  }),
  'POST console/brands/:brand/heroes': () => ({ params }),
  'GET console/brands/:brand/people': () => ({ params }),
  'PATCH console/brands/:brand/people/:id': () => ({
    params: { ...params, ':id': 'nadie' },
    body: { role: 'operator' },
  }),
  'DELETE console/brands/:brand/people/:id': () => ({ params: { ...params, ':id': 'nadie' } }),
  'POST console/brands/:brand/invitations': () => ({
    params,
    body: { email: 'intruso@viajes.test', role: 'operator' },
  }),
  'DELETE console/brands/:brand/invitations/:id': () => ({
    params: { ...params, ':id': 'ninguna' },
  }),
  'POST accounts/me/invitations': () => ({ body: { token: 'x'.repeat(43) } }),
  'GET console/brands/:brand/hosts': () => ({ params }),
  'GET console/brands/:brand/sender': () => ({ params }),
  'POST console/brands/:brand/sender/verifications': () => ({ params }),
  'POST console/brands/:brand/hosts/:host/verifications': () => ({
    params: { ...params, ':host': 'localhost' },
    body: { method: 'dns' },
  }),
  'POST console/brands/:brand/publications': () => ({
    params,
    body: { seen: aVersion },
  }),
  'POST console/brands/:brand/reversions': () => ({
    params,
    body: { seen: aVersion, to: 1 },
  }),
};
