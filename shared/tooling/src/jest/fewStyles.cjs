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
  /** By jsdom's own cache, which it keeps until the document changes: the rules that count and the declarations of elements. */
  const kept = new WeakMap();
  /** By sheet. */
  const ofSheet = new WeakMap();
  const declaresFew = ({ style }) =>
    style !== undefined && FEW.some((name) => style.getPropertyValue(name) !== '');

  /** Rules of a sheet, and of its blocks for screens, that say anything of `FEW`. */
  function fewRulesOf(sheet) {
    const { length } = sheet.cssRules;
    const last = sheet.cssRules[length - 1];
    const known = ofSheet.get(sheet);
    if (known?.length === length && known.last === last) return known.rules;
    const rules = [];
    for (const rule of sheet.cssRules) {
      if (!rule.media) rules.push(rule);
      else if (Array.from(rule.media).includes('screen')) rules.push(...rule.cssRules);
    }
    const few = rules.filter(declaresFew);
    ofSheet.set(sheet, { length, last, rules: few });
    return few;
  }

  function declare(element, rules) {
    const declaration = new Declaration();
    const take = (style) => {
      for (const name of FEW) {
        const value = style.getPropertyValue(name);
        if (value === 'unset') declaration.removeProperty(name);
        else if (value !== '')
          declaration.setProperty(name, value, style.getPropertyPriority(name));
      }
    };
    for (const { selectorText, style } of rules) if (matches(element, selectorText)) take(style);
    take(element.style);
    return declaration;
  }

  function declarationOf(element) {
    const document = element._ownerDocument;
    // jsdom drops it at every change of the document, and makes it anew when it is asked next.
    document._styleCache ??= new WeakMap();
    let page = kept.get(document._styleCache);
    if (!page) {
      const sheets = [defaultRules(), ...document.styleSheets._list];
      page = { rules: sheets.flatMap(fewRulesOf), declarations: new WeakMap() };
      kept.set(document._styleCache, page);
    }
    let declaration = page.declarations.get(element);
    if (!declaration) page.declarations.set(element, (declaration = declare(element, page.rules)));
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
