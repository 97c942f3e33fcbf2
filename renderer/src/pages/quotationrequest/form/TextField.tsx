import { Input, type InputProps, Textarea } from '@fluentui/react-components';
import { type FieldPath, useController, useFormContext } from 'react-hook-form';
import { useFieldMessage } from '../../../components/form/useFieldMessage.ts';
import type { QuotationForm } from '../../../stores/orders/QuotationStore.ts';
import { Field } from '../../../ui/form/Field.tsx';
import styles from '../QuotationRequestPage.module.css';

interface TextFieldProps {
  name: FieldPath<QuotationForm>;
  label: string;
  hint?: string;
  /** A hint that does not block sending. */
  warning?: string | undefined;
  isRequired?: boolean;
  isLong?: boolean;
  type?: NonNullable<InputProps['type']>;
  autoComplete?: string;
  inputMode?: 'decimal' | 'tel' | 'email';
  onLeave?: (value: string) => void;
}

/** A labelled field with its error. */
export function TextField({
  name,
  label,
  hint,
  warning,
  isRequired = false,
  isLong = false,
  type = 'text',
  onLeave,
  ...input
}: TextFieldProps) {
  const { control } = useFormContext<QuotationForm>();
  const { field, fieldState } = useController({ name, control });
  const error = useFieldMessage()(fieldState.error, label);
  const message = error ?? warning;
  const { ref, onBlur, onChange } = field;
  const value = typeof field.value === 'string' ? field.value : '';
  const handleBlur = (): void => {
    onBlur();
    onLeave?.(value);
  };
  return (
    <Field
      label={label}
      required={isRequired}
      {...(hint && { hint })}
      {...(message && {
        validationMessage: message,
        validationState: error ? ('error' as const) : ('warning' as const),
      })}
    >
      {isLong ? (
        <Textarea
          ref={ref}
          name={name}
          size="large"
          resize="vertical"
          value={value}
          onChange={onChange}
          onBlur={handleBlur}
        />
      ) : (
        <Input
          ref={ref}
          name={name}
          className={styles.control}
          size="large"
          type={type}
          {...input}
          value={value}
          onChange={onChange}
          onBlur={handleBlur}
        />
      )}
    </Field>
  );
}
