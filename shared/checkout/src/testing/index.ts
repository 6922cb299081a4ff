// For the tests of the remotes: a checkout's page with an api that sells, and what somebody types into it.
export * from './checkoutPage';
