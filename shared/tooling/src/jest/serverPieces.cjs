'use strict';
const { addBrowser } = globalThis;

/** Adds a browser to the test, with the interfaces that jsdom lacks. */
globalThis.openBrowser = () => {
  addBrowser();
  require('./browserPieces.cjs');
};
