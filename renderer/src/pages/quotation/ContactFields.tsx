import { Field, Select } from '@fluentui/react-components';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Country } from '../../../../shared/contracts/content.ts';
import type { QuotationForm } from '../../stores/QuotationStore.ts';
import { flagOf } from '../../ui/flagOf.ts';
import { useSite } from '../../ui/Head.tsx';
import { useFormats } from '../../ui/useFormats.ts';
import { useStyles } from './QuotationPage.styles.ts';
import { TextField } from './TextField.tsx';
import { useFieldText } from './useFieldText.ts';
import { usePhoneHint } from '../../components/usePhoneHint.ts';

/** Who is asking, and how to reach him. */
export function ContactFields({ countries }: { countries: readonly Country[] }) {
  const { t } = useTranslation('quotation');
  const styles = useStyles();
  const { getValues } = useFormContext<QuotationForm>();
  const isoOf = (id: number): string | undefined => countries.find((country) => country.id === id)?.iso;
  const phone = usePhoneHint();
  return (
    <fieldset className={styles.card}>
      <legend className={styles.legend}>{t('contact.title')}</legend>
      <TextField name="contact.nick_name" label={t('contact.name')} isRequired autoComplete="name" />
      <TextField
        name="contact.email"
        label={t('contact.email')}
        isRequired
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <CountryField countries={countries} />
      <TextField
        name="contact.mobile"
        label={t('contact.mobile')}
        hint={t('contact.mobileHint')}
        warning={phone.warning}
        isRequired
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        onLeave={(value) => phone.check(value, isoOf(getValues('contact.country')))}
      />
      <TextField name="contact.company" label={t('contact.company')} autoComplete="organization" />
    </fieldset>
  );
}

function CountryField({ countries }: { countries: readonly Country[] }) {
  const { t } = useTranslation('quotation');
  const { register, formState } = useFormContext<QuotationForm>();
  const { language } = useSite();
  const formats = useFormats();
  const styles = useStyles();
  const fieldText = useFieldText();
  const error = fieldText(formState.errors.contact?.country);
  const named = countries
    .map(({ id, iso }) => ({ id, name: formats.country(iso), flag: flagOf(iso) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, language));
  return (
    <Field className={styles.field} label={t('contact.country')} required {...(error && { validationMessage: error })}>
      <Select
        className={styles.control}
        size="large"
        autoComplete="country"
        {...register('contact.country', { valueAsNumber: true })}
      >
        <option value={0}>{t('contact.chooseCountry')}</option>
        {named.map(({ id, name, flag }) => (
          <option key={id} value={id}>{`${flag} ${name}`}</option>
        ))}
      </Select>
    </Field>
  );
}
