import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRepo } from '@tiquete/tooling/lib/paths';

/** The vertical that is redeployed, and what changes in it: a word a traveller reads. */
export const REDEPLOYED = 'hotels';
export const MESSAGES = 'messages/home.ts';
const folder = inRepo('remotes', REDEPLOYED);

export const edit = {
  file: path.join(folder, 'src', MESSAGES),
  from: 'Encuentra tu próximo hotel',
  to: 'Tu próximo hotel te espera',
};

/** A copy of the remote's source with the edit: its folder relative to the remote, and how to remove it. */
export function copyEdited() {
  const source = mkdtempSync(path.join(folder, '.tmp-bench-'));
  cpSync(path.join(folder, 'src'), source, { recursive: true });
  const file = path.join(source, MESSAGES);
  const before = readFileSync(file, 'utf8');
  if (!before.includes(edit.from))
    throw new Error(`"${edit.from}" is not in ${edit.file}: choose another string to redeploy.`);
  writeFileSync(file, before.replace(edit.from, edit.to));
  return {
    source: path.basename(source),
    remove: () => rmSync(source, { recursive: true, force: true }),
  };
}
