// Command `keys`: makes and rotates the keys of a deployment, and seals again what older ones sealed. `keys --help` lists the
// subcommands.
import { readCommandConfig } from '../config';
import { runCommand } from '../db/runCommand';
import { runKeysCommand } from '../keys/runKeysCommand';

runCommand((withStorage) => runKeysCommand(process.argv.slice(2), readCommandConfig, withStorage));
