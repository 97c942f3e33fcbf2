import { useFormContext } from 'react-hook-form';
import type { Country } from '../../../../../shared/contract/schemas/content.ts';
import type { Address } from '../../../../../shared/contract/schemas/members.ts';
import { needsPart } from '../../../../../shared/text/addressParts.ts';
import { isoOf } from '../../../components/form/isoOf.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import type { QuotationForm } from '../../../stores/orders/QuotationStore.ts';
import { Field } from '../../../ui/form/Field.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import styles from '../QuotationRequestPage.module.css';
import { TextField } from './TextField.tsx';

interface AddressFieldsProps {
  addresses: readonly Address[];
  countries: readonly Country[];
}

/** The delivery address: one of the member's, or another. */
export function AddressFields({ addresses, countries }: AddressFieldsProps) {
  const { t } = useTranslation('quotation');
  const country = useFormContext<QuotationForm>().watch('contact.country');
  const iso = isoOf(countries, country);
  return (
    <fieldset className={styles.card}>
      <legend className={styles.legend}>{t('address.title')}</legend>
      {addresses.length > 0 && <SavedAddresses addresses={addresses} />}
      <TextField name="address.detail" label={t('address.detail')} isRequired autoComplete="street-address" />
      <TextField
        name="address.postal_code"
        label={t('address.postal_code')}
        isRequired={needsPart('postal_code', iso)}
        autoComplete="postal-code"
      />
      <TextField
        name="address.region"
        label={t('address.region')}
        isRequired={needsPart('region', iso)}
        autoComplete="address-level1"
      />
    </fieldset>
  );
}

function SavedAddresses({ addresses }: { addresses: readonly Address[] }) {
  const { t } = useTranslation('quotation');
  const { setValue, watch } = useFormContext<QuotationForm>();
  const entered = watch('address');
  const current = addresses.find(
    (one) => one.detail === entered.detail && one.postal_code === entered.postal_code && one.region === entered.region,
  );
  const choose = (id: string): void => {
    const { postal_code = '', region = '', detail = '' } = addresses.find((one) => String(one.id) === id) ?? {};
    setValue('address', { postal_code, region, detail }, { shouldValidate: id !== '', shouldDirty: true });
  };
  return (
    <Field className={styles.field} label={t('address.saved')}>
      <SelectField value={current?.id ?? ''} onChange={(_, { value }) => choose(value)}>
        {addresses.map((one) => (
          <option key={one.id} value={one.id}>
            {/* The fields below show the rest. */}
            {[one.detail, one.region].join(', ')}
          </option>
        ))}
        <option value="">{t('address.other')}</option>
      </SelectField>
    </Field>
  );
}
