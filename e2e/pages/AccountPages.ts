import type { APIRequestContext, Page } from '@playwright/test';

interface Mail {
  template: string;
  to: string;
  text: string;
}
/** Locators of registration, sign-in help and the account. */
export class AccountPages {
  constructor(readonly page: Page) {}
  readonly name = () => this.page.getByLabel('Nombre', { exact: true });
  readonly lastname = () => this.page.getByLabel('Apellido', { exact: true });
  readonly email = () => this.page.getByLabel('Correo electrónico');
  readonly password = () => this.page.getByLabel('Contraseña', { exact: true });
  readonly terms = () => this.page.getByRole('checkbox', { name: /términos y condiciones/ });
  readonly dataPolicy = () => this.page.getByRole('checkbox', { name: /tratamiento de mis datos/ });
  readonly sendLink = () => this.page.getByRole('button', { name: 'Enviarme el enlace' });
  readonly create = () => this.page.getByRole('button', { name: 'Crear cuenta' });
}
/**
 * Text of the newest e-mail of a kind to an address. `operator` is the request context of a signed-in operator, who may read
 * the e-mails.
 */
export async function textOfMail(
  operator: APIRequestContext,
  template: string,
  to: string,
): Promise<string | null> {
  const answer = await operator.get('/api/development/mails');
  if (!answer.ok()) throw new Error(`the mailbox answers ${answer.status()}`);
  const { data } = (await answer.json()) as { data: Mail[] };
  return data.find((each) => each.template === template && each.to.includes(to))?.text ?? null;
}
/** The first link in such an e-mail. */
export const linkInMail = async (...mail: Parameters<typeof textOfMail>): Promise<string | null> =>
  /https?:\/\/\S+/.exec((await textOfMail(...mail)) ?? '')?.[0] ?? null;
