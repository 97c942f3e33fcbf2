import { DocumentTextRegular } from '@fluentui/react-icons/headless/svg/document-text';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { Inquiry } from '../../../../shared/contract/schemas/quotations.ts';
import { GoodsTable } from '../../components/document/GoodsTable.tsx';
import { Sheet } from '../../components/document/Sheet.tsx';
import styles from '../../components/document/Sheet.module.css';
import { MemberFrame } from '../../components/member/MemberFrame.tsx';
import { LoadError } from '../../components/loading/LoadError.tsx';
import { useQuery } from '../../components/loading/useQuery.ts';
import { LoadingPlaceholder } from '../../components/loading/LoadingPlaceholder.tsx';
import { ChargeList } from '../../components/order/details/ChargeList.tsx';
import { excludedCosts, useTermFacts } from '../../components/order/useTerms.ts';
import { useOwnNumbers } from '../../components/order/useOwnNumbers.ts';
import { QuotationRecipient } from '../../components/quotation/QuotationRecipient.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { useStores } from '../../stores/context.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { LinkButton } from '../../ui/form/LinkButton.tsx';
import { useFormats } from '../../ui/text/useFormats.ts';

export interface QuotationDocumentParams {
  id: number;
}

/** The quotation as a printable document. */
export const QuotationDocumentPage = observer(function QuotationDocumentPage() {
  const { t } = useTranslation('order');
  const { queries, session } = useStores();
  const { id } = useLoaderData<QuotationDocumentParams>();
  const code = session.isMember ? queries.peek('readInquiry', { id })?.code : undefined;
  return (
    <MemberFrame title={code ? `${t('document.quotation')} ${code}` : t('document.quotation')} isAlone>
      <MemberOffer id={id} />
    </MemberFrame>
  );
});

const MemberOffer = observer(function MemberOffer({ id }: { id: number }) {
  const { t } = useTranslation('order');
  const { data: inquiry, error, retry } = useQuery('readInquiry', { id });
  if (error) return <LoadError error={error} retry={retry} />;
  if (!inquiry) return <LoadingPlaceholder />;
  if (inquiry.quoted_total === null)
    return (
      <EmptyState icon={<DocumentTextRegular />} title={t('document.notYet')}>
        <LinkButton to={paths.inquiry(id)}>{t('document.back')}</LinkButton>
      </EmptyState>
    );
  return <Offer inquiry={inquiry} total={inquiry.quoted_total} />;
});

function Offer({ inquiry, total }: { inquiry: Inquiry; total: number }) {
  const { t } = useTranslation('order');
  const formats = useFormats();
  const { currency, follower } = inquiry;
  const facts = [
    { name: t('document.number'), value: inquiry.code },
    { name: t('document.date'), value: formats.date(inquiry.quoted_at ?? inquiry.created_at) },
    { name: t('document.validUntil'), value: inquiry.valid_until && formats.date(inquiry.valid_until) },
    { name: t('member:inquiry.follower'), value: follower && follower.name },
    ...useOwnNumbers(inquiry),
    ...useTermFacts(inquiry.terms),
  ];
  const excluded = excludedCosts(inquiry.terms);
  const terms = inquiry.terms
    ? [t('document.termsPrices', { currency }), ...(excluded ? [t(`document.${excluded}`)] : [])]
    : [t('document.termsQuotation', { currency })];
  const rows = inquiry.lines.map(({ id, sku, quantity, quoted_price: price, note }) => ({
    id,
    sku,
    quantity,
    price,
    note,
  }));
  return (
    <Sheet
      name={`${t('document.quotation')} ${inquiry.code}`}
      seller={inquiry.seller}
      back={paths.inquiry(inquiry.id)}
      facts={facts}
      to={<QuotationRecipient inquiry={inquiry} />}
      invalid={useInvalid(inquiry)}
      terms={terms}
      isForApproval
    >
      <GoodsTable rows={rows} freeRows={inquiry.free_lines} currency={currency} />
      {inquiry.charge ? (
        <div className={styles.sums}>
          <ChargeList charge={inquiry.charge} terms={inquiry.terms} isPaid />
        </div>
      ) : (
        <p className={styles.total}>
          <span>{t('charge.sum')}</span>
          <span translate="no" className={styles.name}>
            {formats.money(total, currency)}
          </span>
        </p>
      )}
    </Sheet>
  );
}

/** Why a quotation cannot be accepted any more; null where it can, or has been. */
function useInvalid({ state, valid_until: until }: Inquiry): string | null {
  const { t } = useTranslation('order');
  const formats = useFormats();
  const [now] = useState(() => Date.now());
  if (state === 'declined') return t('document.declined');
  // A kept copy may be older than the end of its prices.
  const isOver = state === 'quoted' && until !== null && Date.parse(until) <= now;
  return until !== null && (state === 'expired' || isOver)
    ? t('document.expired', { date: formats.date(until) })
    : null;
}
