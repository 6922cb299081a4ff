import { type Bucket, openBucket } from '../bucket';

/** A store in memory. `requests` lists the requested keys. */
export function aBucket(): Bucket & { objects: Map<string, Uint8Array>; requests: string[] } {
  const objects = new Map<string, Uint8Array>();
  const requests: string[] = [];
  return {
    objects,
    requests,
    has: async (key) => objects.has(key),
    async get(key) {
      requests.push(key);
      return objects.get(key) ?? null;
    },
    put: async (key, bytes) => void objects.set(key, bytes),
    list: async (prefix) => [...objects.keys()].filter((key) => key.startsWith(prefix)),
    close: () => undefined,
  };
}

/**
 * A real store: `TEST_S3_URL=http://KEY:SECRET@127.0.0.1:8080/bucket`. Tested with Debian's swift-proxy 2.30 and its S3 API.
 */
export function aRealBucket(address: string, secret?: string): Bucket {
  const { origin, pathname, username, password } = new URL(address);
  return openBucket({
    endpoint: origin,
    region: 'us-east-1',
    bucket: pathname.slice(1),
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: secret ?? password,
  });
}
