import { DocumentTextRegular } from '@fluentui/react-icons/headless/svg/document-text';
import { observer } from 'mobx-react-lite';
import { useLoaderData } from 'react-router-dom';
import { RETURN_DAYS } from '../../../../shared/contract/limits.ts';
import type { Order } from '../../../../shared/contract/schemas/orders.ts';
import { GoodsTable } from '../../components/document/GoodsTable.tsx';
import { Sheet } from '../../components/document/Sheet.tsx';
import styles from '../../components/document/Sheet.module.css';
import { MemberFrame } from '../../components/member/MemberFrame.tsx';
import { LoadError } from '../../components/loading/LoadError.tsx';
import { useQuery } from '../../components/loading/useQuery.ts';
import { LoadingPlaceholder } from '../../components/loading/LoadingPlaceholder.tsx';
import { AddressLines } from '../../components/order/details/AddressLines.tsx';
import { BankDetails } from '../../components/order/details/BankDetails.tsx';
import { ChargeList } from '../../components/order/details/ChargeList.tsx';
import { excludedCosts, useTermFacts } from '../../components/order/useTerms.ts';
import { useOwnNumbers } from '../../components/order/useOwnNumbers.ts';
import { type Translate, useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { useStores } from '../../stores/context.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { LinkButton } from '../../ui/form/LinkButton.tsx';
import { useFormats } from '../../ui/text/useFormats.ts';

export interface InvoiceParams {
  id: number;
}

/** The pro-forma invoice of an order, and once it is paid, the invoice. */
export const InvoicePage = observer(function InvoicePage() {
  const { t } = useTranslation('order');
  const { queries, session } = useStores();
  const { id } = useLoaderData<InvoiceParams>();
  const order = session.isMember ? queries.peek('readOrder', { id }) : undefined;
  return (
    <MemberFrame title={order ? nameOf(order, t) : t('document.title')} isAlone>
      <MemberInvoice id={id} />
    </MemberFrame>
  );
});

const nameOf = ({ is_paid: isPaid, code }: Order, t: Translate<'order'>): string =>
  `${t(isPaid ? 'pay.invoice' : 'pay.proforma')} ${code}`;

const MemberInvoice = observer(function MemberInvoice({ id }: { id: number }) {
  const { t } = useTranslation('order');
  const { data: order, error, retry } = useQuery('readOrder', { id });
  if (error) return <LoadError error={error} retry={retry} />;
  if (!order) return <LoadingPlaceholder />;
  if (order.state === 'cancelled')
    return (
      <EmptyState icon={<DocumentTextRegular />} title={t('pay.gone')} text={t('pay.goneText')}>
        <LinkButton to={paths.order(id)}>{t('pay.toOrder')}</LinkButton>
      </EmptyState>
    );
  return <Invoice order={order} />;
});

function Invoice({ order }: { order: Order }) {
  const { t } = useTranslation('order');
  const formats = useFormats();
  const paidAt = order.timeline.find(({ state }) => state === 'paid')?.at ?? null;
  const facts = [
    { name: t('document.number'), value: order.code },
    { name: t('document.date'), value: formats.date(order.created_at) },
    { name: t('document.payUntil'), value: order.pay_until && formats.date(order.pay_until) },
    { name: t('payment.state.succeeded'), value: paidAt && formats.date(paidAt) },
    ...useOwnNumbers(order),
    ...useTermFacts(order.terms),
  ];
  const excluded = excludedCosts(order.terms);
  const terms = [
    ...(order.is_paid ? [] : [t('document.termsProforma')]),
    t('document.termsInvoice', { days: RETURN_DAYS }),
    ...(excluded ? [t(`document.${excluded}`)] : []),
  ];
  const rows = order.lines.map(({ sku, quantity, price }) => ({ id: sku.id, sku, quantity, price }));
  return (
    <Sheet
      name={nameOf(order, t)}
      seller={order.seller}
      back={paths.order(order.id)}
      facts={facts}
      to={<AddressLines address={order.address} />}
      terms={terms}
    >
      <GoodsTable rows={rows} currency={order.currency} />
      <div className={styles.sums}>
        <ChargeList charge={order.charge} terms={order.terms} isPaid={order.is_paid} />
      </div>
      {!order.is_paid && <TransferTo order={order} />}
    </Sheet>
  );
}

function TransferTo({ order }: { order: Order }) {
  const { t } = useTranslation('order');
  const transfer = order.payments.find(({ method, state }) => method === 'bank_transfer' && state === 'pending');
  return (
    <div className={styles.part}>
      <h2 className={styles.label}>{t('document.bankDetails')}</h2>
      <BankDetails seller={order.seller} reference={transfer?.reference ?? order.code} />
    </div>
  );
}
