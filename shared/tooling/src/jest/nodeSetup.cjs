// A busy machine is no failure: no test asserts a time, so none may end by one unless it hangs.
jest.setTimeout(60_000);
// Fastify looks for the name of a plugin that has none in every loaded module; here that takes milliseconds a plugin.
Object.defineProperty(Function.prototype, Symbol.for('fastify.display-name'), {
  value: 'plugin of a test',
  writable: true,
});
