import { Button } from '@fluentui/react-components';
import { CartRegular } from '@fluentui/react-icons/svg/cart';
import { useTranslation } from 'react-i18next';
import type { Inquiry } from '../../../../shared/contracts/inquiries.ts';
import { InquiryState } from '../../components/member/InquiryState.tsx';
import { ReplyPromise } from '../../components/ReplyPromise.tsx';
import { paths } from '../../routing/paths.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { useFormats } from '../../ui/useFormats.ts';
import { InquiryLines } from './InquiryLines.tsx';
import { InquirySide } from './InquirySide.tsx';
import { useStyles } from './InquiryPage.styles.ts';
import { useRequestAgain } from './useRequestAgain.ts';

/** A quotation with everything that was written in it. */
export function InquiryDetail({ inquiry }: { inquiry: Inquiry }) {
  const { t } = useTranslation('member');
  const styles = useStyles();
  const formats = useFormats();
  const { isRunning, requestAgain } = useRequestAgain(inquiry.lines);
  return (
    <>
      <p className={styles.facts}>
        <InquiryState state={inquiry.state} />
        <span className={styles.quiet}>{t('inquiries.created', { date: formats.date(inquiry.created_at) })}</span>
        {inquiry.valid_until !== null && (
          <span className={styles.quiet}>{t('inquiries.valid', { date: formats.date(inquiry.valid_until) })}</span>
        )}
      </p>
      {(inquiry.state === 'submitted' || inquiry.state === 'in_progress') && <ReplyPromise inquiry={inquiry} />}
      <div className={styles.columns}>
        <div className={styles.part}>
          <InquiryLines lines={inquiry.lines} />
          <InquiryMessages inquiry={inquiry} />
        </div>
        <InquirySide inquiry={inquiry} />
      </div>
      <div className={styles.actions}>
        <Button
          className={styles.button}
          appearance="primary"
          size="large"
          icon={<CartRegular />}
          disabledFocusable={isRunning}
          onClick={() => void requestAgain()}
        >
          {t('inquiry.again')}
        </Button>
        <LinkButton to={paths.inquiries}>{t('inquiry.all')}</LinkButton>
      </div>
    </>
  );
}

function InquiryMessages({ inquiry }: { inquiry: Inquiry }) {
  const { t } = useTranslation('member');
  const styles = useStyles();
  const formats = useFormats();
  if (inquiry.messages.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="inquiry-messages">
      <h2 id="inquiry-messages" className={styles.heading}>
        {t('inquiry.messages')}
      </h2>
      <ul role="list" className={styles.lines}>
        {inquiry.messages.map(({ id, from, message, created_at: at }) => (
          <li key={id} className={styles.line}>
            <span className={styles.name}>{t(from === 'store' ? 'inquiry.store' : 'inquiry.you')}</span>
            <span className={styles.about}>
              <span className={styles.written}>{message}</span>
              <span className={styles.quiet}>{formats.dateTime(at)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
