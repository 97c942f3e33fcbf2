import { clsx } from 'clsx';
import { CheckmarkCircleRegular } from '@fluentui/react-icons/headless/svg/checkmark-circle';
import { ClockRegular } from '@fluentui/react-icons/headless/svg/clock';
import { WarningRegular } from '@fluentui/react-icons/headless/svg/warning';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../../shared/contract/envelope.ts';
import type { OutboxItem } from '../../../../shared/outbox/view.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { useStores } from '../../stores/context.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Link } from '../../ui/navigation/Link.tsx';
import { useErrorText } from '../loading/useErrorText.ts';
import { CorrectionForm } from './CorrectionForm.tsx';
import styles from './OutboxPanel.module.css';
import { useRelativeTime } from './useRelativeTime.ts';
import { useCurrentTexts } from './useCurrentTexts.ts';

const ICONS = {
  awaiting: ClockRegular,
  sending: ClockRegular,
  review: WarningRegular,
  accepted: CheckmarkCircleRegular,
};

/** One request in the outbox: its content, state and age. */
export const OutboxEntry = observer(function OutboxEntry({ item }: { item: OutboxItem }) {
  const { t } = useTranslation('outbox');
  const ago = useRelativeTime();
  const { name, about, at, state, result, faults } = item;
  const Icon = ICONS[state];
  return (
    <li className={clsx(styles.item, state === 'review' && styles.asking)}>
      <span className={clsx(styles.icon, state === 'accepted' && styles.done, state === 'review' && styles.doubt)}>
        <Icon aria-hidden="true" />
      </span>
      <div className={styles.words}>
        <span className={styles.head}>
          <span className={styles.name}>{t(`what.${name}`)}</span>
          <span className={styles.quiet} role="status">
            {t(`state.${state}`)}
          </span>
        </span>
        {about && <span>{about}</span>}
        {item.customer !== null && <EntryCustomer id={item.customer} />}
        <span className={styles.quiet}>
          {result ? t('sentAgo', { ago: ago(result.at) }) : t('madeAgo', { ago: ago(at) })}
        </span>
        <Reason item={item} />
        {state === 'review' && faults.length > 0 && <CorrectionForm item={item} />}
        {name === 'createInquiry' && typeof result?.id === 'number' && (
          <InquiryLink id={result.id} code={result.code} />
        )}
        {state !== 'accepted' && <Actions item={item} />}
      </div>
    </li>
  );
});

/** The rep's customer whom the request is for, even if another one is chosen by now. */
const EntryCustomer = observer(function EntryCustomer({ id }: { id: string }) {
  const { t } = useTranslation('customers');
  const { customers } = useStores();
  const customer = customers.find(id);
  return (
    <span className={styles.quiet}>{customer ? t('cart.for', { name: customer.name }) : t('cart.forDeleted')}</span>
  );
});

function Reason({ item: { reason, state } }: { item: OutboxItem }) {
  const { t } = useTranslation('outbox');
  const errorText = useErrorText();
  const inTodaysWords = useCurrentTexts(reason !== null);
  if (!reason) return null;
  if (reason.code === 'unsure') return <span className={styles.reason}>{t('unsure')}</span>;
  const text = inTodaysWords(errorText(new ApiError(reason.code as ApiError['code'], reason.message)));
  return <span className={styles.reason}>{t(state === 'review' ? 'refused' : 'lastTry', { reason: text })}</span>;
}

const InquiryLink = observer(function InquiryLink({ id, code }: { id: number; code: string }) {
  const { t } = useTranslation('outbox');
  const { outbox } = useStores();
  return (
    <Link className={styles.link} to={paths.inquiry(id)} onClick={outbox.close}>
      {t('open', { code })}
    </Link>
  );
});

/** Send now, or discard; discarding asks for confirmation, also during a background retry. */
const Actions = observer(function Actions({ item: { id, state, faults } }: { item: OutboxItem }) {
  const { t } = useTranslation('outbox');
  const { outbox } = useStores();
  const [isAsking, setAsking] = useState(false);
  const question = useRef<HTMLDivElement>(null);
  const isSending = state === 'sending';
  useEffect(() => question.current?.focus(), [isAsking]);
  if (isAsking)
    return (
      <div ref={question} role="group" tabIndex={-1} aria-label={t('discard.question')}>
        <span className={styles.reason}>{t('discard.question')}</span>
        <div className={styles.actions}>
          <Button className={styles.button} onClick={() => setAsking(false)}>
            {t('discard.no')}
          </Button>
          <Button className={styles.button} disabledFocusable={isSending} onClick={() => outbox.discard(id)}>
            {t('discard.yes')}
          </Button>
        </div>
      </div>
    );
  if (isSending) return null;
  return (
    <div className={styles.actions}>
      {faults.length === 0 && (
        <Button className={styles.button} onClick={() => outbox.send(id)}>
          {t(state === 'review' ? 'again' : 'send')}
        </Button>
      )}
      <Button className={styles.button} appearance="subtle" onClick={() => setAsking(true)}>
        {t('discard.ask')}
      </Button>
    </div>
  );
});
