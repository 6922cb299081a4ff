/** The environment without empty variables, which count as unset. */
export const filledEnvironment = (environment = process.env) =>
  Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );

/** @throws Error with one sentence when the text is not a port */
export function readPort(text, fallback) {
  if (text === undefined) return fallback;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535)
    throw new Error(`PORT must be a number from 1 to 65535, and is "${text}".`);
  return port;
}
