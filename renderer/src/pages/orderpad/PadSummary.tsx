import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import { ConfirmFirst } from '../../components/account/confirmation/ConfirmFirst.tsx';
import { useAwaitsConfirmation } from '../../components/account/confirmation/useAwaitsConfirmation.ts';
import { useErrorText } from '../../components/loading/useErrorText.ts';
import { useMoney } from '../../components/useMoney.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { useStores } from '../../stores/context.ts';
import { Button } from '../../ui/form/Button.tsx';
import { SummaryCard, SummaryTotal } from '../../ui/layout/SummaryCard.tsx';
import { Link } from '../../ui/navigation/Link.tsx';
import summary from '../../ui/layout/SummaryCard.module.css';
import styles from './OrderPadPage.module.css';
import { useOrderPad } from './useOrderPad.ts';
import type { usePadOrder } from './usePadOrder.ts';

/** How far the list is, its total, and the steps on. */
export const PadSummary = observer(function PadSummary({ failure, addToCart }: ReturnType<typeof usePadOrder>) {
  const { t } = useTranslation('orderPad');
  const { session } = useStores();
  const pad = useOrderPad();
  const navigate = useNavigate();
  const money = useMoney();
  const errorText = useErrorText();
  const isAwaiting = useAwaitsConfirmation();
  const { ready, open, asWritten, unpriced, lines } = pad;
  const message =
    failure.error === 'guestFull'
      ? t('summary.guestFull')
      : failure.lines.size > 0
        ? t('summary.refused', { count: failure.lines.size })
        : failure.error && errorText(failure.error);
  return (
    <SummaryCard id="pad-summary" title={t('summary.title', { count: lines.length })}>
      <ul role="list" className={styles.counts}>
        <li>{t('summary.ready', { count: ready.length })}</li>
        {open.length > 0 && <li className={styles.problem}>{t('summary.open', { count: open.length })}</li>}
        {asWritten.length > 0 && <li>{t('summary.asWritten', { count: asWritten.length })}</li>}
      </ul>
      {/* Without a list price nothing is known of a total; $0.00 would be false. */}
      {session.isMember && pad.total > 0 && <SummaryTotal label={t('summary.total')} amount={money(pad.total)} />}
      {unpriced > 0 && <p className={styles.quiet}>{t('summary.unpriced', { count: unpriced })}</p>}
      {!session.isMember && session.isKnown && <p className={styles.quiet}>{t('summary.guest')}</p>}
      {isAwaiting && <ConfirmFirst />}
      <Button
        className={summary.wide}
        appearance="primary"
        disabledFocusable={ready.length === 0 || failure.isAdding}
        onClick={() => void addToCart()}
      >
        {ready.length === 0 ? t('summary.toCartNone') : t('summary.toCart', { count: ready.length })}
      </Button>
      <Button
        className={summary.wide}
        disabledFocusable={lines.length === 0 || open.length > 0}
        onClick={() => void navigate(paths.quotationForPad)}
      >
        {lines.length === 0 ? t('summary.toQuotationNone') : t('summary.toQuotation', { count: lines.length })}
      </Button>
      {session.isMember && !isAwaiting && lines.length > 0 && open.length === 0 && (
        <Link className={styles.budget} to={paths.budgetForPad}>
          {t('summary.budget')}
        </Link>
      )}
      <p className={styles.alert} role="alert">
        {message && <span>{message}</span>}
      </p>
      <p className={styles.quiet}>{t('summary.note')}</p>
    </SummaryCard>
  );
});
