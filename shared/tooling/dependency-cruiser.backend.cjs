'use strict';
// Allowed imports inside the api, and between the packages of backend/.

/** The one file of a product of the api that knows its suppliers. */
const WIRING = '^backend/api/src/products/[^/]+/suppliers\\.ts$';
/** Folders of the api that hold one subject each, for every product. */
const SUBJECTS = 'bookings|accounts|staff|mail|brands|releases|places|money|storefront|vouchers';

module.exports = ({ rule, TEST }) => [
  rule(
    'subjects-through-their-entry-points',
    'A subject of the api is used through a ports.ts or index.ts of its own, or by type; its insides are its own. app.ts, deps.ts and deps/ wire.',
    { path: `^backend/api/src/(${SUBJECTS})/`, pathNot: TEST },
    {
      path: `^backend/api/src/(${SUBJECTS})/`,
      pathNot: ['^backend/api/src/$1/', '/(ports|index)\\.ts$'],
      dependencyTypesNot: ['type-only'],
    },
  ),
  rule(
    'products-through-entry-points-of-subjects',
    'A product uses a subject through its ports.ts or index.ts, or by type.',
    { path: '^backend/api/src/products/', pathNot: TEST },
    {
      path: `^backend/api/src/(${SUBJECTS})/`,
      pathNot: '/(ports|index)\\.ts$',
      dependencyTypesNot: ['type-only'],
    },
  ),
  rule(
    'products-apart',
    'A product never sees another one.',
    { path: '^backend/api/src/products/([^/]+)/', pathNot: TEST },
    { path: '^backend/api/src/products/[^/]+/', pathNot: '^backend/api/src/products/$1/' },
  ),
  rule(
    'products-through-their-list',
    'The process knows its products by the list of products/index.ts, not by name.',
    { path: '^backend/api/src/[^/]+\\.ts$', pathNot: TEST },
    { path: '^backend/api/src/products/', pathNot: '^backend/api/src/products/[^/]+\\.ts$' },
  ),
  rule(
    'subjects-see-no-product',
    'What every product shares knows what a product is, and none of them.',
    { path: `^backend/api/src/(${SUBJECTS}|lib|http|effects|gateways|deps)/`, pathNot: TEST },
    { path: '^backend/api/src/products/', pathNot: '^backend/api/src/products/product\\.ts$' },
  ),
  rule(
    'suppliers-see-their-port',
    'A supplier knows the port it implements, lib and contracts: no subject, no product, no other supplier. What suppliers share is in suppliers/ itself, and for flights in suppliers/air.',
    { path: '^backend/api/src/suppliers/([^/]+)/', pathNot: TEST },
    {
      path: '^backend/api/src/',
      pathNot: [
        '^backend/api/src/suppliers/($1|air)/',
        '^backend/api/src/lib/',
        '/ports\\.ts$',
        '^backend/api/src/suppliers/[^/]+\\.ts$',
      ],
    },
  ),
  rule(
    'subjects-see-no-supplier',
    'A subject or a product knows its port, never a supplier; only suppliers.ts of a product makes them.',
    { path: `^backend/api/src/(${SUBJECTS}|products)/`, pathNot: [TEST, WIRING] },
    { path: '^backend/api/src/suppliers/' },
  ),
  rule(
    'lib-knows-no-subject',
    'lib and effects serve the subjects and know none.',
    { path: '^backend/api/src/(lib|effects)/', pathNot: TEST },
    {
      path: `^backend/api/src/(${SUBJECTS}|suppliers|deps)/`,
      dependencyTypesNot: ['type-only'],
    },
  ),
  rule(
    'harness-apart',
    'Crash runs and attacks import the api, by the entry points of its package.json. No package imports them.',
    { pathNot: '^backend/harness/' },
    { path: '^backend/harness/' },
  ),
  rule(
    'sandbox-apart',
    'The api meets the sandbox over HTTP only; its tests may start it.',
    { path: '^backend/api/src/', pathNot: TEST },
    { path: '^backend/sandbox/' },
  ),
];
