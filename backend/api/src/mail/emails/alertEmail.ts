import { alertMailSchemas, type AlertTemplate } from '../templates/alertMails';
import * as alert from '../messages/alert';
import type { Email } from './email';

export const isAlertTemplate = (template: string): template is AlertTemplate =>
  template in alertMailSchemas;

/** @throws Error for invalid data of the template */
export function alertEmail(
  template: AlertTemplate,
  data: unknown,
  { brandName, absolute }: { brandName: string; absolute: (path: string) => string },
): Email {
  switch (template) {
    case 'alert.confirm':
      return alert.confirm(alertMailSchemas[template].parse(data), brandName, absolute);
    case 'alert.dropped':
      return alert.dropped(alertMailSchemas[template].parse(data), brandName, absolute);
    case 'alert.full':
      return alert.full(alertMailSchemas[template].parse(data), brandName);
  }
}
