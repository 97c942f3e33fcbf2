import { observer } from 'mobx-react-lite';
import { useLoaderData } from 'react-router-dom';
import { BUDGET_VALID_DAYS } from '../../../../shared/contract/limits.ts';
import type { Budget } from '../../../../shared/contract/schemas/quotations.ts';
import { GoodsTable } from '../../components/document/GoodsTable.tsx';
import { Sheet } from '../../components/document/Sheet.tsx';
import styles from '../../components/document/Sheet.module.css';
import { useQuery } from '../../components/loading/useQuery.ts';
import parts from '../../components/order/OrderParts.module.css';
import { useOwnNumbers } from '../../components/order/useOwnNumbers.ts';
import { QuotationRecipient } from '../../components/quotation/QuotationRecipient.tsx';
import type { QuotationRequestParams } from '../../components/quotation/useQuotationLines.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { useStores } from '../../stores/context.ts';
import { originOf } from '../../stores/orders/GoodsDrafts.ts';
import { QuotationStore } from '../../stores/orders/QuotationStore.ts';
import { useFormats } from '../../ui/text/useFormats.ts';
import type { BudgetGoods } from './useBudgetGoods.ts';

interface BudgetSheetProps {
  budget: Budget;
  goods: BudgetGoods;
}

/** The document: what has a list price is priced, the rest is on request. */
export const BudgetSheet = observer(function BudgetSheet({ budget, goods }: BudgetSheetProps) {
  const { t } = useTranslation('order');
  const formats = useFormats();
  const numbers = useOwnNumbers(useWrittenNumbers(goods));
  const { currency, total } = budget;
  const facts = [
    { name: t('document.number'), value: goods.inquiry?.code ?? null },
    { name: t('document.date'), value: formats.date(budget.created_at) },
    { name: t('document.validUntil'), value: formats.date(budget.valid_until) },
    ...numbers,
  ];
  const unpricedCount = budget.lines.filter(({ price }) => price === null).length + goods.freeLines.length;
  const terms = [t('budget.terms', { days: BUDGET_VALID_DAYS, currency }), t('budget.notBinding')];
  return (
    <Sheet
      name={[t('budget.title'), goods.inquiry?.code].join(' ').trim()}
      seller={budget.seller}
      back={useBack()}
      facts={facts}
      to={goods.inquiry ? <QuotationRecipient inquiry={goods.inquiry} /> : <MemberRecipient />}
      terms={terms}
      isForApproval
    >
      <GoodsTable
        rows={budget.lines.map(({ sku, quantity, price }, id) => ({ id, sku, quantity, price }))}
        freeRows={goods.freeLines}
        currency={currency}
        unpriced={t('budget.onRequest')}
      />
      <div className={styles.sums}>
        {total > 0 && (
          <p className={styles.total}>
            <span>{t('budget.total')}</span>
            <span translate="no" className={styles.name}>
              {formats.money(total, currency)}
            </span>
          </p>
        )}
        {unpricedCount > 0 && total > 0 && (
          <p className={styles.terms}>{t('budget.unpriced', { count: unpricedCount })}</p>
        )}
        {total === 0 && <p className={styles.terms}>{t('budget.none')}</p>}
      </div>
    </Sheet>
  );
});

/** The numbers of the request, else those of the draft. Call it in an observer. */
function useWrittenNumbers({ inquiry }: BudgetGoods) {
  const stores = useStores();
  const userId = stores.session.user?.user_id;
  const goods = useLoaderData<QuotationRequestParams>();
  const draft =
    userId === undefined
      ? null
      : stores.pageStore(QuotationStore).formOf({ userId, customer: '', origin: originOf(goods) });
  return inquiry ?? draft ?? {};
}

/** The page that the goods are from. */
function useBack(): string {
  const { inquiryId, isPad, single } = useLoaderData<QuotationRequestParams>();
  if (inquiryId !== null) return paths.inquiry(inquiryId);
  if (isPad) return paths.orderPad;
  return single ? paths.quotationFor(single.skuId, single.quantity) : paths.cart;
}

/** The member, as far as their profile knows them. */
const MemberRecipient = observer(function MemberRecipient() {
  const { session } = useStores();
  const user = session.user!; // the page is for members
  const { data: profile } = useQuery('readUserInfo', { id: user.user_id });
  return (
    <address className={parts.address}>
      {profile?.company && <span className={parts.name}>{profile.company}</span>}
      <span className={parts.name}>{profile?.nick_name ?? user.nick_name}</span>
      <span>{profile?.email ?? user.email}</span>
    </address>
  );
});
