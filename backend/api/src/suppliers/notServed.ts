/**
 * The supplier's answer, or `nothing` where it rejects the place or the day: that it sells none there or then is a complete answer,
 * not an outage. `isNotServed` recognises the rejection by the vendor's published codes. @throws every other failure
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
