// A file of its own, because a remote's first page loads it.

/** Name of the slice with the checkout of a remote. */
export const checkoutSlice = (remoteSlice: string) => `${remoteSlice}/checkout`;
export const offerGoneType = (remoteSlice: string) => `${checkoutSlice(remoteSlice)}/offerGone`;

/** Matches the action that ends an offer, for the slice of the remote. */
export const isOfferGone = (remoteSlice: string) => {
  const type = offerGoneType(remoteSlice);
  return (action: { type: string }) => action.type === type;
};
