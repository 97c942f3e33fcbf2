import { MessageBar, MessageBarBody, Textarea } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Code } from '../../../../shared/contract/envelope.ts';
import type { ReturnableOrder } from '../../../../shared/contract/schemas/returns.ts';
import { FormFailure } from '../../components/account/form/FormFailure.tsx';
import { useCountdown } from '../../components/account/useCountdown.ts';
import { FormActions } from '../../components/member/form/FormActions.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import type { AfterSaleDraft } from '../../stores/orders/AfterSaleStore.ts';
import { useStores } from '../../stores/context.ts';
import { Field } from '../../ui/form/Field.tsx';
import { LinkButton } from '../../ui/form/LinkButton.tsx';
import styles from './AfterSalesPage.module.css';
import { KindChoice } from './KindChoice.tsx';
import { LineChoice } from './LineChoice.tsx';
import { PhotoChoice } from './photos/PhotoChoice.tsx';
import { FIELDS, useProblems } from './useProblems.ts';
import { useAfterSales } from './useAfterSales.ts';

interface DraftFormProps {
  order: ReturnableOrder;
  draft: AfterSaleDraft;
}

const REASON_MAX = 2000;

/** The goods to return, the reason, and photographs. The draft is kept until it has been sent. */
export const DraftForm = observer(function DraftForm({ order, draft }: DraftFormProps) {
  const { t } = useTranslation('aftersale');
  const { queries, ui } = useStores();
  const afterSales = useAfterSales();
  const [isTried, setTried] = useState(false);
  const { problems, refused } = useProblems(order, draft);
  const { sending } = afterSales;
  const secondsLeft = useCountdown(sending.error);
  const shownProblems = isTried ? { ...problems, ...refused } : refused;
  const first = FIELDS.find((field) => shownProblems[field] !== undefined);
  const finish = useFinish();

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    setTried(true);
    const wrong = FIELDS.find((field) => problems[field] !== undefined);
    if (wrong) form.querySelector<HTMLElement>(`[data-field=${wrong}]`)?.focus();
    else if (await afterSales.send()) await finish();
    // Another request may have taken some of it, or all.
    else if (sending.error?.code === Code.refused) await queries.reload('listReturnable', {}).catch(() => undefined);
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <KindChoice order={order} kind={draft.kind} problem={shownProblems.kind} />
      <LineChoice order={order} quantities={draft.quantities} problem={shownProblems.lines} refused={sending.error} />
      <Field
        label={t('form.reason')}
        required
        hint={t('form.reasonHint')}
        {...(shownProblems.reason && { validationMessage: shownProblems.reason })}
      >
        <Textarea
          className={styles.control}
          data-field="reason"
          size="large"
          rows={4}
          resize="vertical"
          maxLength={REASON_MAX}
          value={draft.reason}
          onChange={(_event, { value }) => afterSales.write({ reason: value })}
        />
      </Field>
      {/* A kiosk opens no files, as visitors have none there. */}
      {ui.device !== 'kiosk' && <PhotoChoice problem={shownProblems.photos} />}
      <FormFailure error={sending.error} isRunning={sending.isRunning} secondsLeft={secondsLeft} />
      {first && (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody role="alert">{t('form.check')}</MessageBarBody>
        </MessageBar>
      )}
      <FormActions submit={t(sending.isRunning ? 'form.sending' : 'form.submit')} isDisabled={sending.isRunning}>
        <LinkButton to={paths.afterSales} replace onClick={() => afterSales.forget()}>
          {t('member:cancel')}
        </LinkButton>
      </FormActions>
    </form>
  );
});

/** Reports success, and opens the list with it. */
function useFinish(): () => Promise<void> {
  const { notices } = useStores();
  const navigate = useNavigate();
  return async () => {
    notices.show({ intent: 'success', text: { key: 'aftersale:form.sent' } });
    await navigate(paths.afterSales, { replace: true });
  };
}
