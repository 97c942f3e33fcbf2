import { Input, type InputProps } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useController, useFormContext } from 'react-hook-form';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import type { ContactForm } from '../../../stores/contact/ContactStore.ts';
import { useStores } from '../../../stores/context.ts';
import { isoOf } from '../../form/isoOf.ts';
import { CountryField } from '../../form/CountryField.tsx';
import { useFieldMessage } from '../../form/useFieldMessage.ts';
import { usePhoneHint } from '../../form/usePhoneHint.ts';
import { Field } from '../../../ui/form/Field.tsx';
import styles from './ContactForm.module.css';

/** Name, e-mail, country and phone, in the specification's order. */
export const ContactFields = observer(function ContactFields() {
  const { t } = useTranslation('contact');
  const { contact } = useStores();
  const { getValues } = useFormContext<ContactForm>();
  const phone = usePhoneHint();
  return (
    <>
      <TextField name="nick_name" label={t('name')} autoComplete="name" />
      <TextField name="email" label={t('email')} type="email" inputMode="email" autoComplete="email" />
      <CountryChoice />
      <TextField
        name="mobile"
        label={t('phone')}
        hint={t('phoneHint')}
        warning={phone.warning}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        onLeave={(value) => phone.check(value, isoOf(contact.countries, getValues('country')))}
      />
    </>
  );
});

interface TextFieldProps {
  name: 'nick_name' | 'email' | 'mobile';
  label: string;
  hint?: string;
  /** A hint that does not block sending. */
  warning?: string | undefined;
  type?: NonNullable<InputProps['type']>;
  inputMode?: 'tel' | 'email';
  autoComplete: string;
  onLeave?: (value: string) => void;
}

function TextField({ name, label, hint, warning, onLeave, ...input }: TextFieldProps) {
  const { field, fieldState } = useController<ContactForm, typeof name>({ name });
  const error = useFieldText(name, fieldState.error?.message);
  const message = error ?? warning;
  const handleBlur = (): void => {
    field.onBlur();
    onLeave?.(field.value);
  };
  return (
    <Field
      label={label}
      required
      {...(hint && { hint })}
      {...(message && {
        validationMessage: message,
        validationState: error ? ('error' as const) : ('warning' as const),
      })}
    >
      <Input {...field} className={styles.control} size="large" {...input} onBlur={handleBlur} />
    </Field>
  );
}

const CountryChoice = observer(function CountryChoice() {
  const { contact } = useStores();
  const { field, fieldState } = useController<ContactForm, 'country'>({ name: 'country' });
  const { trigger } = useFormContext<ContactForm>();
  const handleChange = (value: string): void => {
    field.onChange(Number(value));
    void trigger('country');
  };
  return (
    <CountryField
      countries={contact.countries}
      isRequired
      error={fieldState.error}
      input={{ ...field, onChange: (_event, { value }) => handleChange(value) }}
    />
  );
});

/**
 * The message of a field's error: a missing field is named (S5), the server sends its own text, other errors are keys.
 */
function useFieldText(name: TextFieldProps['name'], message: string | undefined): string | undefined {
  const { t } = useTranslation('contact');
  const messageOf = useFieldMessage();
  return message === 'required' ? t(`enter.${name}`) : (messageOf({ message }) ?? undefined);
}
