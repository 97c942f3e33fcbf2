import { placeLine } from '../../../../../shared/text/addressParts.ts';
import { observer } from 'mobx-react-lite';
import type { Order } from '../../../../../shared/contract/schemas/orders.ts';
import { isoOf } from '../../form/isoOf.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useFormats } from '../../../ui/text/useFormats.ts';
import { useCountries } from '../../member/form/useCountries.ts';
import styles from '../OrderParts.module.css';

/** An address in the form for a parcel. */
export const AddressLines = observer(function AddressLines({ address }: Pick<Order, 'address'>) {
  const { t } = useTranslation('order');
  const formats = useFormats();
  const { data: countries } = useCountries();
  const iso = isoOf(countries, address.country);
  return (
    <address className={styles.address}>
      {address.company && <span className={styles.name}>{address.company}</span>}
      <span className={styles.name}>{address.name}</span>
      <span>{address.detail}</span>
      {placeLine(address) && <span>{placeLine(address)}</span>}
      {iso && <span>{formats.country(iso)}</span>}
      <span className={styles.quiet}>{t('address.phone', { phone: address.phone })}</span>
    </address>
  );
});
