import { useTranslation } from '../../../i18n/useTranslation.ts';
import styles from '../QuotationRequestPage.module.css';
import { TextField } from './TextField.tsx';

/** The shopper's own numbers, by which they find the papers again. */
export function OwnNumberFields() {
  const { t } = useTranslation('order');
  return (
    <fieldset className={styles.card}>
      <legend className={styles.legend}>{t('own.title')}</legend>
      <span className={styles.quiet}>{t('own.hint')}</span>
      <div className={styles.pair}>
        <TextField name="purchase_order" label={t('own.purchaseOrder')} />
        <TextField name="reference" label={t('own.reference')} />
      </div>
    </fieldset>
  );
}
