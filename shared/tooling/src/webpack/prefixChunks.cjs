'use strict';
/** Keeps the pages of two remotes apart where they are built as one: `detail` of one is not `detail` of another. */
module.exports = function prefixChunks(source) {
  return source.replaceAll(
    'webpackChunkName: "',
    `webpackChunkName: "${this.getOptions().prefix}-`,
  );
};
