import { zodResolver } from '@hookform/resolvers/zod';
import { MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { usePreloadedOutbox } from '../../../components/outbox/usePreloadedOutbox.ts';
import { useErrorText } from '../../../components/loading/useErrorText.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import type { FreeLine } from '../../../../../shared/contract/schemas/quotations.ts';
import type { PlatformUser } from '../../../platform/Platform.ts';
import { useStores } from '../../../stores/context.ts';
import type { QuotationForm as FormValues } from '../../../stores/orders/QuotationStore.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { AddressFields } from './AddressFields.tsx';
import { ContactFields } from './ContactFields.tsx';
import { aboutOf, draftOwner, initialForm } from './formValues.ts';
import { QuotationLines, RequestTotal } from './QuotationLines.tsx';
import styles from '../QuotationRequestPage.module.css';
import { OwnNumberFields } from './OwnNumberFields.tsx';
import { QuotationSchema } from './quotationSchema.ts';
import { TextField } from './TextField.tsx';
import { useDraft } from './useDraft.ts';
import type { MemberDetails } from './useMemberDetails.ts';
import type { RequestedLine } from '../useQuotationLines.ts';
import { useSending } from './useSending.ts';
import { useQuotation } from '../useQuotation.ts';

interface QuotationFormProps {
  user: PlatformUser;
  details: MemberDetails;
  lines: readonly RequestedLine[];
  isFromCart: boolean;
  onQuantity: (skuId: number, quantity: number) => void;
  /** Asked for as written. */
  freeLines: readonly FreeLine[];
  /** Null where it is the only product, and did not come from a list. */
  onRemove: ((skuId: number) => void) | null;
  onSent: (() => void) | undefined;
}

/** The request's form: products, contact, address, message. The draft is kept until it has been sent. */
export const QuotationForm = observer(function QuotationForm({
  user,
  details,
  lines,
  isFromCart,
  onQuantity,
  freeLines,
  onRemove,
  onSent,
}: QuotationFormProps) {
  const { t } = useTranslation('quotation');
  const { cart, customers, ui } = useStores();
  const quotation = useQuotation();
  const [customer] = useState(customers.chosen);
  const owner = draftOwner(user, customer);
  const [initial] = useState(() => initialForm({ draft: quotation.formOf(owner), user, details, lines, customer }));
  const form = useForm<FormValues>({
    defaultValues: initial,
    mode: 'onTouched',
    // The content security policy forbids zod's compiled checks (`new Function`).
    resolver: zodResolver<FormValues, unknown, FormValues>(QuotationSchema, { jitless: true }),
  });
  usePreloadedOutbox();
  useDraft(form, owner, aboutOf(lines, freeLines));
  const send = useSending(form, { userId: owner, lines, freeLines, isFromCart, member: cart.member, onSent });
  const { isRunning } = quotation.sending;

  return (
    <FormProvider {...form}>
      <form className={styles.form} noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
        <div className={styles.parts}>
          <QuotationLines {...{ lines, freeLines, isFromCart, onQuantity, onRemove }} />
          {customer && (
            <MessageBar intent="info" layout="multiline">
              <MessageBarBody>{t('forCustomer', { name: customer.name })}</MessageBarBody>
            </MessageBar>
          )}
          <div className={styles.columns}>
            <ContactFields countries={details.countries} />
            <AddressFields addresses={details.addresses} />
          </div>
          <section className={styles.card} aria-labelledby="quotation-message">
            <h2 id="quotation-message" className={styles.heading}>
              {t('message.title')}
            </h2>
            <TextField name="message" label={t('message.label')} isLong />
          </section>
          <OwnNumberFields />
        </div>
        <div className={clsx(styles.card, styles.send)}>
          <RequestTotal lines={lines} freeLines={freeLines} />
          {form.formState.isSubmitted && <Failure hasFieldErrors={Object.keys(form.formState.errors).length > 0} />}
          <Button
            className={styles.submit}
            type="submit"
            appearance="primary"
            size="large"
            disabledFocusable={isRunning}
          >
            {t(isRunning ? 'sending' : 'submit')}
          </Button>
          {/* At a kiosk the draft is wiped with the session. */}
          {ui.device !== 'kiosk' && <span className={styles.quiet}>{t('draft')}</span>}
        </div>
      </form>
    </FormProvider>
  );
});

/** Why it was not sent, and the remedy. */
const Failure = observer(function Failure({ hasFieldErrors }: { hasFieldErrors: boolean }) {
  const { t } = useTranslation('quotation');
  const quotation = useQuotation();
  const errorText = useErrorText();
  const { error } = quotation.sending;
  if (error && Object.keys(error.fieldErrors).length === 0) {
    return (
      <MessageBar intent="error" layout="multiline">
        <MessageBarBody>
          <MessageBarTitle>{t('notSent', { reason: errorText(error) })}</MessageBarTitle>
          <span>{t('notSentHelp')}</span>
        </MessageBarBody>
      </MessageBar>
    );
  }
  return hasFieldErrors ? (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>{t('checkFields')}</MessageBarBody>
    </MessageBar>
  ) : null;
});
