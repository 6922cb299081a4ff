/**
 * Licences of code that browsers and our servers may run: all allow unchanged use in a closed product and require at most
 * the notice. MPL-2.0 and OFL-1.1 apply only to changes of their own files, and we change none.
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

/** Licences that are allowed for these packages only, because of the way in which we use them. */
export const ALLOWED_FOR = [
  {
    name: /^@img\/sharp-libvips-/,
    licences: ['LGPL-3.0-or-later'],
    why: 'a shared library of its own, unchanged and replaceable, on our servers only; no copy is distributed',
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

/** Packages without a licence in package.json, with the place where the licence was found. */
export const READ_ELSEWHERE = {
  'png-js': { licence: 'MIT', where: 'its LICENSE file', on: '2026-11-21' },
};

/**
 * Vulnerabilities that do not affect us, by advisory id: the reason, how a problem would be noticed, and the day on which
 * the acceptance ends.
 */
export const ACCEPTED_ADVISORIES = {};
