import { useNavigate } from 'react-router-dom';
import type { ReturnableOrder } from '../../../../shared/contract/schemas/returns.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { Field } from '../../ui/form/Field.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { useFormats } from '../../ui/text/useFormats.ts';
import styles from './AfterSalesPage.module.css';

interface OrderChoiceProps {
  orders: readonly ReturnableOrder[];
  chosen: ReturnableOrder | null;
}

/** The order to return; the choice is an address, so that an order's page can link here. */
export function OrderChoice({ orders, chosen }: OrderChoiceProps) {
  const { t } = useTranslation('aftersale');
  const formats = useFormats();
  const navigate = useNavigate();
  const choose = (value: string): void =>
    void navigate(paths.afterSaleForm(value === '' ? 'new' : Number(value)), { replace: true });
  const lastDay = (order: ReturnableOrder): string =>
    formats.monthDay([order.return_until ?? '', order.exchange_until ?? ''].toSorted().at(-1)!);
  // The deadlines of the chosen order stand right below; the closed list of a small phone has no room for them.
  const nameOf = (order: ReturnableOrder): string =>
    order.order_id === chosen?.order_id
      ? order.order_code
      : t('form.orderUntil', { code: order.order_code, date: lastDay(order) });
  return (
    <Field className={styles.field} label={t('form.order')} required>
      <SelectField value={chosen?.order_id ?? ''} onChange={(_event, { value }) => choose(value)}>
        {!chosen && <option value="">{t('form.chooseOrder')}</option>}
        {orders.map((order) => (
          <option key={order.order_id} value={order.order_id}>
            {nameOf(order)}
          </option>
        ))}
      </SelectField>
    </Field>
  );
}
