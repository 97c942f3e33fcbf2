import { useState } from 'react';
import { serverNow } from '../../../../shared/client/serverNow.ts';
import type { InquirySummary } from '../../../../shared/contract/schemas/quotations.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { Link } from '../../ui/navigation/Link.tsx';
import { useFormats } from '../../ui/text/useFormats.ts';
import rows from '../document/DocumentRows.module.css';
import styles from './QuotationRows.module.css';
import { useMoney } from '../useMoney.ts';
import { QuotationState } from './QuotationState.tsx';

/** Quotations, newest first; each row leads to its own page. */
export function QuotationRows({ inquiries }: { inquiries: readonly InquirySummary[] }) {
  const { t } = useTranslation('member');
  const formats = useFormats();
  const money = useMoney();
  return (
    <ul role="list" className={rows.list}>
      {inquiries.map((inquiry) => (
        <li key={inquiry.id} className={rows.row}>
          <Link translate="no" className={rows.code} to={paths.inquiry(inquiry.id)}>
            {inquiry.code}
          </Link>
          <QuotationState state={inquiry.state} />
          <span className={styles.facts}>
            <span>{t('inquiries.lines', { count: inquiry.line_count })}</span>
            <span className={rows.quiet}>{t('inquiries.created', { date: formats.date(inquiry.created_at) })}</span>
            <Promised inquiry={inquiry} />
            {inquiry.quoted_total !== null && (
              <span translate="no" className={styles.total}>
                {money(inquiry.quoted_total)}
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The store's next step: an answer, or the quoted prices. */
function Promised({ inquiry }: { inquiry: InquirySummary }) {
  const { t } = useTranslation('member');
  const formats = useFormats();
  const [now] = useState(serverNow); // rendered after hydration only, so it may read the clock
  if (inquiry.state === 'submitted' || inquiry.state === 'in_progress') {
    const isLate = Date.parse(inquiry.reply_due_at) < now;
    return (
      <span className={isLate ? styles.late : rows.quiet}>
        {t(isLate ? 'inquiries.late' : 'inquiries.due', { date: formats.dateTime(inquiry.reply_due_at) })}
      </span>
    );
  }
  if (inquiry.state !== 'quoted' || inquiry.valid_until === null) return null;
  return <span className={rows.quiet}>{t('inquiries.valid', { date: formats.date(inquiry.valid_until) })}</span>;
}
