import { type SelectProps } from '@fluentui/react-components';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Field } from '../../ui/form/Field.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { useSite } from '../../ui/head/Head.tsx';
import { useFormats } from '../../ui/text/useFormats.ts';
import { type FieldFault, useFieldMessage } from './useFieldMessage.ts';
import styles from './CountryField.module.css';

interface CountryFieldProps {
  /** Countries by the form's values, and their ISO codes. */
  countries: readonly { id: number | string; iso: string }[];
  error?: FieldFault;
  isRequired?: boolean;
  input: SelectProps;
}

/**
 * A country, by its name in the reader's language alone: by its first letters the keyboard finds it, and by the whole name
 * the browser's autofill.
 */
export function CountryField({ countries, error, isRequired = false, input }: CountryFieldProps) {
  const { t } = useTranslation('chrome');
  const { language } = useSite();
  const formats = useFormats();
  const label = t('country.label');
  const message = useFieldMessage()(error, label);
  const namedCountries = countries
    .map(({ id, iso }) => ({ id, name: formats.country(iso) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, language));
  return (
    <Field className={styles.field} label={label} required={isRequired} validationMessage={message}>
      <SelectField autoComplete="country" {...input}>
        <option value={0}>{t('country.choose')}</option>
        {namedCountries.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    </Field>
  );
}
