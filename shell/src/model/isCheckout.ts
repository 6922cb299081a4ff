const CHECKOUT = /^\/checkout\//;

/** True for a page on which a traveller buys or has just bought. It has no tabs, and no notice about a newer release. */
export const isCheckout = (pathname: string): boolean => CHECKOUT.test(pathname);
