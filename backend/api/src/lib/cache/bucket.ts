import {
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';

export interface BucketOptions {
  /** Address of the store, if it is not AWS. */
  endpoint: string | null;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Milliseconds for one object of a few hundred KB, retries included. */
const DEADLINE_MS = 15_000;
const CONNECT_MS = 3000;
const TRIES = 3;

/**
 * Objects by key, in any store that speaks S3. `deadlineMs` bounds one call with its `tries`.
 */
export function openBucket(
  { endpoint, region, bucket, ...credentials }: BucketOptions,
  { deadlineMs = DEADLINE_MS, tries = TRIES } = {},
) {
  const client = new S3Client({
    ...(endpoint && { endpoint, forcePathStyle: true }),
    region,
    credentials,
    maxAttempts: tries,
    requestHandler: {
      connectionTimeout: Math.min(CONNECT_MS, deadlineMs),
      requestTimeout: deadlineMs,
    },
    // Stores other than AWS's do not support the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const inTime = () => ({ abortSignal: AbortSignal.timeout(deadlineMs) });
  return {
    async has(key: string) {
      try {
        await client.send(new HeadObjectCommand({ Bucket: bucket, Key: key }), inTime());
        return true;
      } catch (error) {
        if (isAbsent(error)) return false;
        throw error;
      }
    },
    /** Returns null when there is none. */
    async get(key: string): Promise<Uint8Array | null> {
      try {
        const command = new GetObjectCommand({ Bucket: bucket, Key: key });
        const { Body } = await client.send(command, inTime());
        return (await Body?.transformToByteArray()) ?? null;
      } catch (error) {
        if (isAbsent(error)) return null;
        throw error;
      }
    },
    async put(key: string, bytes: Uint8Array) {
      const command = new PutObjectCommand({
        Bucket: bucket,
        Key: key,
        Body: bytes,
        CacheControl: 'public, max-age=31536000, immutable',
      });
      await client.send(command, inTime());
    },
    /** All keys with this prefix. */
    async list(prefix: string): Promise<string[]> {
      const keys: string[] = [];
      let next: string | undefined;
      do {
        const command = new ListObjectsV2Command({
          Bucket: bucket,
          Prefix: prefix,
          ContinuationToken: next,
        });
        const page = await client.send(command, inTime());
        keys.push(...(page.Contents ?? []).flatMap(({ Key }) => Key ?? []));
        next = page.NextContinuationToken;
      } while (next !== undefined);
      return keys;
    },
    close: () => client.destroy(),
  };
}
export type Bucket = ReturnType<typeof openBucket>;

const isAbsent = (error: unknown) =>
  error instanceof NoSuchKey ||
  error instanceof NotFound ||
  (error instanceof Error && error.name === 'NotFound');
