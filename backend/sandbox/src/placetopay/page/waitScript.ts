import { createHash } from 'node:crypto';

/** Checks every second and a half whether the bank has answered; without scripts the page reloads itself. */
export const waitScript = `setInterval(async () => {
  try {
    const answer = await fetch(location.pathname + '/estado');
    if (answer.ok && (await answer.text()) !== 'pendiente') location.reload();
  } catch {
    return;
  }
}, 1500);
`;
export const WAIT_SCRIPT_PATH = `/espera-${createHash('sha256').update(waitScript).digest('hex').slice(0, 10)}.js`;
