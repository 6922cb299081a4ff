import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SharedStore } from '@tiquete/api/cache';

/** Replaces Redis by files, which survive a killed process. Nothing expires; the folder is deleted after the run. */
export function createFileStore(folder: string): SharedStore {
  mkdirSync(folder, { recursive: true });
  const fileOf = (key: string) => join(folder, createHash('sha256').update(key).digest('hex'));
  return {
    async get(key) {
      try {
        return readFileSync(fileOf(key));
      } catch {
        return null;
      }
    },
    async set(key, bytes) {
      const part = `${fileOf(key)}.${process.pid}`;
      writeFileSync(part, bytes);
      renameSync(part, fileOf(key));
    },
    lock: async () => 'granted',
    unlock: async () => undefined,
    close: async () => undefined,
  };
}
