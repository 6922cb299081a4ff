'use strict';
/**
 * Replaces one string by another. @throws Error when the string is not there, because the build would then be the product's
 * own.
 */
module.exports = function replaceText(source) {
  const { from, to } = this.getOptions();
  if (!source.includes(from)) throw new Error(`"${from}" is not in ${this.resourcePath}`);
  return source.replace(from, to);
};
