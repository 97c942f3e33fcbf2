import { Input, type InputProps } from '@fluentui/react-components';
import { type FieldFault, useFieldMessage } from '../../form/useFieldMessage.ts';
import { Field } from '../../../ui/form/Field.tsx';
import styles from './MemberForm.module.css';

interface MemberFieldProps {
  label: string;
  error: FieldFault;
  hint?: string;
  /** A hint that does not block saving. */
  warning?: string | undefined;
  isRequired?: boolean;
  input: InputProps;
}

/** A labelled text field with its error. */
export function MemberField({ label, error, hint, warning, isRequired = false, input }: MemberFieldProps) {
  const message = useFieldMessage()(error, label);
  return (
    <Field
      label={label}
      required={isRequired}
      {...(hint && { hint })}
      validationMessage={message ?? warning ?? null}
      validationState={error ? 'error' : warning ? 'warning' : 'none'}
    >
      <Input className={styles.input} size="large" {...input} />
    </Field>
  );
}
