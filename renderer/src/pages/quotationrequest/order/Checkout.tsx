import { Input, Textarea } from '@fluentui/react-components';
import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { LoadError } from '../../../components/loading/LoadError.tsx';
import styles from '../../../components/order/OrderParts.module.css';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { OWN_NUMBER_MAX } from '../../../../../shared/contract/limits.ts';
import type { OrderQuote } from '../../../../../shared/contract/schemas/orders.ts';
import type { PlatformUser } from '../../../platform/Platform.ts';
import { useStores } from '../../../stores/context.ts';
import { Field } from '../../../ui/form/Field.tsx';
import { EmptySelection } from '../../../components/quotation/EmptySelection.tsx';
import { LeftOut } from '../../../components/quotation/LeftOut.tsx';
import type { GoneVariant } from '../../../components/quotation/useQuotationLines.ts';
import { LoadingPlaceholder } from '../LoadingPlaceholder.tsx';
import { TooManyLines } from '../../../components/quotation/TooManyLines.tsx';
import { AddressChoice } from './AddressChoice.tsx';
import { CheckoutLines } from './CheckoutLines.tsx';
import { CheckoutTotal } from './CheckoutTotal.tsx';
import { Discounts } from './Discounts.tsx';
import { isNotAccepted, NotAccepted } from './NotAccepted.tsx';
import { OrderedElsewhere } from './OrderedElsewhere.tsx';
import { UnconfirmedOrder } from './UnconfirmedOrder.tsx';
import { useCheckout } from './useCheckout.ts';
import { type CheckoutSource, useCheckoutSource } from './useCheckoutSource.ts';
import { useCheckoutStore } from './useCheckoutStore.ts';

/** Names the customer in the order's note, where the rep sees it. Call it in an observer. */
function useCustomerNote(): void {
  const { t } = useTranslation('order');
  const { customers } = useStores();
  const checkout = useCheckoutStore();
  const { chosen } = customers;
  const isBegun = checkout.draft !== null;
  const customerName = chosen && [chosen.name, chosen.company].filter(Boolean).join(', ');
  useEffect(() => {
    if (!isBegun || !checkout.draft || !customers.view) return;
    const mark = t('note.customer', { who: '' });
    const lines = checkout.draft.note.split('\n').filter((line) => !line.startsWith(mark.trimEnd()));
    const note = [customerName ? `${mark}${customerName}` : '', lines.join('\n')].filter(Boolean).join('\n');
    if (note !== checkout.draft.note) checkout.choose({ note });
  }, [checkout, customers, isBegun, customerName, t]);
}

/** The checkout: goods, address, discounts, and the server's total. */
export const Checkout = observer(function Checkout({ user }: { user: PlatformUser }) {
  const checkout = useCheckoutStore();
  const { source, goneVariants, isChangedElsewhere, error, retry } = useCheckoutSource();
  const isSent = checkout.unanswered?.userId === user.user_id;
  if (isSent && !checkout.placing.isRunning) return <UnconfirmedOrder />;
  if (error) return <LoadError error={error} retry={retry} />;
  if (source === null) return <LoadingPlaceholder />;
  const { orderedElsewhere } = checkout;
  if (orderedElsewhere !== null && source === 'nothing') return <OrderedElsewhere onAgain={null} />;
  // While it is being placed, its lines may already have left the cart.
  if (source === 'nothing')
    return isSent ? <LoadingPlaceholder /> : <EmptySelection {...{ goneVariants, isChangedElsewhere }} />;
  if (source === 'tooMany') return <TooManyLines of="order" />;
  if (orderedElsewhere === source.about)
    return <OrderedElsewhere onAgain={source.goods.inquiry_id === undefined ? checkout.orderAgain : null} />;
  return (
    <CheckoutForm
      key={source.member.target.customer}
      userId={user.user_id}
      source={source}
      goneVariants={goneVariants}
      isChangedElsewhere={isChangedElsewhere}
    />
  );
});

interface CheckoutFormProps {
  userId: string;
  source: CheckoutSource;
  goneVariants: readonly GoneVariant[];
  isChangedElsewhere: boolean;
}

const CheckoutForm = observer(function CheckoutForm({
  userId,
  source,
  goneVariants,
  isChangedElsewhere,
}: CheckoutFormProps) {
  const checkout = useCheckoutStore();
  const { loadQuote, place } = useCheckout(userId, source);
  useCustomerNote();
  const { quote, draft, quoting } = checkout;
  const { inquiry_id: inquiryId } = source.goods;
  if (inquiryId !== undefined && quoting.error && isNotAccepted(quoting.error))
    return <NotAccepted inquiryId={Number(inquiryId)} />;
  if (!quote || !draft) {
    if (quoting.error) return <LoadError error={quoting.error} retry={loadQuote} />;
    return <LoadingPlaceholder />;
  }
  return (
    <div className={styles.columns}>
      <div className={styles.parts}>
        <LeftOut goneVariants={goneVariants} />
        <CheckoutLines quote={quote} source={source} />
        <AddressChoice />
        <Discounts quote={quote} />
        <OwnNumberFields quote={quote} />
        <NoteField />
      </div>
      <div className={clsx(styles.card, styles.side)}>
        <CheckoutTotal
          quote={quote}
          onRecalculate={loadQuote}
          onPlace={() => void place()}
          isChangedElsewhere={isChangedElsewhere}
        />
      </div>
    </div>
  );
});

const NoteField = observer(function NoteField() {
  const { t } = useTranslation('order');
  const checkout = useCheckoutStore();
  return (
    <section className={styles.card} aria-labelledby="checkout-note">
      <h2 id="checkout-note" className={styles.heading}>
        {t('note.title')}
      </h2>
      <Field label={t('note.label')}>
        <Textarea
          size="large"
          resize="vertical"
          maxLength={1000}
          value={checkout.draft?.note ?? ''}
          onChange={(_, { value }) => checkout.choose({ note: value })}
        />
      </Field>
    </section>
  );
});

/** The member's own numbers for the order: first those of its quotation. */
const OwnNumberFields = observer(function OwnNumberFields({ quote }: { quote: OrderQuote }) {
  const { t } = useTranslation('order');
  const checkout = useCheckoutStore();
  const { purchaseOrder, reference } = checkout.draft ?? {};
  return (
    <section className={styles.card} aria-labelledby="checkout-own">
      <h2 id="checkout-own" className={styles.heading}>
        {t('own.title')}
      </h2>
      <span className={styles.quiet}>{t('own.hint')}</span>
      <Field label={t('own.purchaseOrder')}>
        <Input
          size="large"
          maxLength={OWN_NUMBER_MAX}
          value={purchaseOrder ?? quote.purchase_order ?? ''}
          onChange={(_, { value }) => checkout.choose({ purchaseOrder: value })}
        />
      </Field>
      <Field label={t('own.reference')}>
        <Input
          size="large"
          maxLength={OWN_NUMBER_MAX}
          value={reference ?? quote.reference ?? ''}
          onChange={(_, { value }) => checkout.choose({ reference: value })}
        />
      </Field>
    </section>
  );
});
