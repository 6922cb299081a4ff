/** Their test environment answers in its own currency. */
export const inPesos = (answer: unknown): unknown =>
  JSON.parse(JSON.stringify(answer).replaceAll(/"(?:EUR|USD)"/g, '"COP"'));
