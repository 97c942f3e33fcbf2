import { observer } from 'mobx-react-lite';
import type { Order } from '../../../../shared/contract/schemas/orders.ts';
import { MemberField } from '../../components/member/form/MemberField.tsx';
import formStyles from '../../components/member/form/MemberForm.module.css';
import styles from '../../components/order/OrderParts.module.css';
import type { OrderHandle } from '../../components/order/useOrder.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Button } from '../../ui/form/Button.tsx';
import { useFormats } from '../../ui/text/useFormats.ts';
import { type CardFormEvents, useCardForm } from './useCardForm.ts';

interface CardFormProps extends CardFormEvents {
  order: Order;
  handle: OrderHandle;
}

/** Payment by card; the typed values stay in memory until the order is paid, and are stored nowhere. */
export const CardForm = observer(function CardForm({ order, handle, ...events }: CardFormProps) {
  const { t } = useTranslation('order');
  const formats = useFormats();
  const { fields, errors, pay } = useCardForm(order, handle, events);
  const { isRunning } = handle.work;
  return (
    <form className={styles.parts} noValidate onSubmit={(event) => void pay(event)}>
      <MemberField
        label={t('pay.number')}
        error={errors.number}
        isRequired
        input={{ inputMode: 'numeric', autoComplete: 'cc-number', ...fields.number }}
      />
      <div className={formStyles.pair}>
        <MemberField
          label={t('pay.expiry')}
          error={errors.expiry}
          isRequired
          input={{ autoComplete: 'cc-exp', ...fields.expiry }}
        />
        <MemberField
          label={t('pay.code')}
          hint={t('pay.codeHint')}
          error={errors.code}
          isRequired
          input={{ inputMode: 'numeric', autoComplete: 'cc-csc', ...fields.code }}
        />
      </div>
      <MemberField
        label={t('pay.holder')}
        error={errors.holder}
        isRequired
        input={{ autoComplete: 'cc-name', ...fields.holder }}
      />
      <p className={styles.small}>{t('pay.safe')}</p>
      <div className={styles.actions}>
        <Button className={styles.button} type="submit" appearance="primary" size="large" disabledFocusable={isRunning}>
          {isRunning ? t('pay.paying') : t('pay.cardButton', { total: formats.money(order.total, order.currency) })}
        </Button>
      </div>
    </form>
  );
});
