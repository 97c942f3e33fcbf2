import { clsx } from 'clsx';
import type { Sku } from '../../../../../shared/contract/schemas/catalogue.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import styles from './Delivery.module.css';

interface DeliveryProps {
  item: { stock: number; delivery_days: number };
}

/** Stock and delivery time. */
export function Delivery({ item }: DeliveryProps) {
  const { t } = useTranslation('catalogue');
  const isInStock = item.stock > 0;
  return (
    <span className={clsx(styles.root, isInStock && styles.inStock)}>
      {t(isInStock ? 'delivery.inStock' : 'delivery.toOrder', { count: item.delivery_days })}
    </span>
  );
}

/** Whether only some of the wanted pieces are in stock; where none are, all are made to order. */
export const isShort = ({ is_priced, stock }: Pick<Sku, 'is_priced' | 'stock'>, quantity: number): boolean =>
  is_priced && stock > 0 && stock < quantity;
