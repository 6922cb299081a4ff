'use strict';
/**
 * Adds the remote's id to chunk names where several remotes are built together, so that their pages of the same name do not
 * collide.
 */
module.exports = function prefixChunks(source) {
  return source.replaceAll(
    'webpackChunkName: "',
    `webpackChunkName: "${this.getOptions().prefix}-`,
  );
};
