// Helpers for the tests of the remotes: a checkout page, the api's answers during a sale, and form input.
export * from './checkoutPage';
