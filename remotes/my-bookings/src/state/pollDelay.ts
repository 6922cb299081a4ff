const QUICK = { times: 20, milliseconds: 3000 };
const SLOW = { times: 60, milliseconds: 10_000 };

/** Milliseconds to the next look at a booking that is still moving; null once it has been watched for eleven minutes. */
export function pollDelay(looks: number): number | null {
  if (looks < QUICK.times) return QUICK.milliseconds;
  return looks < QUICK.times + SLOW.times ? SLOW.milliseconds : null;
}
