import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { INQUIRY_LINES_MAX } from '../../../../shared/contract/limits.ts';
import type { Budget } from '../../../../shared/contract/schemas/quotations.ts';
import { LoadError } from '../../components/loading/LoadError.tsx';
import { LoadingPlaceholder } from '../../components/loading/LoadingPlaceholder.tsx';
import { MemberFrame } from '../../components/member/MemberFrame.tsx';
import type { QuotationRequestParams } from '../../components/quotation/useQuotationLines.ts';
import { EmptySelection } from '../../components/quotation/EmptySelection.tsx';
import { LeftOut } from '../../components/quotation/LeftOut.tsx';
import { TooManyLines } from '../../components/quotation/TooManyLines.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useStores } from '../../stores/context.ts';
import { Task } from '../../stores/Task.ts';
import { BudgetSheet } from './BudgetSheet.tsx';
import { type BudgetGoods, useChosenGoods, useInquiryGoods } from './useBudgetGoods.ts';

/** A budgetary quotation: goods at list prices, as a printable document. */
export const BudgetPage = observer(function BudgetPage() {
  const { t } = useTranslation('order');
  const { inquiryId } = useLoaderData<QuotationRequestParams>();
  return (
    <MemberFrame title={t('budget.title')} isAlone>
      {inquiryId === null ? <ChosenBudget /> : <InquiryBudget id={inquiryId} />}
    </MemberFrame>
  );
});

const InquiryBudget = observer(function InquiryBudget({ id }: { id: number }) {
  return <PricedGoods goods={useInquiryGoods(id)} />;
});

const ChosenBudget = observer(function ChosenBudget() {
  return <PricedGoods goods={useChosenGoods(useLoaderData<QuotationRequestParams>())} />;
});

/** The document, once its goods are known and priced. */
const PricedGoods = observer(function PricedGoods({ goods }: { goods: BudgetGoods }) {
  const { call } = useStores();
  const [pricing] = useState(() => new Task());
  const [budget, setBudget] = useState<Budget | null>(null);
  const [turn, setTurn] = useState(0);
  const linesJson = goods.lines && JSON.stringify(goods.lines);
  const isTooMany = (goods.lines?.length ?? 0) > INQUIRY_LINES_MAX;
  useEffect(() => {
    if (linesJson === null || isTooMany) return;
    const lines = JSON.parse(linesJson) as NonNullable<BudgetGoods['lines']>;
    void pricing.run(() => call('quoteListPrices', { lines }, { banTips: true }), setBudget);
  }, [linesJson, call, isTooMany, pricing, turn]);

  if (goods.error) return <LoadError error={goods.error} retry={goods.retry} />;
  if (isTooMany) return <TooManyLines of="quotation" />;
  if (goods.lines && goods.lines.length + goods.freeLines.length === 0)
    return <EmptySelection goneVariants={goods.goneVariants} />;
  if (pricing.error) return <LoadError error={pricing.error} retry={() => setTurn(turn + 1)} />;
  if (!budget) return <LoadingPlaceholder />;
  return (
    <>
      <LeftOut goneVariants={goods.goneVariants} />
      <BudgetSheet budget={budget} goods={goods} />
    </>
  );
});
