import { parseArgs } from 'node:util';

export const USAGE = `npm run new -- NAME --tab "LABEL" [--icon ICON] [--no-install]

Makes remotes/NAME: a page at /NAME with its tab, a slice that is saved, a saga, words and tests. Nothing is edited elsewhere but
what is generated: the lockfile, docker-compose.yml, gateway.conf and the files of the Helm chart. NAME has small letters, digits and single hyphens; LABEL is what
travellers read. Answers 0 when it is made, 1 when it cannot be, 2 when this is not understood.`;
const NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
/** A label that fits on a phone's tab and needs no quoting in code. */
const LABEL = /^[\p{L}\d](?:[\p{L}\d ]{0,22}[\p{L}\d])$/u;

/** The request in the arguments: `help`, `problem` with a sentence, or the remote to create. */
export function readNew(args, { taken, icons }) {
  let values, positionals;
  try {
    ({ values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        tab: { type: 'string' },
        icon: { type: 'string', default: 'ticket' },
        'no-install': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }));
  } catch (error) {
    return { problem: error.message };
  }
  if (values.help) return { help: true };
  const [id, ...rest] = positionals;
  if (id === undefined || rest.length > 0) return { problem: USAGE };
  if (!NAME.test(id) || id.length > 30)
    return { problem: `"${id}" is no name for a remote: small letters, digits, single hyphens.` };
  if (taken.includes(id)) return { problem: `There is a remote ${id} already.` };
  if (values.tab === undefined || !LABEL.test(values.tab))
    return {
      problem: 'Give its tab a label of 2 to 24 letters, digits and spaces: --tab "Cruceros".',
    };
  if (!icons.includes(values.icon))
    return { problem: `There is no icon "${values.icon}". Icons: ${icons.join(', ')}.` };
  return { id, label: values.tab, icon: values.icon, installs: !values['no-install'] };
}
