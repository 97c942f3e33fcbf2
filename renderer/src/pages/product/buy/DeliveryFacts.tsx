import { clsx } from 'clsx';
import { BoxRegular } from '@fluentui/react-icons/headless/svg/box';
import { VehicleTruckProfileRegular } from '@fluentui/react-icons/headless/svg/vehicle-truck-profile';
import { observer } from 'mobx-react-lite';
import type { Sku } from '../../../../../shared/contract/schemas/catalogue.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useStores } from '../../../stores/context.ts';
import { useFormats } from '../../../ui/text/useFormats.ts';
import styles from './BuyBox.module.css';

/** Stock and pack of a variant, and its delivery date; the number of days until the date is known. */
export const DeliveryFacts = observer(function DeliveryFacts({ productId, sku }: { productId: number; sku: Sku }) {
  const { t } = useTranslation('product');
  const { queries } = useStores();
  const formats = useFormats();
  const delivery = queries.peek('readDeliveryDays', { id: productId, sku_id: sku.id });
  return (
    <div className={styles.facts}>
      <span className={styles.fact}>
        <VehicleTruckProfileRegular className={styles.icon} />
        <span>
          {delivery
            ? t('delivery.by', { date: formats.monthDay(delivery.delivery_date) })
            : t('delivery.days', { count: sku.delivery_days })}
        </span>
      </span>
      <span className={styles.fact}>
        <BoxRegular className={styles.icon} />
        <span>
          <span className={clsx(sku.stock > 0 && styles.inStock)}>
            {sku.stock > 0 ? t('sku.inStock', { amount: formats.number(sku.stock) }) : t('sku.toOrder')}
          </span>{' '}
          {sku.pack_size > 1 && <span className={styles.pack}>{`· ${t('sku.packOf', { count: sku.pack_size })}`}</span>}
        </span>
      </span>
    </div>
  );
});
