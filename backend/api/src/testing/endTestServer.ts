/** Ends what `startTestServer` has started. */
async function endTestServer(): Promise<void> {
  await globalThis.endTestServer?.();
}

// Jest takes the default export.
export { endTestServer as default };
