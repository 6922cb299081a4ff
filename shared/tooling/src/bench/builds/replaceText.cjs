'use strict';
/** The one-string edit of a redeploy. @throws Error when the string is gone, for then nothing would be redeployed. */
module.exports = function replaceText(source) {
  const { from, to } = this.getOptions();
  if (!source.includes(from)) throw new Error(`"${from}" is not in ${this.resourcePath}`);
  return source.replace(from, to);
};
