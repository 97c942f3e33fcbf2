import { useFormContext } from 'react-hook-form';
import type { Country } from '../../../../../shared/contract/schemas/content.ts';
import { isoOf } from '../../../components/form/isoOf.ts';
import { CountryField } from '../../../components/form/CountryField.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import type { QuotationForm } from '../../../stores/orders/QuotationStore.ts';
import styles from '../QuotationRequestPage.module.css';
import { TextField } from './TextField.tsx';
import { usePhoneHint } from '../../../components/form/usePhoneHint.ts';

/** The buyer's contact details. */
export function ContactFields({ countries }: { countries: readonly Country[] }) {
  const { t } = useTranslation('quotation');
  const { getValues } = useFormContext<QuotationForm>();
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
      <CountryChoice countries={countries} />
      <TextField
        name="contact.mobile"
        label={t('contact.mobile')}
        hint={t('contact.mobileHint')}
        warning={phone.warning}
        isRequired
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        onLeave={(value) => phone.check(value, isoOf(countries, getValues('contact.country')))}
      />
      <TextField name="contact.company" label={t('contact.company')} autoComplete="organization" />
    </fieldset>
  );
}

function CountryChoice({ countries }: { countries: readonly Country[] }) {
  const { register, formState } = useFormContext<QuotationForm>();
  return (
    <CountryField
      countries={countries}
      isRequired
      error={formState.errors.contact?.country}
      input={register('contact.country', { valueAsNumber: true })}
    />
  );
}
