/** The document's script factory: nonce, integrity and Trusted URL from the boot record; an unlisted address fails. */
export interface ScriptGate {
  (url: string, key?: string): HTMLScriptElement;
  /** Adds scripts to those that may run: path → integrity. */
  list: (integrity: Readonly<Record<string, string>>) => void;
  /** Address of the service worker; where the browser has Trusted Types, a TrustedScriptURL, which no type of the DOM's knows. */
  worker: string;
  /** Adds a block of structured data (schema.org, JSON-LD), and answers what takes it away; a document that was kept for times without a network lacks it. */
  data?: (json: string) => () => void;
}
declare global {
  var __gate: ScriptGate | undefined;
}
