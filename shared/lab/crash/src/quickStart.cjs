'use strict';
// Starts the replica next to this file with the bytecode of an earlier one. Compiling the server's ten megabytes took half
// of the processor time of a replica that lives for two seconds.
const { existsSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const { createRequire, wrap } = require('node:module');
const path = require('node:path');
const { Script, constants } = require('node:vm');

/** After this time a replica has compiled the code of its start and of some first calls. */
const WARM_AFTER_MS = 3000;
const filename = path.join(__dirname, 'replica.cjs');
const cached = `${filename}.bytecode`;

const cachedData = existsSync(cached) ? readFileSync(cached) : undefined;
const script = new Script(wrap(readFileSync(filename, 'utf8')), {
  filename,
  cachedData,
  importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
});
const module_ = { exports: {} };
script.runInThisContext()(
  module_.exports,
  createRequire(filename),
  module_,
  filename,
  path.dirname(filename),
);

function keep() {
  if (existsSync(cached)) return;
  // Written atomically, because the process may be killed at any moment.
  writeFileSync(`${cached}.${process.pid}`, script.createCachedData());
  renameSync(`${cached}.${process.pid}`, cached);
}
if (!cachedData) setTimeout(keep, WARM_AFTER_MS);
