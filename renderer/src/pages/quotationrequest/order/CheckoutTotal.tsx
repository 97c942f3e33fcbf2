import { MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useLoaderData } from 'react-router-dom';
import type { OrderQuote } from '../../../../../shared/contract/schemas/orders.ts';
import { type ApiError, Code } from '../../../../../shared/contract/envelope.ts';
import { ChangedElsewhere } from '../../../components/quotation/ChangedElsewhere.tsx';
import { UnlessPricesHidden } from '../../../components/customers/UnlessPricesHidden.tsx';
import { ChargeList } from '../../../components/order/details/ChargeList.tsx';
import styles from '../../../components/order/OrderParts.module.css';
import { TermsList } from '../../../components/order/details/TermsList.tsx';
import { excludedCosts } from '../../../components/order/useTerms.ts';
import type { QuotationRequestParams } from '../../../components/quotation/useQuotationLines.ts';
import { useErrorText } from '../../../components/loading/useErrorText.ts';
import { useRetryOnline } from '../../../components/loading/useRetryOnline.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../routing/paths.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { useSite } from '../../../ui/head/Head.tsx';
import { Link } from '../../../ui/navigation/Link.tsx';
import { useFormats } from '../../../ui/text/useFormats.ts';
import { existingOrderOf } from './useCheckout.ts';
import { useCheckoutStore } from './useCheckoutStore.ts';

interface CheckoutTotalProps {
  quote: OrderQuote;
  onRecalculate: () => void;
  onPlace: () => void;
  isChangedElsewhere: boolean;
}

/** Why it cannot be ordered: describes the button, which stays focusable. */
const [OBSTACLE, NO_COUPON, NO_POINTS, NO_ADDRESS] = [
  'checkout-obstacle',
  'checkout-no-coupon',
  'checkout-no-points',
  'checkout-no-address',
];
const OBSTACLES = `${OBSTACLE} ${NO_COUPON} ${NO_POINTS} ${NO_ADDRESS}`;

/** The total, the reason why it cannot be ordered, and the button. */
export const CheckoutTotal = observer(function CheckoutTotal({
  quote,
  onRecalculate,
  onPlace,
  isChangedElsewhere,
}: CheckoutTotalProps) {
  const { t } = useTranslation('order');
  const checkout = useCheckoutStore();
  const formats = useFormats();
  const { hidesMoney } = useSite();
  const { charge, terms, is_orderable: isOrderable, coupon_problem: couponProblem } = quote;
  const { quoting, placing, draft, arePointsInvalid } = checkout;
  const excluded = excludedCosts(terms);
  const isMissing = draft?.addressId === null;
  const isBlocked =
    !isOrderable || couponProblem !== null || isMissing || arePointsInvalid || quoting.status !== 'done';
  return (
    <>
      <h2 className={styles.heading}>{t('charge.title')}</h2>
      <div aria-live="polite" aria-busy={quoting.isRunning}>
        <ChargeList charge={charge} terms={terms} />
      </div>
      {!hidesMoney && <p className={styles.small}>{t('charge.earns', { count: charge.earns })}</p>}
      {excluded && <p className={styles.small}>{t(`charge.${excluded}`)}</p>}
      <TermsList terms={terms} />
      <Obstacle quote={quote} onRecalculate={onRecalculate} />
      {isChangedElsewhere && <ChangedElsewhere />}
      {checkout.changed.size > 0 && !placing.error && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody role="status">{t('checkout.changedLines')}</MessageBarBody>
        </MessageBar>
      )}
      <Refused
        error={placing.error}
        total={formats.money(charge.total, charge.currency)}
        areLinesMarked={checkout.changed.size > 0}
        canRetry={isOrderable && couponProblem === null}
      />
      {couponProblem && (
        <p id={NO_COUPON} className={styles.quiet}>
          {t(`savings.${couponProblem}`)}
        </p>
      )}
      {arePointsInvalid && (
        <p id={NO_POINTS} className={styles.quiet}>
          {t('checkout.wrongPoints')}
        </p>
      )}
      {isMissing && (
        <p id={NO_ADDRESS} className={styles.quiet}>
          {t('checkout.noAddress')}
        </p>
      )}
      <UnlessPricesHidden>
        <Button
          className={styles.wide}
          appearance="primary"
          size="large"
          disabledFocusable={isBlocked || placing.isRunning}
          aria-describedby={isBlocked ? OBSTACLES : undefined}
          onClick={onPlace}
        >
          {placing.isRunning
            ? t('checkout.placing')
            : quoting.isRunning
              ? t('checkout.calculating')
              : t('checkout.place', { total: formats.money(charge.total, charge.currency) })}
        </Button>
      </UnlessPricesHidden>
    </>
  );
});

const Obstacle = observer(function Obstacle({
  quote,
  onRecalculate,
}: Pick<CheckoutTotalProps, 'quote' | 'onRecalculate'>) {
  const { t } = useTranslation(['order', 'member', 'catalogue']);
  const checkout = useCheckoutStore();
  const { single } = useLoaderData<QuotationRequestParams>();
  const errorText = useErrorText();
  const { error } = checkout.quoting;
  useRetryOnline(error, onRecalculate);
  if (error)
    return (
      <MessageBar intent="error" layout="multiline">
        <MessageBarBody>
          <span>{errorText(error)}</span>{' '}
          <Button appearance="transparent" onClick={onRecalculate}>
            {t('member:failed.retry')}
          </Button>
        </MessageBarBody>
      </MessageBar>
    );
  if (quote.is_orderable) return null;
  const isUnpriced = quote.lines.some(({ problem }) => problem === 'unpriced');
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody id={OBSTACLE}>
        <MessageBarTitle className={styles.messageTitle}>
          {t(isUnpriced ? 'checkout.unpricedTitle' : 'checkout.blocked')}
        </MessageBarTitle>
        <span>{t(isUnpriced ? 'checkout.unpricedText' : 'checkout.blockedText')}</span>
        {isUnpriced && (
          <span className={styles.remedies}>
            <Link
              className={styles.link}
              to={single ? paths.quotationFor(single.skuId, single.quantity) : paths.quotation}
            >
              {t('catalogue:contact.quotation')}
            </Link>
            <Link className={styles.link} to={paths.customerService}>
              {t('checkout.contact')}
            </Link>
          </span>
        )}
      </MessageBarBody>
    </MessageBar>
  );
});

interface RefusedProps {
  error: ApiError | null;
  total: string;
  /** The lines that have changed are shown as such. */
  areLinesMarked: boolean;
  canRetry: boolean;
}

/** Why the server refused it, and the remedy. */
function Refused({ error, total, areLinesMarked, canRetry }: RefusedProps) {
  const { t } = useTranslation('order');
  const errorText = useErrorText();
  if (!error) return null;
  const orderId = existingOrderOf(error);
  if (orderId !== null)
    return (
      <MessageBar intent="info" layout="multiline">
        <MessageBarBody>
          <span>{t('checkout.already')}</span>{' '}
          <Link className={styles.link} to={paths.order(orderId)}>
            {t('pay.toOrder')}
          </Link>
        </MessageBarBody>
      </MessageBar>
    );
  const isChanged = error.code === Code.conflict && !error.isKeyReused;
  // An address that is gone is said above, and this refusal with it.
  const reason = error.fieldErrors['address_id'] === undefined ? errorText(error) : t('address.changed');
  return (
    <MessageBar intent={isChanged ? 'warning' : 'error'} layout="multiline">
      <MessageBarBody>
        <MessageBarTitle className={styles.messageTitle}>
          {isChanged
            ? t(areLinesMarked ? 'checkout.changedLines' : 'checkout.changed')
            : t('checkout.failed', { reason })}
        </MessageBarTitle>
        {isChanged && <span>{t('checkout.changedHelp', { total })}</span>}
        {!isChanged && canRetry && <span>{t('checkout.failedHelp')}</span>}
      </MessageBarBody>
    </MessageBar>
  );
}
