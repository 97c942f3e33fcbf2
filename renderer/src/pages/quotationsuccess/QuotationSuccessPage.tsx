import { Skeleton, SkeletonItem } from '@fluentui/react-components';
import { CheckmarkCircleRegular } from '@fluentui/react-icons/headless/svg/checkmark-circle';
import { PlugDisconnectedRegular } from '@fluentui/react-icons/headless/svg/plug-disconnected';
import { SearchRegular } from '@fluentui/react-icons/headless/svg/search';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { Code } from '../../../../shared/contract/envelope.ts';
import { EmailConfirmation } from '../../components/account/confirmation/EmailConfirmation.tsx';
import { SignInPrompt } from '../../components/account/SignInPrompt.tsx';
import { useQuery } from '../../components/loading/useQuery.ts';
import { useErrorText } from '../../components/loading/useErrorText.ts';
import { useRetryOnline } from '../../components/loading/useRetryOnline.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { useStores } from '../../stores/context.ts';
import { QuotationStore } from '../../stores/orders/QuotationStore.ts';
import { Task } from '../../stores/Task.ts';
import { Button } from '../../ui/form/Button.tsx';
import { LinkButton } from '../../ui/form/LinkButton.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Head } from '../../ui/head/Head.tsx';
import styles from './QuotationSuccessPage.module.css';
import { SentRequest } from './SentRequest.tsx';

export interface SuccessParams {
  id: number;
}

/** A request that was sent: its number, the promised answer, and the next steps. Says so once the store has confirmed it. */
export const QuotationSuccessPage = observer(function QuotationSuccessPage() {
  const { t } = useTranslation('quotation');
  const stores = useStores();
  const { session } = stores;
  const { id } = useLoaderData<SuccessParams>();
  const isVisitor = session.isKnown && !session.user;
  const isSent =
    !!session.user && (stores.pageStore(QuotationStore).sentId === id || !!stores.queries.peek('readInquiry', { id }));
  const title = t(isSent ? 'success.title' : 'success.unread');
  return (
    <main id="content" className={styles.root}>
      <Head title={title} isPrivate />
      <div className={styles.head}>
        {isSent && <CheckmarkCircleRegular className={styles.icon} />}
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
      </div>
      {isVisitor && (
        <SignInPrompt title={t('success.visitorTitle')} logIn={t('visitor.logIn')} register={t('visitor.register')} />
      )}
      {session.user ? (
        <>
          <Unconfirmed userId={session.user.user_id} />
          <MemberRequest key={`${session.user.user_id} ${id}`} id={id} />
        </>
      ) : (
        !isVisitor && <LoadingPlaceholder />
      )}
    </main>
  );
});

/** An account that came with the request asks for its address to be confirmed. */
const Unconfirmed = observer(function Unconfirmed({ userId }: { userId: string }) {
  const { data: profile } = useQuery('readUserInfo', { id: userId });
  return profile ? <EmailConfirmation profile={profile} /> : null;
});

const MemberRequest = observer(function MemberRequest({ id }: { id: number }) {
  const { t } = useTranslation('quotation');
  const { queries } = useStores();
  const errorText = useErrorText();
  const [reading] = useState(() => new Task());
  const read = useCallback(
    (): void => void reading.run(() => queries.reload('readInquiry', { id })),
    [queries, reading, id],
  );
  useEffect(read, [read]);
  useRetryOnline(reading.error, read);

  const inquiry = reading.status === 'done' ? queries.peek('readInquiry', { id }) : undefined;
  if (inquiry) return <SentRequest inquiry={inquiry} />;
  if (!reading.error) return <LoadingPlaceholder />;
  if (reading.error.code === Code.notFound || reading.error.code === Code.refused) {
    return (
      <EmptyState icon={<SearchRegular />} title={t('success.gone')} text={t('success.goneText')}>
        <LinkButton isPrimary to={paths.inquiries}>
          {t('elsewhere.look')}
        </LinkButton>
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={<PlugDisconnectedRegular />} title={t('success.failed')} text={errorText(reading.error)}>
      <Button appearance="primary" size="large" onClick={read}>
        {t('failed.retry')}
      </Button>
    </EmptyState>
  );
});

function LoadingPlaceholder() {
  const { t } = useTranslation('quotation');
  return (
    <Skeleton aria-label={t('loading')}>
      <SkeletonItem className={styles.skeleton} />
    </Skeleton>
  );
}
