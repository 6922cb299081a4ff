import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRepo } from '@tiquete/tooling/lib/paths';

/** The remote that is released again. The edit changes one word that a traveller reads. */
export const REDEPLOYED = 'hotels';
export const MESSAGES = 'messages/home.ts';
const folder = inRepo('remotes', REDEPLOYED);

export const edit = {
  file: path.join(folder, 'src', MESSAGES),
  from: 'Encuentra tu próximo hotel',
  to: 'Tu próximo hotel te espera',
};

/**
 * Copies the remote's source and applies the edit. Returns the folder relative to the remote, and a function that removes
 * it.
 */
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
