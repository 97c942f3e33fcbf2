import { Field as FluentField, type FieldProps } from '@fluentui/react-components';

/**
 * Fluent's field, with its texts wrapped, as it puts an asterisk or an icon beside them: a browser may translate them.
 */
export function Field({ label, hint, validationMessage, ...props }: FieldProps) {
  return (
    <FluentField
      {...props}
      label={wrapSlot(label)}
      hint={wrapSlot(hint)}
      validationMessage={wrapSlot(validationMessage)}
    />
  );
}
const wrapSlot = <S,>(slot: S) => (typeof slot === 'string' ? <span>{slot}</span> : (slot ?? null));
