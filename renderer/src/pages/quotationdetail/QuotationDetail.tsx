import type { Inquiry } from '../../../../shared/contract/schemas/quotations.ts';
import { QuotationState } from '../../components/quotation/QuotationState.tsx';
import { ReplyPromise } from '../../components/quotation/ReplyPromise.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { LinkButton } from '../../ui/form/LinkButton.tsx';
import { useFormats } from '../../ui/text/useFormats.ts';
import { QuotationActions } from './QuotationActions.tsx';
import { QuotedLines, QuotedSums } from './QuotedLines.tsx';
import { QuotationMessages } from './QuotationMessages.tsx';
import styles from './QuotationDetailPage.module.css';
import { QuotationSide } from './QuotationSide.tsx';
import type { QuotationHandle } from './useQuotation.ts';
import { Validity } from './Validity.tsx';

interface QuotationDetailProps {
  inquiry: Inquiry;
  handle: QuotationHandle;
}

/** An answered quotation needs no deadline for an answer. */
const HOLDS_OR_HELD: ReadonlySet<Inquiry['state']> = new Set(['quoted', 'expired']);

/** A quotation with its lines, messages and actions. */
export function QuotationDetail({ inquiry, handle }: QuotationDetailProps) {
  const { t } = useTranslation('member');
  const formats = useFormats();
  const { state, valid_until: validUntil } = inquiry;
  return (
    <>
      <div className={styles.facts}>
        <QuotationState state={state} />
        <span className={styles.quiet}>{t('inquiries.created', { date: formats.date(inquiry.created_at) })}</span>
        {HOLDS_OR_HELD.has(state) && validUntil !== null && (
          <span className={styles.quiet}>{t('inquiries.valid', { date: formats.date(validUntil) })}</span>
        )}
      </div>
      {(state === 'submitted' || state === 'in_progress') && <ReplyPromise inquiry={inquiry} />}
      {state === 'quoted' && validUntil !== null && <Validity until={validUntil} />}
      <div className={styles.columns}>
        <div className={styles.summary}>
          <QuotedSums inquiry={inquiry} />
          <QuotationActions inquiry={inquiry} handle={handle} />
        </div>
        <div className={styles.parts}>
          <QuotedLines inquiry={inquiry} />
          <QuotationMessages inquiry={inquiry} handle={handle} />
          <QuotationSide inquiry={inquiry} />
        </div>
      </div>
      <div className={styles.actions}>
        <LinkButton to={paths.inquiries}>{t('inquiry.all')}</LinkButton>
      </div>
    </>
  );
}
