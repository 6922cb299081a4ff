/**
 * Licences under which a traveller's browser and our servers may run others' code: all let it be used unchanged in a closed
 * product, asking at most that the notice goes along. MPL-2.0 and OFL-1.1 bind only changes to their own files, of which there are none.
 */
export const ALLOWED_LICENCES = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Zlib',
];

/** Licences that are allowed for these packages alone: how we use them is why. */
export const ALLOWED_FOR = [
  {
    name: /^@img\/sharp-libvips-/,
    licences: ['LGPL-3.0-or-later'],
    why: 'a shared library of its own, unchanged and replaceable, on our servers only; nobody is given a copy',
    on: '2026-11-26',
  },
  {
    name: /^caniuse-lite$/,
    licences: ['CC-BY-4.0'],
    why: 'data that a build reads; none of it is in what the build writes',
    on: '2026-11-26',
  },
  {
    name: /^argparse$/,
    licences: ['Python-2.0', 'PSF-2.0'],
    why: 'permissive; reads the command line of tools',
    on: '2026-11-26',
  },
];

/** Packages that name no licence in package.json, and where it was read instead. */
export const READ_ELSEWHERE = {
  'png-js': { licence: 'MIT', where: 'its LICENSE file', on: '2026-11-21' },
};

/** Weaknesses that were judged not to reach us: advisory id → why, by whom it would be noticed, and until when that holds. */
export const ACCEPTED_ADVISORIES = {};
