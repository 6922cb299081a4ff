'use strict';

/** What tests ask of a style again and again, for every element of the page: whether it is seen and can be pressed. */
const FEW = ['display', 'visibility', 'opacity', 'pointer-events'];
/** Initial values of those that an element takes from its parent. */
const INHERITED = { visibility: 'visible', 'pointer-events': 'auto' };
const named = { pointerEvents: 'pointer-events' };

/**
 * `getComputedStyle` as jsdom has it, but what is in `FEW` is looked up alone: jsdom reads and writes anew every property of every
 * matching rule, and the colours with them, at each call. Every other property makes the whole style as before.
 * `matches` says whether a rule's selector meets an element, `defaultRules` are the browser's own rules.
 */
function createFewStyles({ matches, defaultRules, Declaration }) {
  /** Declarations of an element that jsdom keeps until the document changes. */
  const kept = new WeakMap();
  const hasFew = new WeakMap();

  function declaresFew({ style }) {
    if (!style) return false;
    const known = hasFew.get(style);
    if (known?.length === style.length) return known.any;
    const any = FEW.some((name) => style.getPropertyValue(name) !== '');
    hasFew.set(style, { length: style.length, any });
    return any;
  }

  function eachRule(sheet, handle) {
    for (const rule of sheet.cssRules) {
      if (!rule.media) handle(rule);
      else if (Array.from(rule.media).includes('screen'))
        for (const inner of rule.cssRules) handle(inner);
    }
  }

  function declare(element) {
    const declaration = new Declaration();
    const take = (style) => {
      for (const name of FEW) {
        const value = style.getPropertyValue(name);
        if (value === 'unset') declaration.removeProperty(name);
        else if (value !== '')
          declaration.setProperty(name, value, style.getPropertyPriority(name));
      }
    };
    const takeRule = (rule) => {
      if (declaresFew(rule) && matches(element, rule.selectorText)) take(rule.style);
    };
    eachRule(defaultRules(), takeRule);
    for (const sheet of element._ownerDocument.styleSheets._list) eachRule(sheet, takeRule);
    take(element.style);
    return declaration;
  }

  function declarationOf(element) {
    const document = element._ownerDocument;
    // jsdom drops it at every change of the document, and makes it anew when it is asked next.
    document._styleCache ??= new WeakMap();
    let declarations = kept.get(document._styleCache);
    if (!declarations) kept.set(document._styleCache, (declarations = new WeakMap()));
    let declaration = declarations.get(element);
    if (!declaration) declarations.set(element, (declaration = declare(element)));
    return declaration;
  }

  function valueOf(element, name) {
    const value = declarationOf(element).getPropertyValue(name);
    if (value !== '' || !(name in INHERITED)) return value;
    return element.parentElement ? valueOf(element.parentElement, name) : INHERITED[name];
  }

  /** The style of an element of jsdom's own; `makeWhole` makes what jsdom would. */
  return function styleOf(element, makeWhole) {
    let whole;
    const read = (name) => {
      whole ??= makeWhole();
      const value = Reflect.get(whole, name);
      return typeof value === 'function' ? value.bind(whole) : value;
    };
    const getPropertyValue = (name) =>
      FEW.includes(name) ? valueOf(element, name) : read('getPropertyValue')(name);
    return new Proxy(Declaration.prototype, {
      get(_target, name) {
        if (name === 'getPropertyValue') return getPropertyValue;
        const plain = named[name] ?? name;
        return FEW.includes(plain) ? valueOf(element, plain) : read(name);
      },
      has: (_target, name) => Reflect.has((whole ??= makeWhole()), name),
    });
  };
}

module.exports = { createFewStyles, FEW };
