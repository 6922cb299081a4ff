/** Solves a `sign-in-challenge`: returns a number whose hash begins with the required count of zero bits. */
export async function solveChallenge(challenge: string): Promise<string> {
  const bits = Number(challenge.split('.', 1)[0]);
  const encoder = new TextEncoder();
  for (let solution = 0; ; solution += 1) {
    const text = encoder.encode(`${challenge}:${solution}`);
    const hash = new DataView(await crypto.subtle.digest('SHA-256', text));
    if (hash.getUint32(0) >>> (32 - bits) === 0) return String(solution);
  }
}
