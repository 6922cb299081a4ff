'use strict';

/** A comma or a combinator within brackets or parentheses belongs to the compound it stands in. */
function splitOutside(selector, separators) {
  const parts = [''];
  let depth = 0;
  for (const character of selector) {
    if (character === '(' || character === '[') depth += 1;
    if (character === ')' || character === ']') depth -= 1;
    if (depth === 0 && separators.includes(character)) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

/** What an element itself must be for the rightmost compound of a selector: a tag, and classes. */
function requirementsOf(alternative) {
  const compound = splitOutside(alternative, ' >+~').at(-1) ?? '';
  const plain = compound.replace(/\([^)]*\)|\[[^\]]*\]|:{1,2}[\w-]+/g, '');
  return {
    tag: /^[a-z][\w-]*/i.exec(plain)?.[0].toLowerCase() ?? null,
    classes: [...plain.matchAll(/\.([\w-]+)/g)].map(([, name]) => name),
  };
}

const parsed = new Map();
function alternativesOf(selector) {
  if (!parsed.has(selector)) {
    // Escapes and nested parentheses are left to the real matcher.
    const isPlain = !/\\|\([^)]*\(/.test(selector);
    parsed.set(selector, isPlain ? splitOutside(selector, ',').map(requirementsOf) : null);
  }
  return parsed.get(selector);
}

/**
 * False only when no element with this tag (lower case) and these classes (words between blanks) can match `selector`:
 * a necessary condition, so that the real matcher is asked for the few rules that may apply.
 */
function canMatch(selector, tag, classes) {
  const alternatives = alternativesOf(selector);
  if (!alternatives) return true;
  const words = ` ${classes} `;
  return alternatives.some(
    (wanted) =>
      (wanted.tag === null || wanted.tag === tag) &&
      wanted.classes.every((name) => words.includes(` ${name} `)),
  );
}

module.exports = { canMatch };
