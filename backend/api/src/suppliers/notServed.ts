/**
 * Returns the supplier's answer, or `nothing` when the supplier does not serve the place or the day. That counts as a
 * complete answer, not as an outage. `isNotServed` recognises it by the vendor's published codes. @throws every other
 * failure
 */
export async function unlessNotServed<T>(
  pending: Promise<T>,
  isNotServed: (error: unknown) => boolean,
  nothing: T,
): Promise<T> {
  try {
    return await pending;
  } catch (error) {
    if (isNotServed(error)) return nothing;
    throw error;
  }
}
