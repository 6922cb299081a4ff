// Common parts of the consoles of operators, product teams and brand admins. Each remote bundles them.
export { formColumn, formRow } from './form/formStyles';
export { useTextForm } from './form/useTextForm';
export { createUseQuery } from './query/createUseQuery';
export { QueryView } from './query/QueryView';
export { Entries, Entry } from './rows/Entries';
export { Row, RowBadges, RowButton, RowFigure, RowLink, Rows, RowText } from './rows/Rows';
export { CodeAgain } from './second-factor/CodeAgain';
export { SecondFactor } from './second-factor/SecondFactor';
export { PasskeyList } from './second-factor/passkeys/PasskeyList';
