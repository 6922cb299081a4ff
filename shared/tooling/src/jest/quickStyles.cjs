'use strict';
// jsdom, with three changes. A style rule whose tag or class an element does not have is not tried: jsdom tries every rule of the
// page on every element whenever a query asks what is visible; that was a third of the time of the browser tests. And what such a
// query asks for is looked up alone (`fewStyles.cjs`), as are labels and the options of selects (`quickLookups.cjs`).
const { createRequire } = require('node:module');
const { canMatch } = require('./canMatch.cjs');
const { createFewStyles } = require('./fewStyles.cjs');
const { quickenLookups } = require('./quickLookups.cjs');

const fromEnvironment = createRequire(require.resolve('jest-environment-jsdom'));
const jsdomPath = fromEnvironment.resolve('jsdom');
const fromJsdom = createRequire(jsdomPath);
const selectors = fromJsdom('./jsdom/living/helpers/selectors.js');

const { matchesDontThrow } = selectors;
// Key frames and the like have no selector.
const matches = (element, selector) =>
  selector !== undefined &&
  canMatch(
    selector,
    element._localName.toLowerCase(),
    element.getAttributeNS(null, 'class') ?? '',
  ) &&
  matchesDontThrow(element, selector);
// Read by jsdom's style rules when they are first loaded, which is below.
selectors.matchesDontThrow = matches;
quickenLookups(fromJsdom);

const { TestEnvironment } = fromEnvironment('./index.js');
const { implForWrapper } = fromJsdom('./jsdom/living/generated/utils.js');
let defaultRules;
const styleOf = createFewStyles({
  matches,
  Declaration: fromJsdom('cssstyle').CSSStyleDeclaration,
  defaultRules: () =>
    (defaultRules ??= fromJsdom('rrweb-cssom').parse(
      fromJsdom('./jsdom/browser/default-stylesheet.js'),
    )),
});

class QuickStyles extends TestEnvironment {
  constructor(...given) {
    super(...given);
    const whole = this.global.getComputedStyle.bind(this.global);
    this.global.getComputedStyle = (element, pseudo) => {
      const own = element && implForWrapper(element);
      // Nothing that jsdom would refuse, or answers in another way.
      if (pseudo || !own?._localName) return whole(element, pseudo);
      return styleOf(own, () => whole(element));
    };
  }
}

module.exports = QuickStyles;
