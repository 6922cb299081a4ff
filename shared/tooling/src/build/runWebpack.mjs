import { createRequire } from 'node:module';
import { chunkContents, consumedShared } from './contents.mjs';

const require = createRequire(import.meta.url);
const WANTED = { all: false, entrypoints: true, chunkGroups: true, assets: true, ids: true };

const SHOWN_ERRORS = 10;

/** webpack repeats an error for every affected module. Lists each error once, without its module. */
function describeErrors(stats) {
  const { errors } = stats.toJson({ all: false, errors: true });
  const said = new Map(
    errors.map(({ message, moduleName, loc }) => [
      message,
      `${moduleName ? `${moduleName}${loc ? `:${loc}` : ''}: ` : ''}${message}`,
    ]),
  );
  const more = said.size > SHOWN_ERRORS ? [`and ${said.size - SHOWN_ERRORS} more errors`] : [];
  return [...[...said.values()].slice(0, SHOWN_ERRORS), ...more].join('\n');
}

/**
 * Builds once. Returns webpack's stats and the contents of every chunk. @throws Error whose message is webpack's list of
 * errors
 */
export function runWebpack(config) {
  const compiler = require('webpack')(config);
  return new Promise((resolve, reject) => {
    compiler.run((failure, stats) => {
      const errors = stats?.hasErrors() ? describeErrors(stats) : null;
      const result =
        failure || errors
          ? null
          : {
              ...stats.toJson(WANTED),
              contents: chunkContents(stats.compilation),
              consumed: consumedShared(stats.compilation),
            };
      compiler.close(() => {
        if (result) resolve(result);
        else reject(failure ?? new Error(errors));
      });
    });
  });
}

/** A `webpack.config.cjs` of the repository: a function from options to a configuration. */
export const loadConfig = (folder) => require(`${folder}/webpack.config.cjs`);
