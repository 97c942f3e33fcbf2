import { Checkbox } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import type { Country } from '../../../../../shared/contract/schemas/content.ts';
import type { Address } from '../../../../../shared/contract/schemas/members.ts';
import { needsPart } from '../../../../../shared/text/addressParts.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { isoOf } from '../../form/isoOf.ts';
import { FormFailure } from '../../account/form/FormFailure.tsx';
import { useCountdown } from '../../account/useCountdown.ts';
import { CountryField } from '../../form/CountryField.tsx';
import { FormActions } from './FormActions.tsx';
import styles from './MemberForm.module.css';
import { MemberField } from './MemberField.tsx';
import { RegionField } from './RegionField.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { LinkButton } from '../../../ui/form/LinkButton.tsx';
import { usePhoneHint } from '../../form/usePhoneHint.ts';
import { useAddressForm } from './useAddressForm.ts';

interface AddressFormProps {
  /** Null: a new one. */
  address: Address | null;
  countries: readonly Country[];
  onSaved: (address: Address) => void;
  /** Where to go without saving. */
  cancelTo?: string;
  /** Closes the form without saving; absent where it is the only content. */
  onCancel?: () => void;
  /** Focuses the form if the member opened it; not if it was open from the start. */
  hasFocus?: boolean;
  /** The level of its heading: below that of the part it is in. */
  heading?: 'h2' | 'h3';
}

/** Adds or changes an address. */
export const AddressForm = observer(function AddressForm({
  address,
  countries,
  onSaved,
  cancelTo,
  onCancel,
  hasFocus = true,
  heading: Heading = 'h2',
}: AddressFormProps) {
  const { t } = useTranslation('member');
  const phone = usePhoneHint();
  const { form, initial, line, end, saving, isGone, save } = useAddressForm({ address, countries }, onSaved, hasFocus);
  const cancel = (): void => {
    end();
    onCancel?.();
  };
  const secondsLeft = useCountdown(saving.error);
  const { register, getValues, watch } = form;
  const { errors } = form.formState;
  const country = watch('country');
  const iso = isoOf(countries, country);
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void save(event)}>
      <Heading className={styles.heading}>{t(address ? 'addresses.editTitle' : 'addresses.addTitle')}</Heading>
      <FormFailure error={saving.error} isRunning={saving.isRunning} secondsLeft={secondsLeft}>
        {isGone && t('addresses.gone')}
      </FormFailure>
      <MemberField
        label={t('fields.recipient')}
        error={errors.name}
        isRequired
        input={{ autoComplete: 'name', ...line('name') }}
      />
      <CountryField
        countries={countries}
        error={errors.country}
        isRequired
        input={register('country', { valueAsNumber: true })}
      />
      <MemberField
        label={t('fields.detail')}
        error={errors.detail}
        isRequired
        input={{ autoComplete: 'street-address', ...line('detail') }}
      />
      <div className={styles.pair}>
        <MemberField
          label={t('fields.postalCode')}
          error={errors.postal_code}
          isRequired={needsPart('postal_code', iso)}
          input={{ autoComplete: 'postal-code', ...line('postal_code') }}
        />
        <RegionField
          country={country}
          isRequired={needsPart('region', iso)}
          error={errors.region}
          input={line('region')}
        />
      </div>
      <MemberField
        label={t('fields.phone')}
        hint={t('fields.phoneHint')}
        error={errors.phone}
        warning={phone.warning}
        isRequired
        input={{
          type: 'tel',
          inputMode: 'tel',
          autoComplete: 'tel',
          ...line('phone', { onBlur: () => phone.check(getValues('phone'), isoOf(countries, getValues('country'))) }),
        }}
      />
      <Checkbox
        label={<span>{t('addresses.asDefault')}</span>}
        defaultChecked={initial.is_default ?? false}
        {...register('is_default')}
      />
      <FormActions submit={t(saving.isRunning ? 'saving' : 'save')} isDisabled={saving.isRunning}>
        {cancelTo && (
          <LinkButton to={cancelTo} replace onClick={end}>
            {t('cancel')}
          </LinkButton>
        )}
        {onCancel && (
          <Button className={styles.submit} onClick={cancel}>
            {t('cancel')}
          </Button>
        )}
      </FormActions>
    </form>
  );
});
