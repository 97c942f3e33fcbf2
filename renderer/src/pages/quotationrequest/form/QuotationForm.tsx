import { zodResolver } from '@hookform/resolvers/zod';
import { MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useLoaderData } from 'react-router-dom';
import { useFieldErrors } from '../../../components/account/form/useFieldErrors.ts';
import { usePreloadedOutbox } from '../../../components/outbox/usePreloadedOutbox.ts';
import { useErrorText } from '../../../components/loading/useErrorText.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import type { FreeLine } from '../../../../../shared/contract/schemas/quotations.ts';
import type { PlatformUser } from '../../../platform/Platform.ts';
import { useStores } from '../../../stores/context.ts';
import { originOf } from '../../../stores/orders/GoodsDrafts.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { Link } from '../../../ui/navigation/Link.tsx';
import { AddressFields } from './AddressFields.tsx';
import { ContactFields } from './ContactFields.tsx';
import { aboutOf, draftOf, draftOwner, fieldOf, type FormValues, initialForm } from './formValues.ts';
import { GuestAccountFields } from './GuestAccountFields.tsx';
import { QuotationLines, RequestTotal } from './QuotationLines.tsx';
import styles from '../QuotationRequestPage.module.css';
import { MadeElsewhere } from '../MadeElsewhere.tsx';
import { OwnNumberFields } from './OwnNumberFields.tsx';
import { GuestSchema, quotationSchema } from './quotationSchema.ts';
import { TextField } from './TextField.tsx';
import { useDraft } from './useDraft.ts';
import type { MemberDetails } from './useMemberDetails.ts';
import { ChangedElsewhere } from '../../../components/quotation/ChangedElsewhere.tsx';
import { LeftOut } from '../../../components/quotation/LeftOut.tsx';
import type {
  GoneVariant,
  QuotationRequestParams,
  RequestedLine,
} from '../../../components/quotation/useQuotationLines.ts';
import { useGuestSending } from './useGuestSending.ts';
import { useSending } from './useSending.ts';
import { useQuotation } from '../useQuotation.ts';

interface QuotationFormProps {
  /** Null for a guest, who gets an account with the request. */
  user: PlatformUser | null;
  details: MemberDetails;
  lines: readonly RequestedLine[];
  isFromCart: boolean;
  isChangedElsewhere: boolean;
  onQuantity: (skuId: number, quantity: number) => void;
  /** Asked for as written. */
  freeLines: readonly FreeLine[];
  /** Chosen, but no longer sold. */
  goneVariants: readonly GoneVariant[];
  /** Null where it is the only product, and did not come from a list. */
  onRemove: ((skuId: number) => void) | null;
  onSent: (() => void) | undefined;
  /** The paper of these goods at list prices; null for guests. */
  budget: string | null;
}

/**
 * The request's form: products, contact, address, message; of a guest, a password in place of the address. The draft is kept until it
 * has been sent. `method` matters before hydration: a password must not get into an address.
 */
export const QuotationForm = observer(function QuotationForm({
  user,
  details,
  lines,
  isFromCart,
  isChangedElsewhere,
  onQuantity,
  freeLines,
  goneVariants,
  onRemove,
  onSent,
  budget,
}: QuotationFormProps) {
  const { t } = useTranslation(['quotation', 'order']);
  const { cart, customers, session, ui } = useStores();
  const quotation = useQuotation();
  const [customer] = useState(customers.chosen);
  const origin = originOf(useLoaderData<QuotationRequestParams>());
  const owner = useMemo(() => draftOwner(user, customer, origin), [user, customer, origin]);
  // A rep's own words are not their customer's.
  const [asGuest] = useState(() => (user && !customer ? quotation.formOf(draftOwner(null, null, origin)) : null));
  const [initial] = useState(() =>
    initialForm({ draft: quotation.formOf(owner), asGuest, user, details, lines, customer }),
  );
  const about = aboutOf(lines, freeLines);
  useEffect(() => {
    if (asGuest) quotation.takeOver({ ...owner, about }, draftOf(initial));
  }, [asGuest, quotation, owner, about, initial]);
  const form = useForm<FormValues>({
    defaultValues: initial,
    mode: 'onTouched',
    // The content security policy forbids zod's compiled checks (`new Function`).
    resolver: zodResolver<FormValues, unknown, FormValues>(user ? quotationSchema(details.countries) : GuestSchema, {
      jitless: true,
    }),
  });
  usePreloadedOutbox();
  useDraft(form, owner, about);
  const sendAsMember = useSending(form, { owner, lines, freeLines, isFromCart, member: cart.member, onSent });
  const sendAsGuest = useGuestSending(form, { owner, lines, freeLines, isFromCart, onSent });
  const send = user ? sendAsMember : sendAsGuest;
  const { error, isRunning } = quotation.sending;
  // The error of an earlier visit is not this form's.
  useFieldErrors({ error: form.formState.isSubmitted ? error : null, isRunning }, form, (field) =>
    fieldOf(field, lines),
  );

  return (
    <FormProvider {...form}>
      <form className={styles.form} method="post" noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
        <div className={styles.parts}>
          <LeftOut goneVariants={goneVariants} />
          <QuotationLines {...{ lines, freeLines, isFromCart, onQuantity, onRemove }} />
          {customer && (
            <MessageBar intent="info" layout="multiline">
              <MessageBarBody>{t('forCustomer', { name: customer.name })}</MessageBarBody>
            </MessageBar>
          )}
          <div className={styles.columns}>
            <ContactFields countries={details.countries} />
            {user ? (
              <AddressFields addresses={details.addresses} countries={details.countries} />
            ) : (
              <GuestAccountFields />
            )}
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
          {isChangedElsewhere && <ChangedElsewhere />}
          {quotation.madeElsewhere === about && <MadeElsewhere />}
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
          {budget && lines.some(({ sku }) => typeof sku.market_price === 'number') && (
            <Link className={clsx(styles.link, styles.aside)} to={budget}>
              {t('order:budget.open')}
            </Link>
          )}
          {/* At a kiosk the draft is wiped with the session; a browser may keep nothing. */}
          {ui.device !== 'kiosk' && session.isStored && (
            <span className={clsx(styles.quiet, styles.aside)}>{t(user ? 'draftOfMember' : 'draft')}</span>
          )}
        </div>
      </form>
    </FormProvider>
  );
});

/** Why it was not sent, and the remedy. While it is sent again, its space stays, so that the button does not move. */
const Failure = observer(function Failure({ hasFieldErrors }: { hasFieldErrors: boolean }) {
  const { t } = useTranslation('quotation');
  const { ui } = useStores();
  const quotation = useQuotation();
  const errorText = useErrorText();
  const { error, isRunning } = quotation.sending;
  const [last, setLast] = useState(error);
  if (error && error !== last) setLast(error);
  const shownError = isRunning ? last : error;
  if (shownError && Object.keys(shownError.fieldErrors).length === 0) {
    return (
      <div key={isRunning ? 'held' : 'shown'} className={clsx(isRunning && styles.held)} inert={isRunning}>
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody>
            <MessageBarTitle>{t('notSent', { reason: errorText(shownError) })}</MessageBarTitle>
            <span>{t(ui.device === 'kiosk' ? 'notSentKiosk' : 'notSentHelp')}</span>
          </MessageBarBody>
        </MessageBar>
      </div>
    );
  }
  return hasFieldErrors ? (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>{t('checkFields')}</MessageBarBody>
    </MessageBar>
  ) : null;
});
