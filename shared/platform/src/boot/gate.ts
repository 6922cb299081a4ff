/**
 * The document's only function that creates script tags, with nonce, integrity and trusted URL from the boot record. It
 * throws for an address that is not listed.
 */
export interface ScriptGate {
  (url: string, key?: string): HTMLScriptElement;
  /** Allows further scripts: path → integrity. */
  list: (integrity: Readonly<Record<string, string>>) => void;
  /**
   * Address of the service worker. In browsers with Trusted Types it is a TrustedScriptURL, for which the DOM types have no
   * type.
   */
  worker: string;
  /**
   * Adds a block of structured data (schema.org, JSON-LD) and returns a function that removes it. Missing in an offline copy
   * of a document.
   */
  data?: (json: string) => () => void;
}
declare global {
  var __gate: ScriptGate | undefined;
}
