// The fields about people that accounts and checkouts ask for. They know no form library: a form binds them. Only lazily loaded forms carry them.
export { BirthField } from './BirthField';
export type { BoundField } from './boundField';
export { ConsentFields } from './ConsentFields';
export { DocumentFields, type DocumentFieldsProps } from './DocumentFields';
export { EmailField } from './EmailField';
export { PhoneFields } from './PhoneFields';
export { useGenderOptions } from './useGenderOptions';
