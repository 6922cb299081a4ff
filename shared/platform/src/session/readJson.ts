/** Parses without validation: the api's own tests cover the protocol. Null for an empty object. */
export async function readJson<T>(response: Response): Promise<T | null> {
  const data: unknown = await response.json();
  return data && Object.keys(data).length > 0 ? (data as T) : null;
}
