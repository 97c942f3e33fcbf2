import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { ArrowUndoRegular } from '@fluentui/react-icons/headless/svg/arrow-undo';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { ReturnableOrder } from '../../../../shared/contract/schemas/returns.ts';
import { LoadError } from '../../components/loading/LoadError.tsx';
import { useQuery } from '../../components/loading/useQuery.ts';
import { LoadingPlaceholder } from '../../components/loading/LoadingPlaceholder.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { useStores } from '../../stores/context.ts';
import { Button } from '../../ui/form/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { LinkButton } from '../../ui/form/LinkButton.tsx';
import styles from './AfterSalesPage.module.css';
import { DraftForm } from './DraftForm.tsx';
import { OrderChoice } from './OrderChoice.tsx';
import { useAfterSales } from './useAfterSales.ts';

/** A new request: first its order, then its lines. `chosen` is the order's id, or "new". */
export const RequestForm = observer(function RequestForm({ chosen }: { chosen: string }) {
  const { t } = useTranslation('aftersale');
  const { data: orders, error, retry } = useQuery('listReturnable', {});
  if (error) return <LoadError error={error} retry={retry} />;
  if (!orders) return <LoadingPlaceholder />;
  if (orders.length === 0) {
    return (
      <EmptyState icon={<ArrowUndoRegular />} title={t('none.title')} text={t('none.text')}>
        <LinkButton to={paths.afterSales}>{t('none.back')}</LinkButton>
        <LinkButton to={paths.publish('after-sales')}>{t('empty.rules')}</LinkButton>
      </EmptyState>
    );
  }
  const order = orders.find(({ order_id }) => String(order_id) === chosen) ?? (orders.length === 1 ? orders[0] : null);
  const isGone = chosen !== 'new' && String(order?.order_id) !== chosen;
  return (
    <div className={styles.form}>
      {isGone && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{t('form.gone')}</MessageBarBody>
        </MessageBar>
      )}
      <OrderChoice orders={orders} chosen={order ?? null} />
      {order && <Begun key={order.order_id} order={order} />}
    </div>
  );
});

/** The form, once there is a draft. */
const Begun = observer(function Begun({ order }: { order: ReturnableOrder }) {
  const { session } = useStores();
  const afterSales = useAfterSales();
  const userId = session.user?.user_id;
  useEffect(() => {
    if (userId !== undefined) afterSales.begin(userId, order);
  }, [afterSales, userId, order]);
  const { draft, endedElsewhere } = afterSales;
  if (userId !== undefined && endedElsewhere === order.order_id)
    return <EndedElsewhere onAgain={() => afterSales.begin(userId, order)} />;
  if (!draft || draft.userId !== userId || draft.orderId !== order.order_id) return null;
  return <DraftForm order={order} draft={draft} />;
});

/** Another tab has sent or discarded the draft that was shown here; `onAgain` begins another one. */
function EndedElsewhere({ onAgain }: { onAgain: () => void }) {
  const { t } = useTranslation('aftersale');
  return (
    <div role="status">
      <EmptyState icon={<ArrowUndoRegular />} title={t('elsewhere.title')} text={t('elsewhere.text')}>
        <LinkButton isPrimary to={paths.afterSales}>
          {t('none.back')}
        </LinkButton>
        <Button size="large" onClick={onAgain}>
          {t('elsewhere.again')}
        </Button>
      </EmptyState>
    </div>
  );
}
