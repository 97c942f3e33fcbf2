import { CartRegular } from '@fluentui/react-icons/headless/svg/cart';
import { PlugDisconnectedRegular } from '@fluentui/react-icons/headless/svg/plug-disconnected';
import { observer } from 'mobx-react-lite';
import { Fragment, useEffect, useState } from 'react';
import { useLoaderData, useLocation } from 'react-router-dom';
import { INQUIRY_LINES_MAX } from '../../../../shared/contract/limits.ts';
import { CartOwner } from '../../components/customers/CartOwner.tsx';
import { SignInPrompt } from '../../components/account/SignInPrompt.tsx';
import { useErrorText } from '../../components/loading/useErrorText.ts';
import { useRetryOnline } from '../../components/loading/useRetryOnline.ts';
import { useCartRefresh } from '../../components/cart/useCartRefresh.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import type { PlatformUser } from '../../platform/Platform.ts';
import { paths } from '../../routing/paths.ts';
import { useStores } from '../../stores/context.ts';
import { Button } from '../../ui/form/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Head } from '../../ui/head/Head.tsx';
import { LinkButton } from '../../ui/form/LinkButton.tsx';
import { Pills } from '../../ui/layout/Pills.tsx';
import { GuestSignIn } from './GuestSignIn.tsx';
import { LeftRequest } from './LeftRequest.tsx';
import { QueuedRequest } from './QueuedRequest.tsx';
import { EmptySelection } from '../../components/quotation/EmptySelection.tsx';
import { Checkout } from './order/Checkout.tsx';
import { TooManyLines } from '../../components/quotation/TooManyLines.tsx';
import { LoadingPlaceholder } from './LoadingPlaceholder.tsx';
import { QuotationForm } from './form/QuotationForm.tsx';
import styles from './QuotationRequestPage.module.css';
import { useMemberDetails } from './form/useMemberDetails.ts';
import {
  type QuotationLines,
  type QuotationRequestParams,
  useGuestLines,
  useQuotationLines,
  useSingleLine,
} from '../../components/quotation/useQuotationLines.ts';
import { quantitiesOf, useChangedElsewhere } from '../../components/quotation/useChangedElsewhere.ts';
import { usePadLines } from '../../components/quotation/usePadLines.ts';
import { useQuotation } from './useQuotation.ts';

/** Requests a quotation, or orders at catalogue prices: the selected lines of the cart, or one product. */
export const QuotationRequestPage = observer(function QuotationRequestPage() {
  const { t } = useTranslation(['quotation', 'order']);
  const { session, ui } = useStores();
  const quotation = useQuotation();
  const { key: visit } = useLocation();
  const { purpose, inquiryId, single, isPad } = useLoaderData<QuotationRequestParams>();
  const isOrder = purpose === 'order';
  // A guest's request signs them in: their form stays until its page is left.
  const isGuest = session.isKnown && (!session.user || quotation.isGuestSending);
  const title = isOrder ? t(inquiryId === null ? 'order:checkout.title' : 'order:checkout.titleInquiry') : t('title');
  if (quotation.queued?.visit === visit) {
    if (ui.device === 'kiosk') return <LeftRequest />;
    if (session.user) return <QueuedRequest id={quotation.queued.id} />;
  }
  return (
    <main id="content" className={styles.root}>
      <Head title={title} isPrivate />
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      <p className={styles.lead}>{t(isOrder ? 'order:checkout.lead' : 'lead')}</p>
      {!session.isKnown && <LoadingPlaceholder />}
      {isGuest && (isOrder || session.isAwaitingKeychain) && (
        <SignInPrompt
          title={t(isOrder ? 'order:checkout.visitor' : 'visitor.title')}
          text={t(isOrder ? 'order:checkout.visitorText' : 'visitor.text')}
          logIn={t('visitor.logIn')}
          register={t('visitor.register')}
        />
      )}
      {isGuest && !isOrder && !session.isAwaitingKeychain && <GuestQuotation />}
      {session.user && !isGuest && (
        <Fragment key={session.user.user_id}>
          {inquiryId === null && single === null && <CartOwner />}
          {inquiryId === null && !isPad && <PurposePills purpose={purpose} single={single} />}
          {isOrder ? <Checkout user={session.user} /> : <MemberQuotation user={session.user} />}
        </Fragment>
      )}
    </main>
  );
});

/** Another tab has made the request, which took its lines out of the cart. */
function RequestedElsewhere() {
  const { t } = useTranslation('quotation');
  return (
    <div role="status">
      <EmptyState icon={<CartRegular />} title={t('elsewhere.title')}>
        <LinkButton isPrimary to={paths.inquiries}>
          {t('elsewhere.look')}
        </LinkButton>
      </EmptyState>
    </div>
  );
}

/** The same goods, requested or ordered. */
function PurposePills({ purpose, single }: Pick<QuotationRequestParams, 'purpose' | 'single'>) {
  const { t } = useTranslation('order');
  const quotation = single ? paths.quotationFor(single.skuId, single.quantity) : paths.quotation;
  const order = single ? paths.checkoutFor(single.skuId, single.quantity) : paths.checkout;
  return (
    <Pills
      label={t('choice.label')}
      pills={[
        { name: t('choice.order'), to: order, isCurrent: purpose === 'order' },
        { name: t('choice.quotation'), to: quotation, isCurrent: purpose === 'quotation' },
      ]}
    />
  );
}

/** A guest's request, under the login prompt. */
const GuestQuotation = observer(function GuestQuotation() {
  const { cart } = useStores();
  const { single, isPad } = useLoaderData<QuotationRequestParams>();
  const isCart = single === null && !isPad;
  const ofCart = useGuestLines(isCart);
  const ofAddress = useSingleLine(single, paths.quotationFor);
  const ofPad = usePadLines(isPad);
  const { isGuestSending } = useQuotation();
  const lines = isPad ? ofPad : single ? ofAddress : ofCart;
  // The session that the request begins has a cart of its own: until the page is left, the form shows what is sent.
  const [sent, setSent] = useState<QuotationLines | null>(null);
  if (isGuestSending !== (sent !== null)) setSent(isGuestSending ? lines : null);
  return (
    <>
      <GuestSignIn />
      <RequestForm
        user={null}
        lines={sent ?? lines}
        isFromCart={isCart}
        onRemove={isPad ? ofPad.remove : single === null ? (skuId) => void cart.remove([skuId]) : null}
        onSent={isPad ? ofPad.finish : undefined}
        budget={null}
      />
    </>
  );
});

const MemberQuotation = observer(function MemberQuotation({ user }: { user: PlatformUser }) {
  const { cart } = useStores();
  useCartRefresh();
  const { single, isPad } = useLoaderData<QuotationRequestParams>();
  const ofCart = useQuotationLines(single, paths.quotationFor);
  const ofPad = usePadLines(isPad);
  return (
    <RequestForm
      user={user}
      lines={isPad ? ofPad : ofCart}
      isFromCart={single === null && !isPad}
      onRemove={isPad ? ofPad.remove : single === null ? (skuId) => void cart.remove([skuId]) : null}
      onSent={isPad ? ofPad.finish : undefined}
      budget={isPad ? paths.budgetForPad : single ? paths.budgetFor(single.skuId, single.quantity) : paths.budget}
    />
  );
});

interface RequestFormProps {
  /** Null for a guest. */
  user: PlatformUser | null;
  lines: QuotationLines;
  isFromCart: boolean;
  onRemove: ((skuId: number) => void) | null;
  onSent: (() => void) | undefined;
  /** The paper at list prices; null for guests. */
  budget: string | null;
}

/** The form, once its lines and what it is filled in with are known. */
const RequestForm = observer(function RequestForm({
  user,
  lines,
  isFromCart,
  onRemove,
  onSent,
  budget,
}: RequestFormProps) {
  const { t } = useTranslation('quotation');
  const { customers } = useStores();
  const details = useMemberDetails(user);
  const errorText = useErrorText();
  const quotation = useQuotation();
  useEffect(() => quotation.forgetElsewhere, [quotation]);
  const error = lines.error ?? details.error;
  const retry = (): void => (lines.error && lines.retry(), details.error && details.retry()) as void;
  useRetryOnline(error, retry);

  const { isChanged: isChangedElsewhere, note } = useChangedElsewhere({
    lines: isFromCart && lines.lines ? quantitiesOf(lines.lines) : null,
    goneVariants: lines.goneVariants,
  });

  // Says so whether or not the details can be read.
  if (lines.lines && lines.lines.length + lines.freeLines.length === 0)
    return isFromCart && quotation.madeElsewhere !== null ? (
      <RequestedElsewhere />
    ) : (
      <EmptySelection goneVariants={lines.goneVariants} isChangedElsewhere={isChangedElsewhere} />
    );
  if (error) {
    return (
      <EmptyState
        icon={<PlugDisconnectedRegular />}
        title={t('failed.title')}
        text={t('failed.text', { reason: errorText(error) })}
      >
        <Button appearance="primary" size="large" onClick={retry}>
          {t('failed.retry')}
        </Button>
      </EmptyState>
    );
  }
  if (!lines.lines || !details.details) return <LoadingPlaceholder />;
  if (lines.lines.length > INQUIRY_LINES_MAX) return <TooManyLines of="quotation" />;
  return (
    <QuotationForm
      key={customers.chosen?.id}
      user={user}
      details={details.details}
      lines={lines.lines}
      freeLines={lines.freeLines}
      goneVariants={lines.goneVariants}
      isFromCart={isFromCart}
      isChangedElsewhere={isChangedElsewhere}
      onQuantity={(skuId, quantity) => {
        note(skuId, quantity);
        lines.setQuantity(skuId, quantity);
      }}
      onRemove={
        onRemove &&
        ((skuId) => {
          note(skuId, 0);
          onRemove(skuId);
        })
      }
      onSent={onSent}
      budget={budget}
    />
  );
});
