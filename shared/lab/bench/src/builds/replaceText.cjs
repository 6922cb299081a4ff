'use strict';
/** Replaces a string. @throws Error when the string is missing, because the build would then equal the product's */
module.exports = function replaceText(source) {
  const { from, to } = this.getOptions();
  if (!source.includes(from)) throw new Error(`"${from}" is not in ${this.resourcePath}`);
  return source.replace(from, to);
};
