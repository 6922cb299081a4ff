// Fields about people for accounts and checkouts. They do not depend on a form library. Only lazily loaded forms bundle
// them.
export { BirthField } from './BirthField';
export type { BoundField } from './boundField';
export { ConsentFields } from './ConsentFields';
export { DocumentFields, type DocumentFieldsProps } from './DocumentFields';
export { EmailField } from './EmailField';
export { PhoneFields } from './PhoneFields';
export { useGenderOptions } from './useGenderOptions';
