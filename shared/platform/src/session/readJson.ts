/** The server is ours and its answers are held to the protocol by its own tests; an empty object is no answer. */
export async function readJson<T>(response: Response): Promise<T | null> {
  const data: unknown = await response.json();
  return data && Object.keys(data).length > 0 ? (data as T) : null;
}
