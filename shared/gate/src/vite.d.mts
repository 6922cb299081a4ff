import type { Plugin } from 'vite';

/** Plugin for Vite: modules by addresses that a page's import map can list with their hashes. */
export declare const scriptGate: () => Plugin;
