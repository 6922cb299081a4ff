import type { APIRequestContext, Page } from '@playwright/test';

interface Mail {
  template: string;
  to: string;
  text: string;
}
/** Locators of registration, sign-in help and the account. */
export class AccountPages {
  constructor(readonly page: Page) {}
  readonly name = () => this.page.getByLabel('Nombre y apellido');
  readonly email = () => this.page.getByLabel('Correo electrónico');
  readonly password = () => this.page.getByLabel('Contraseña', { exact: true });
  readonly terms = () => this.page.getByRole('checkbox', { name: /términos y condiciones/ });
  readonly dataPolicy = () => this.page.getByRole('checkbox', { name: /tratamiento de mis datos/ });
  readonly create = () => this.page.getByRole('button', { name: 'Crear cuenta' });
  readonly confirm = () => this.page.getByRole('button', { name: 'Confirmar mi correo' });
}
/** The link of the newest e-mail of a kind to an address; `operator` is the request context of a signed-in operator, who may read the kept e-mails. */
export async function linkInMail(
  operator: APIRequestContext,
  template: string,
  to: string,
): Promise<string | null> {
  const answer = await operator.get('/api/development/mails');
  if (!answer.ok()) throw new Error(`the mailbox answers ${answer.status()}`);
  const { data } = (await answer.json()) as { data: Mail[] };
  const mail = data.find((each) => each.template === template && each.to.includes(to));
  return mail ? (/https?:\/\/\S+/.exec(mail.text)?.[0] ?? null) : null;
}
