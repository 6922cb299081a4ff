/**
 * Returns the supplier's answer, or `nothing` when the supplier rejects the place or the day. Such a rejection is a complete
 * answer, not an outage. `isNotServed` recognises it by the vendor's published codes. @throws every other failure
 */
export async function unlessNotServed<T>(
  asking: Promise<T>,
  isNotServed: (error: unknown) => boolean,
  nothing: T,
): Promise<T> {
  try {
    return await asking;
  } catch (error) {
    if (isNotServed(error)) return nothing;
    throw error;
  }
}
