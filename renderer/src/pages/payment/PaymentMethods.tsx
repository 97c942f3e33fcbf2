import { Radio, RadioGroup } from '@fluentui/react-components';
import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { Order, PaymentMethod } from '../../../../shared/contract/schemas/orders.ts';
import { AddressLines } from '../../components/order/details/AddressLines.tsx';
import { ChargeList } from '../../components/order/details/ChargeList.tsx';
import styles from '../../components/order/OrderParts.module.css';
import type { OrderHandle } from '../../components/order/useOrder.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { useStores } from '../../stores/context.ts';
import { Field } from '../../ui/form/Field.tsx';
import { Link } from '../../ui/navigation/Link.tsx';
import { useFormats } from '../../ui/text/useFormats.ts';
import { CardPayment } from './CardPayment.tsx';
import { LastPaymentAttempt } from './LastPaymentAttempt.tsx';
import { BankTransfer } from './BankTransfer.tsx';

interface PaymentMethodsProps {
  order: Order;
  handle: OrderHandle;
}

/** An unpaid order: the last attempt, and the payment methods. */
export const PaymentMethods = observer(function PaymentMethods({ order, handle }: PaymentMethodsProps) {
  const { t } = useTranslation('order');
  const formats = useFormats();
  const transfer = order.payments.find(({ method, state }) => method === 'bank_transfer' && state === 'pending');
  const methods = useStores().queries.peek('readConfig', {})?.payment.methods ?? ['bank_transfer'];
  const hasChoice = methods.length > 1;
  const [method, setMethod] = useState(transfer ? 'bank_transfer' : (methods[0] ?? 'bank_transfer'));
  const [wasSent, setSent] = useState(false);
  return (
    <div className={styles.columns}>
      <div className={styles.parts}>
        {order.awaits_transfer && <p>{t('pay.awaitingTransfer')}</p>}
        {order.pay_until && <p>{t('pay.until', { date: formats.date(order.pay_until) })}</p>}
        <LastPaymentAttempt order={order} handle={handle} wasSent={wasSent} />
        <section className={styles.card}>
          {hasChoice && <MethodChoice methods={methods} method={method} onChoose={setMethod} />}
          {method === 'card' ? (
            <CardPayment order={order} handle={handle} onSent={() => setSent(true)} />
          ) : (
            <BankTransfer order={order} handle={handle} payment={transfer ?? null} hasChoice={hasChoice} />
          )}
        </section>
      </div>
      <div className={clsx(styles.card, styles.side)}>
        <ChargeList charge={order.charge} terms={order.terms} />
        <AddressLines address={order.address} />
        {!order.awaits_transfer && (
          <Link className={styles.link} to={paths.order(order.id)}>
            {t('pay.later')}
          </Link>
        )}
      </div>
    </div>
  );
});

interface MethodChoiceProps {
  methods: readonly PaymentMethod[];
  method: PaymentMethod;
  onChoose: (method: PaymentMethod) => void;
}

function MethodChoice({ methods, method, onChoose }: MethodChoiceProps) {
  const { t } = useTranslation('order');
  const labels = { card: t('pay.card'), bank_transfer: t('pay.transfer') };
  return (
    <Field label={t('pay.method')}>
      <RadioGroup value={method} onChange={(_, { value }) => onChoose(value === 'card' ? 'card' : 'bank_transfer')}>
        {methods.map((one) => (
          <Radio key={one} value={one} label={<span>{labels[one]}</span>} />
        ))}
      </RadioGroup>
    </Field>
  );
}
