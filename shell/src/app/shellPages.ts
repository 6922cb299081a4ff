import type { ComponentType } from 'react';
import type { MessageKey, Messages } from '@tiquete/platform';

export interface ShellPage {
  path: string;
  /** Message key of the page's name. */
  title: MessageKey<Messages['shell']>;
  load: () => Promise<ComponentType>;
  /** Requires a session; without one the traveller signs in first and returns. */
  session?: true;
}
/** The shell's own pages, each in its own chunk. */
export const shellPages: readonly ShellPage[] = [
  {
    path: '/login',
    title: 'login.title',
    load: async () =>
      (await import(/* webpackChunkName: "login" */ '../login/LoginPage')).LoginPage,
  },
  {
    path: '/register',
    title: 'account.register',
    load: async () =>
      (await import(/* webpackChunkName: "register" */ '../account/register/RegisterPage'))
        .RegisterPage,
  },
  {
    path: '/confirm_account',
    title: 'account.confirm',
    load: async () =>
      (await import(/* webpackChunkName: "confirm-account" */ '../account/confirm/ConfirmPage'))
        .ConfirmPage,
  },
  {
    path: '/forgot_password',
    title: 'account.forgot',
    load: async () =>
      (await import(/* webpackChunkName: "forgot-password" */ '../account/forgot/ForgotPage'))
        .ForgotPage,
  },
  {
    path: '/reset_password',
    title: 'account.reset',
    load: async () =>
      (await import(/* webpackChunkName: "reset-password" */ '../account/reset/ResetPage'))
        .ResetPage,
  },
  {
    path: '/invitation',
    title: 'account.invitation',
    load: async () =>
      (await import(/* webpackChunkName: "invitation" */ '../account/invitation/InvitationPage'))
        .InvitationPage,
  },
  {
    path: '/account',
    title: 'account.home',
    session: true,
    load: async () =>
      (await import(/* webpackChunkName: "account" */ '../account/home/AccountPage')).AccountPage,
  },
  {
    path: '/terms_and_conditions',
    title: 'footer.terms',
    load: async () =>
      (await import(/* webpackChunkName: "terms" */ '../legal/TermsPage')).TermsPage,
  },
  {
    path: '/data_processing_policies',
    title: 'footer.data',
    load: async () =>
      (await import(/* webpackChunkName: "data-policy" */ '../legal/DataPolicyPage'))
        .DataPolicyPage,
  },
  {
    path: '/payments_faq',
    title: 'footer.payments',
    load: async () =>
      (await import(/* webpackChunkName: "payments-faq" */ '../legal/PaymentsFaqPage'))
        .PaymentsFaqPage,
  },
  {
    path: '/credits',
    title: 'footer.credits',
    load: async () =>
      (await import(/* webpackChunkName: "credits" */ '../legal/CreditsPage')).CreditsPage,
  },
];
/** Page without the frame, which partners embed. */
export const searchsPage: ShellPage = {
  path: '/components/searchs',
  title: 'searchs.title',
  load: async () =>
    (await import(/* webpackChunkName: "searchs" */ '../embedded/SearchsPage')).SearchsPage,
};
export const notFoundPage: ShellPage = {
  path: '*',
  title: 'notFound.title',
  load: async () =>
    (await import(/* webpackChunkName: "not-found" */ '../notfound/NotFoundPage')).NotFoundPage,
};
