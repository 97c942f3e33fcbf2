import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { INQUIRY_LINES_MAX, REQUEST_LINES_MAX } from '../../../../shared/contract/limits.ts';
import { ConfirmFirst } from '../../components/account/confirmation/ConfirmFirst.tsx';
import { useCurrency } from '../../components/useCurrency.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { useStores } from '../../stores/context.ts';
import { Button } from '../../ui/form/Button.tsx';
import { LinkButton } from '../../ui/form/LinkButton.tsx';
import { SummaryCard, SummaryTotal } from '../../ui/layout/SummaryCard.tsx';
import summary from '../../ui/layout/SummaryCard.module.css';
import { Link } from '../../ui/navigation/Link.tsx';
import { useFormats } from '../../ui/text/useFormats.ts';
import styles from './CartSummary.module.css';

const UnpricedPrompt = lazy(() => import('./UnpricedPrompt.tsx').then((m) => ({ default: m.UnpricedPrompt })));

/** The total of the selected lines, and the next steps. */
export const CartSummary = observer(function CartSummary() {
  const { t } = useTranslation('cart');
  const { cart, session } = useStores();
  const navigate = useNavigate();
  const [isAsked, setAsked] = useState(false);
  const { selected } = cart;
  const over = selected.length - REQUEST_LINES_MAX;

  const unpricedIds = cart.selectedLines.flatMap(({ sku }) => (sku.is_priced ? [] : [sku.id]));
  const isToQuote = unpricedIds.length > 0;
  // An account with an unconfirmed address gets no list prices.
  const isAwaiting =
    session.isMember && cart.selectedLines.some(({ sku }) => sku.is_priced && sku.market_price === undefined);
  const [prompt, setPrompt] = useState<'never' | 'open' | 'closed'>('never');

  const goOn = (to: string, most: number): void => {
    setAsked(selected.length === 0);
    if (selected.length > 0 && selected.length <= most) void navigate(to);
  };
  return (
    <SummaryCard id="cart-summary" title={t('summary.title')}>
      <p className={styles.quiet}>{t('summary.selected', { count: selected.length })}</p>
      {session.isMember && !isAwaiting && <MemberTotal />}
      {!session.isMember && <GuestLogin />}
      {isAwaiting && <ConfirmFirst />}
      {session.isMember && !isAwaiting && (
        <Button
          className={summary.wide}
          appearance={isToQuote ? 'secondary' : 'primary'}
          onClick={() => (isToQuote ? setPrompt('open') : goOn(paths.checkout, REQUEST_LINES_MAX))}
        >
          {t('summary.order')}
        </Button>
      )}
      <Button
        className={summary.wide}
        appearance={isAwaiting || (session.isMember && isToQuote) ? 'primary' : 'secondary'}
        onClick={() => goOn(paths.quotation, INQUIRY_LINES_MAX)}
      >
        {t('summary.quotation')}
      </Button>
      {prompt !== 'never' && (
        <Suspense>
          <UnpricedPrompt isOpen={prompt === 'open'} unpriced={unpricedIds} onClose={() => setPrompt('closed')} />
        </Suspense>
      )}
      <p className={styles.alert} role="alert">
        {isAsked && selected.length === 0 && <span>{t('nothingToQuote')}</span>}
        {session.isMember && !isAwaiting && over > 0 && <span>{t('tooMany', { max: REQUEST_LINES_MAX, over })}</span>}
      </p>
      <Link className={styles.pad} to={paths.orderPad}>
        {t('summary.pad')}
      </Link>
      {session.isMember && !isAwaiting && selected.length > 0 && (
        <Link className={styles.pad} to={paths.budget}>
          {t('summary.budget')}
        </Link>
      )}
      <p className={styles.note}>{t('summary.note')}</p>
    </SummaryCard>
  );
});

const MemberTotal = observer(function MemberTotal() {
  const { t } = useTranslation('cart');
  const { cart } = useStores();
  const formats = useFormats();
  const currency = useCurrency();
  const { total, unpriced } = cart.totals;
  return (
    <>
      <SummaryTotal label={t('summary.total')} amount={formats.money(total, cart.cart?.currency ?? currency)} />
      {unpriced > 0 && <p className={styles.unpriced}>{t('summary.unpriced', { count: unpriced })}</p>}
      <span className={clsx(styles.note, styles.saving)} role="status">
        {cart.member.isSaving ? t('summary.saving') : ''}
      </span>
    </>
  );
});

function GuestLogin() {
  const { t } = useTranslation('cart');
  return (
    <div className={styles.login}>
      <p className={styles.loginTitle}>{t('guest.title')}</p>
      <p className={styles.quiet}>{t('guest.text')}</p>
      <LinkButton className={summary.wide} isPrimary to={paths.login(paths.cart)}>
        {t('guest.logIn')}
      </LinkButton>
      <LinkButton className={summary.wide} to={paths.register(paths.cart)}>
        {t('guest.register')}
      </LinkButton>
    </div>
  );
}
