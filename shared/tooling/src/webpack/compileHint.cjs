'use strict';
const { BannerPlugin, Compilation } = require('webpack');

/**
 * Marks scripts for V8, which then compiles all their functions in the background while they arrive, and stores the result
 * with the script. Without the mark it compiles each function on the main thread when it is first called, at every visit.
 * Other engines ignore the comment. It is added after minification, which removes comments, and before the hashes.
 */
const compileHint = (include) =>
  new BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    include,
    stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });

module.exports = { compileHint };
