// `npm run backup -- FILE`: writes the database to a file. `npm run restore -- FILE`: restores it into an empty database.
import './lib/requireNode.mjs';
import path from 'node:path';
import { sayApiCommand } from './lib/apiCommand.mjs';

const [command, ...files] = process.argv.slice(2);
const folder = process.env.INIT_CWD ?? process.cwd();
process.exitCode = await sayApiCommand(
  command,
  files.map((file) => path.resolve(folder, file)),
);
