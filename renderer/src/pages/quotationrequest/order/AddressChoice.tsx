import { MessageBar, MessageBarBody, Radio, RadioGroup } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { Address } from '../../../../../shared/contract/schemas/members.ts';
import { AddressForm } from '../../../components/member/form/AddressForm.tsx';
import { LoadError } from '../../../components/loading/LoadError.tsx';
import { addressFormName } from '../../../components/member/form/useAddressForm.ts';
import { useCountries } from '../../../components/member/form/useCountries.ts';
import { useQuery } from '../../../components/loading/useQuery.ts';
import { LoadingPlaceholder } from '../../../components/loading/LoadingPlaceholder.tsx';
import { AddressLines } from '../../../components/order/details/AddressLines.tsx';
import styles from '../../../components/order/OrderParts.module.css';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useStores } from '../../../stores/context.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { useCheckoutStore } from './useCheckoutStore.ts';

/** One of the member's addresses, or a new one. */
export const AddressChoice = observer(function AddressChoice() {
  const { t } = useTranslation('order');
  const { queries } = useStores();
  const reading = useQuery('listAddresses', {});
  // A new address is in the list before the list has been read again.
  const addresses = reading.data ?? queries.peek('listAddresses', {});
  return (
    <section className={styles.card} aria-labelledby="checkout-address">
      <h2 id="checkout-address" className={styles.heading}>
        {t('address.title')}
      </h2>
      {reading.error && !addresses && <LoadError error={reading.error} retry={reading.retry} />}
      {!reading.error && !addresses && <LoadingPlaceholder />}
      {addresses && <Addresses addresses={addresses} />}
    </section>
  );
});

const Addresses = observer(function Addresses({ addresses }: { addresses: readonly Address[] }) {
  const { t } = useTranslation('order');
  const { formDrafts } = useStores();
  const checkout = useCheckoutStore();
  const isBegun = formDrafts.of(addressFormName(null)) !== null;
  const [isWriting, setWriting] = useState(addresses.length === 0 || isBegun);
  const [hasWritten, setWritten] = useState(false);
  const chosenAddress = addresses.find(({ id }) => id === checkout.draft?.addressId);
  const usual = addresses.find((one) => one.is_default) ?? addresses[0];
  const { isAddressLost } = checkout;
  useEffect(() => {
    const addressId = checkout.draft?.addressId ?? null;
    if (isAddressLost || addresses.some(({ id }) => id === addressId)) return;
    if (addressId === null) checkout.choose({ addressId: usual?.id ?? null });
    else checkout.loseAddress();
  }, [checkout, addresses, chosenAddress, usual, isAddressLost]);
  if (isWriting) {
    const finish = (): void => {
      setWriting(false);
      setWritten(true);
    };
    return <NewAddress canCancel={addresses.length > 0} onDone={finish} />;
  }
  return (
    <>
      {isAddressLost && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody role="alert">{t('address.lost')}</MessageBarBody>
        </MessageBar>
      )}
      <RadioGroup
        aria-labelledby="checkout-address"
        value={String(chosenAddress?.id ?? '')}
        onChange={(_, { value }) => checkout.choose({ addressId: Number(value) })}
      >
        {addresses.map((address) => (
          // Scroll up: after the long form its result would be above the window.
          <Radio
            key={address.id}
            value={String(address.id)}
            autoFocus={hasWritten && address === chosenAddress}
            label={<AddressLines address={address} />}
          />
        ))}
      </RadioGroup>
      <div className={styles.actions}>
        <Button className={styles.button} onClick={() => setWriting(true)}>
          {t('address.other')}
        </Button>
      </div>
    </>
  );
});

const NewAddress = observer(function NewAddress({ canCancel, onDone }: { canCancel: boolean; onDone: () => void }) {
  const checkout = useCheckoutStore();
  const countries = useCountries();
  if (countries.error) return <LoadError error={countries.error} retry={countries.retry} />;
  if (!countries.data) return <LoadingPlaceholder />;
  const handleSaved = ({ id }: Address): void => {
    checkout.choose({ addressId: id });
    onDone();
  };
  return (
    <AddressForm
      address={null}
      heading="h3"
      hasFocus={canCancel}
      countries={countries.data}
      onSaved={handleSaved}
      {...(canCancel && { onCancel: onDone })}
    />
  );
});
