/** Seconds between progress lines of a long step. */
const QUIET_SECONDS = 15;

const seconds = (since) => Math.round((performance.now() - since) / 1000);
export const say = (text) => console.log(text);

/** Runs `work` under a label and prints its progress while it is slow, and its duration at the end. Rethrows errors. */
export async function step(label, work) {
  const started = performance.now();
  say(`${label}…`);
  const tick = setInterval(
    () => say(`  still ${label.toLowerCase()} (${seconds(started)} s)`),
    QUIET_SECONDS * 1000,
  );
  try {
    const result = await work();
    if (seconds(started) > 1) say(`  done in ${seconds(started)} s`);
    return result;
  } finally {
    clearInterval(tick);
  }
}
