import { CheckmarkCircleRegular } from '@fluentui/react-icons/headless/svg/checkmark-circle';
import { DismissCircleRegular } from '@fluentui/react-icons/headless/svg/dismiss-circle';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { Order } from '../../../../shared/contract/schemas/orders.ts';
import { MemberFrame } from '../../components/member/MemberFrame.tsx';
import { LoadError } from '../../components/loading/LoadError.tsx';
import { LoadingPlaceholder } from '../../components/loading/LoadingPlaceholder.tsx';
import { UnlessPricesHidden } from '../../components/customers/UnlessPricesHidden.tsx';
import { useOrder } from '../../components/order/useOrder.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { useStores } from '../../stores/context.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { LinkButton } from '../../ui/form/LinkButton.tsx';
import { PaymentMethods } from './PaymentMethods.tsx';

export interface PaymentParams {
  id: number;
}

/** Payment of an order; after an interruption it shows the order's current state. */
export const PaymentPage = observer(function PaymentPage() {
  const { t } = useTranslation('order');
  const { queries, session } = useStores();
  const { id } = useLoaderData<PaymentParams>();
  const code = session.isMember ? queries.peek('readOrder', { id })?.code : undefined;
  return (
    <MemberFrame title={code ? t('pay.titleOf', { code }) : t('pay.title')} isAlone>
      <MemberPayment key={id} id={id} />
    </MemberFrame>
  );
});

const MemberPayment = observer(function MemberPayment({ id }: { id: number }) {
  const { kiosk } = useStores();
  const handle = useOrder(id);
  const { order, error, retry, work } = handle;
  // A kiosk keeps its session while the visitor pays on their phone; a limit of its own ends that.
  const isInProgress = work.isRunning || (order?.payments.some(({ page_path: page }) => page) ?? false);
  useEffect(() => {
    if (!isInProgress) return;
    kiosk.hold('payment', true);
    return () => kiosk.hold('payment', false);
  }, [kiosk, isInProgress]);
  if (error) return <LoadError error={error} retry={retry} />;
  if (!order) return <LoadingPlaceholder />;
  if (order.state === 'cancelled') return <Gone order={order} />;
  if (order.is_paid) return <Paid order={order} />;
  return (
    <UnlessPricesHidden>
      <PaymentMethods order={order} handle={handle} />
    </UnlessPricesHidden>
  );
});

function Paid({ order }: { order: Order }) {
  const { t } = useTranslation('order');
  return (
    <div role="status">
      <EmptyState
        icon={<CheckmarkCircleRegular />}
        title={t('pay.thanks', { code: order.code })}
        text={t('pay.thanksText')}
      >
        <LinkButton isPrimary to={paths.order(order.id)}>
          {t('pay.toOrder')}
        </LinkButton>
        <LinkButton to={paths.invoice(order.id)}>{t('pay.invoice')}</LinkButton>
        <LinkButton to={paths.category}>{t('pay.shop')}</LinkButton>
      </EmptyState>
    </div>
  );
}

function Gone({ order }: { order: Order }) {
  const { t } = useTranslation('order');
  return (
    <EmptyState icon={<DismissCircleRegular />} title={t('pay.gone')} text={t('pay.goneText')}>
      <LinkButton isPrimary to={paths.order(order.id)}>
        {t('pay.toOrder')}
      </LinkButton>
    </EmptyState>
  );
}
