/** Stops the server from `startTestServer`. */
async function endTestServer(): Promise<void> {
  await globalThis.endTestServer?.();
}

// Jest requires the default export.
export { endTestServer as default };
