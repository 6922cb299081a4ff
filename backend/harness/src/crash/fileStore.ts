import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SharedStore } from '@tiquete/api/cache';

/** What Redis is for replicas elsewhere: bytes that outlive a process. Real milliseconds; nothing is thrown away, the folder is. */
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
    lock: async () => 'nobody waits',
    unlock: async () => undefined,
    close: async () => undefined,
  };
}
