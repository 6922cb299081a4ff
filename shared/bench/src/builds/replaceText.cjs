'use strict';
/** One string for another. @throws Error when the string is gone, for then the build would be the product's own. */
module.exports = function replaceText(source) {
  const { from, to } = this.getOptions();
  if (!source.includes(from)) throw new Error(`"${from}" is not in ${this.resourcePath}`);
  return source.replace(from, to);
};
