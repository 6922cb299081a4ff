'use strict';
// jsdom, with one change: a style rule whose tag or class an element does not have is not tried. jsdom tries every rule of
// the page on every element whenever a query asks what is visible; that was a third of the time of the browser tests.
const { createRequire } = require('node:module');
const { canMatch } = require('./canMatch.cjs');

const fromEnvironment = createRequire(require.resolve('jest-environment-jsdom'));
const fromJsdom = createRequire(fromEnvironment.resolve('jsdom'));
const selectors = fromJsdom('./jsdom/living/helpers/selectors.js');

const { matchesDontThrow } = selectors;
// Read by jsdom's style rules when they are first loaded, which is below.
// Key frames and the like have no selector.
selectors.matchesDontThrow = (element, selector) =>
  selector !== undefined &&
  canMatch(
    selector,
    element._localName.toLowerCase(),
    element.getAttributeNS(null, 'class') ?? '',
  ) &&
  matchesDontThrow(element, selector);

module.exports = fromEnvironment('./index.js');
