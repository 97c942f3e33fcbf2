import { Textarea } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { Inquiry } from '../../../../shared/contract/schemas/quotations.ts';
import { type ApiError, Code } from '../../../../shared/contract/envelope.ts';
import { FormFailure } from '../../components/account/form/FormFailure.tsx';
import { useCountdown } from '../../components/account/useCountdown.ts';
import { useDraftText } from '../../components/member/form/useDraftText.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { randomUuid } from '../../persistence/random.ts';
import { useStores } from '../../stores/context.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Field } from '../../ui/form/Field.tsx';
import styles from './QuotationDetailPage.module.css';
import type { QuotationHandle } from './useQuotation.ts';
import { Prompt } from '../../ui/feedback/Prompt.tsx';

interface DeclineDialogProps {
  inquiry: Inquiry;
  handle: QuotationHandle;
  onClose: () => void;
}

const REASON_MAX = 500;
/** The draft's name. */
export const declineName = ({ id }: Inquiry): string => `decline ${id}`;

const DECLINE = {
  act: 'inquiry.decline',
  title: 'inquiry.declineTitle',
  reason: 'inquiry.declineReason',
  done: 'member:inquiry.declined',
} as const;
const WITHDRAW = {
  act: 'inquiry.withdraw',
  title: 'inquiry.withdrawTitle',
  reason: 'inquiry.withdrawReason',
  done: 'member:inquiry.withdrawn',
} as const;

/** Asks for confirmation and a reason before a quotation is declined, or a request withdrawn that is not quoted yet. */
export const DeclineDialog = observer(function DeclineDialog({ inquiry, handle, onClose }: DeclineDialogProps) {
  const { t } = useTranslation('member');
  const { call, notices } = useStores();
  const { text: reason, setText: setReason, end } = useDraftText(declineName(inquiry));
  const { id, code, quoted_at } = inquiry;
  // Shown here: a notice on the page is behind the dialog.
  const [failure, setFailure] = useState<ApiError | null>(null);
  const secondsLeft = useCountdown(failure);
  const close = (): void => {
    end();
    onClose();
  };
  const words = quoted_at === null ? WITHDRAW : DECLINE;
  const decline = async (): Promise<void> => {
    const key = randomUuid();
    setFailure(null);
    const done = await handle.change(
      () => call('declineInquiry', { id, reason, idempotency_key: key }, { banTips: true }),
      ({ state }) => state === 'declined',
      (error) => {
        if (error.code !== Code.conflict) return setFailure(error);
        notices.actionFailed(error);
        close();
      },
    );
    if (!done) return;
    notices.show({ intent: 'success', text: { key: words.done, values: { code } } });
    close();
  };
  return (
    <Prompt
      title={t(words.title, { code })}
      onClose={close}
      isAlert
      actions={
        <>
          <Button className={styles.button} onClick={close}>
            {t('inquiry.keep')}
          </Button>
          <Button
            className={styles.button}
            appearance="primary"
            disabledFocusable={handle.work.isRunning}
            onClick={() => void decline()}
          >
            {t(words.act)}
          </Button>
        </>
      }
    >
      <FormFailure error={failure} isRunning={handle.work.isRunning} secondsLeft={secondsLeft} />
      <Field label={t(words.reason)}>
        <Textarea
          size="large"
          resize="vertical"
          maxLength={REASON_MAX}
          value={reason}
          onChange={(_, { value }) => setReason(value)}
        />
      </Field>
    </Prompt>
  );
});
