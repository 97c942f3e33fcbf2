import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { Sku } from '../../../../shared/contract/schemas/catalogue.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';

const useStyles = makeStyles({
  root: {
    display: 'inline-flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground2,
    lineHeight: tokens.lineHeightBase200,
    '::before': {
      content: '""',
      flexShrink: 0,
      width: '8px',
      height: '8px',
      borderRadius: tokens.borderRadiusCircular,
      backgroundColor: tokens.colorNeutralForeground4,
    },
  },
  inStock: { '::before': { backgroundColor: tokens.colorPaletteGreenForeground3 } },
});

interface DeliveryProps {
  item: { stock: number; delivery_days: number };
}

/** Stock and delivery time. */
export function Delivery({ item }: DeliveryProps) {
  const { t } = useTranslation('catalogue');
  const styles = useStyles();
  const isInStock = item.stock > 0;
  return (
    <span className={mergeClasses(styles.root, isInStock && styles.inStock)}>
      {t(isInStock ? 'delivery.inStock' : 'delivery.toOrder', { count: item.delivery_days })}
    </span>
  );
}

/** Whether only some of the wanted pieces are in stock; where none are, all are made to order. */
export const isShort = ({ is_priced, stock }: Pick<Sku, 'is_priced' | 'stock'>, quantity: number): boolean =>
  is_priced && stock > 0 && stock < quantity;
