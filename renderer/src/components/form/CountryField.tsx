import { type SelectProps } from '@fluentui/react-components';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Field } from '../../ui/form/Field.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { useSite } from '../../ui/head/Head.tsx';
import { useFormats } from '../../ui/text/useFormats.ts';
import { type FieldFault, useFieldMessage } from './useFieldMessage.ts';
import styles from './CountryField.module.css';

/** Returns the flag emoji of a country: the two letters of its code as regional indicators. */
const flagOf = (iso: string): string =>
  String.fromCodePoint(...Array.from(iso.toUpperCase(), (letter) => 0x1f1e6 + letter.charCodeAt(0) - 65));

interface CountryFieldProps {
  /** Countries by the form's values, and their ISO codes. */
  countries: readonly { id: number | string; iso: string }[];
  error?: FieldFault;
  isRequired?: boolean;
  input: SelectProps;
}

/** A country, by its name in the reader's language. */
export function CountryField({ countries, error, isRequired = false, input }: CountryFieldProps) {
  const { t } = useTranslation('chrome');
  const { language } = useSite();
  const formats = useFormats();
  const label = t('country.label');
  const message = useFieldMessage()(error, label);
  const named = countries
    .map(({ id, iso }) => ({ id, name: formats.country(iso), flag: flagOf(iso) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, language));
  return (
    <Field className={styles.field} label={label} required={isRequired} validationMessage={message}>
      <SelectField autoComplete="country" {...input}>
        <option value={0}>{t('country.choose')}</option>
        {named.map(({ id, name, flag }) => (
          <option key={id} value={id}>{`${flag} ${name}`}</option>
        ))}
      </SelectField>
    </Field>
  );
}
