// The budgets as pure rules over numbers and lists. A KB is 1024 bytes; sizes are those of brotli 11.

import { readFileSync } from 'node:fs';
import { inRepo } from '../lib/paths.mjs';

export const KB = 1024;
/** Limits in bytes, which the registry of releases uses too, and the limit relative to the same sources as one bundle. */
const { route, entry, firstPage } = JSON.parse(
  readFileSync(inRepo('shared/contracts/src/shell/budgets.json'), 'utf8'),
);
const LIMITS = { route, entry: entry.webpack, firstPage, overSingle: 1.1 };

/** Code that is needed only after a click or in one lazy step, so it may not load with a page. */
const LAZY_ONLY = [
  /^zod$/,
  /^react-(aria|stately)/,
  /^@internationalized\/date$/,
  /^embla-carousel/,
  /^ol$/,
];
/** Packages that fail, or double their size, when a page has two copies of them. */
const ONE_COPY = [
  'react',
  'react-dom',
  'react-router',
  'react-router-dom',
  'react-redux',
  '@reduxjs/toolkit',
  'redux',
  'redux-saga',
  '@emotion/react',
  '@emotion/cache',
  'i18next',
  'react-i18next',
];
/** Packages that no file for browsers may contain, and what to use instead. */
const ABSENT = { moment: 'the functions of @tiquete/domain' };

const inKb = (bytes) => `${(bytes / KB).toFixed(1)} KB`;
const row = (name, value, limit, show = inKb) => ({
  name,
  value: show(value),
  limit: show(limit),
  ok: value <= limit,
});
const sum = (files, sizes) => files.reduce((total, file) => total + sizes[file].brotli, 0);
const unique = (files) => [...new Set(files)];

/** Files of a remote that a page loads at its start, without the entry. */
const pageFiles = (manifest, page) => unique([...manifest.chunks.remote, ...manifest.chunks[page]]);

/** Brotli bytes that a route loads at its start: the shell's entry, the remote's entry, its exposed module and the page. */
export const routeWeight = (shell, manifest, page) =>
  sum(shell.entry, shell.sizes) +
  manifest.sizes[manifest.entry].brotli +
  sum(pageFiles(manifest, page), manifest.sizes);

/** Rows with the sizes of one remote in this shell. `single` returns the size of a page in one plain bundle. */
export function weightRows(shell, manifest, single) {
  const { remote, descriptor } = manifest;
  const first =
    descriptor.routes.find((route) => route.path === descriptor.tab?.path) ?? descriptor.routes[0];
  return [
    row(`${remote}: entry`, manifest.sizes[manifest.entry].brotli, LIMITS.entry),
    row(
      `${remote}: first page (${first.page})`,
      sum(pageFiles(manifest, first.page), manifest.sizes),
      LIMITS.firstPage,
    ),
    ...descriptor.routes.flatMap(({ path, page }) => {
      const weight = routeWeight(shell, manifest, page);
      return [
        row(`route ${path}: JavaScript to start with`, weight, LIMITS.route),
        ...(single
          ? [
              row(
                `route ${path}: times one plain bundle`,
                weight / single(page),
                LIMITS.overSingle,
                (times) => times.toFixed(3),
              ),
            ]
          : []),
      ];
    }),
  ];
}

/** Problems with the contents of a build, one sentence each. */
export function contentProblems(name, contents, initial) {
  const problems = [];
  for (const chunk of initial) {
    for (const owner of Object.keys(contents[chunk]?.packages ?? {})) {
      if (LAZY_ONLY.some((pattern) => pattern.test(owner)))
        problems.push(
          `${name}: ${owner} is in "${chunk}", which every page starts with; load it when it is needed`,
        );
    }
  }
  const places = {};
  for (const { packages } of Object.values(contents)) {
    for (const [owner, folders] of Object.entries(packages))
      ((places[owner] ??= new Set(folders)),
        folders.forEach((folder) => places[owner].add(folder)));
  }
  for (const owner of ONE_COPY)
    if ((places[owner]?.size ?? 0) > 1)
      problems.push(`${name}: two copies of ${owner}: ${[...places[owner]].join(', ')}`);
  for (const [owner, instead] of Object.entries(ABSENT))
    if (owner in places) problems.push(`${name}: ${owner} is in this build; use ${instead}`);
  return problems;
}

/** Shared ids that a remote requires and the shell does not provide. */
export const missingShared = (policy, shell) =>
  Object.keys(policy)
    .filter((id) => !(id in shell.shared))
    .map((id) => `The shell does not provide the shared module ${id}`);
