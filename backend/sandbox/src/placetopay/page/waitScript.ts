import { createHash } from 'node:crypto';

/** Script that checks every second and a half whether the bank has answered. Without scripts the page reloads itself. */
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
