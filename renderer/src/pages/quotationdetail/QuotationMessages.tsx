import { Textarea } from '@fluentui/react-components';
import { clsx } from 'clsx';
import { SendRegular } from '@fluentui/react-icons/headless/svg/send';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useState } from 'react';
import type { Inquiry } from '../../../../shared/contract/schemas/quotations.ts';
import { useDraftText } from '../../components/member/form/useDraftText.ts';
import { UnlessTextsHidden } from '../../components/customers/UnlessTextsHidden.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useStores } from '../../stores/context.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { DateTime } from '../../ui/text/DateTime.tsx';
import styles from './QuotationDetailPage.module.css';
import type { QuotationHandle } from './useQuotation.ts';

interface QuotationMessagesProps {
  inquiry: Inquiry;
  handle: QuotationHandle;
}

/** The messages of both sides, and a field for a new one. */
export function QuotationMessages({ inquiry, handle }: QuotationMessagesProps) {
  const { t } = useTranslation('member');
  const { messages, actions } = inquiry;
  if (messages.length === 0 && !actions.includes('write')) return null;
  return (
    <section className={styles.part} aria-labelledby="inquiry-messages">
      <h2 id="inquiry-messages" className={styles.heading}>
        {t('inquiry.messages')}
      </h2>
      {messages.length > 0 && (
        <UnlessTextsHidden>
          <ul role="list" className={styles.messages}>
            {messages.map(({ id, from, message, created_at: at }) => (
              <li key={id} className={clsx(styles.message, from === 'member' && styles.own)}>
                <span className={styles.name}>{t(from === 'store' ? 'inquiry.store' : 'inquiry.you')}</span>
                <span className={styles.written}>{message}</span>
                <DateTime className={styles.quiet} at={at} />
              </li>
            ))}
          </ul>
        </UnlessTextsHidden>
      )}
      {actions.includes('write') && <Writing inquiry={inquiry} handle={handle} />}
    </section>
  );
}

const MESSAGE_MAX = 2000;

const Writing = observer(function Writing({ inquiry, handle }: QuotationMessagesProps) {
  const { t } = useTranslation(['member', 'messages']);
  const { call } = useStores();
  const { id, messages } = inquiry;
  const { text: message, setText: setMessage, keyOf, end } = useDraftText(`message ${id}`);
  const [isMissing, setMissing] = useState(false);
  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const field = event.currentTarget.querySelector('textarea');
    const isEmpty = message.trim() === '';
    setMissing(isEmpty);
    if (isEmpty) return field?.focus();
    const letter = { id, message: message.trim() };
    const last = messages.at(-1)?.id ?? 0;
    const sent = await handle.change(
      () => call('sendInquiryMessage', { ...letter, idempotency_key: keyOf(letter) }, { banTips: true }),
      (now) => now.messages.some((each) => each.id > last && each.from === 'member' && each.message === letter.message),
    );
    if (sent) end();
  };
  return (
    <form className={styles.writing} noValidate onSubmit={(event) => void send(event)}>
      <Field
        label={t('inquiry.write')}
        validationMessage={isMissing ? t('messages:required_of', { label: t('inquiry.write') }) : null}
      >
        <Textarea
          size="large"
          resize="vertical"
          maxLength={MESSAGE_MAX}
          value={message}
          onChange={(_, { value }) => {
            setMessage(value);
            setMissing(false);
          }}
        />
      </Field>
      <div className={styles.actions}>
        <Button
          className={styles.button}
          type="submit"
          size="large"
          icon={<SendRegular />}
          disabledFocusable={handle.work.isRunning}
        >
          {t('inquiry.send')}
        </Button>
      </div>
    </form>
  );
});
