import { Spinner } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { FormFailure } from '../../components/account/form/FormFailure.tsx';
import styles from '../../components/account/SignInCard.module.css';
import { SignInCard } from '../../components/account/SignInCard.tsx';
import { useCountdown } from '../../components/account/useCountdown.ts';
import { returnPath } from '../../components/account/useReturnPath.ts';
import { Code } from '../../../../shared/contract/envelope.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { useStores } from '../../stores/context.ts';
import { useSocial } from '../../components/account/social/useSocial.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Head } from '../../ui/head/Head.tsx';

/** Exchanges the provider's code; after a lost connection it offers a retry, and nothing is lost. */
export const CodeExchange = observer(function CodeExchange({ isReady }: { isReady: boolean }) {
  const { t } = useTranslation('account');
  const { notices } = useStores();
  const social = useSocial();
  const navigate = useNavigate();
  const { error } = social.exchanging;
  const secondsLeft = useCountdown(error);
  // Cleared when this page unmounts, not before: while the next one renders, this page would see a member with nothing
  // to exchange, and redirect them.
  const isDone = useRef(false);
  useEffect(
    () => () => {
      if (isDone.current) social.drop();
    },
    [social],
  );

  const exchangeCode = useCallback(async (): Promise<void> => {
    const received = social.received;
    if (!received) return;
    const isBinding = received.purpose === 'bind';
    if (received.next === null && (await social.exchangeCode())) {
      isDone.current = true;
      if (isBinding) notices.show({ intent: 'success', text: { key: 'account:linked.done' } });
      return navigate(isBinding ? paths.linkedAccounts : returnPath(received.redirect), { replace: true });
    }
    const next = social.received?.next;
    if (next) void navigate(next === 'new' ? paths.relationNewUser : paths.relationOldUser, { replace: true });
  }, [social, notices, navigate]);
  useEffect(() => {
    if (isReady) void exchangeCode();
  }, [isReady, exchangeCode]);

  const hasFailed = error !== null && error.code !== Code.unknownEmail && error.code !== Code.conflict;
  return (
    <SignInCard title={t('welcome.waiting')} lead={t('welcome.waitingLead')}>
      <Head title={t('welcome.waiting')} isPrivate />
      {hasFailed && isReady ? (
        <>
          <FormFailure error={error} isRunning={social.exchanging.isRunning} secondsLeft={secondsLeft} />
          <Button
            className={styles.submit}
            appearance="primary"
            size="large"
            disabledFocusable={secondsLeft > 0}
            onClick={() => void exchangeCode()}
          >
            {t('welcome.retry')}
          </Button>
        </>
      ) : (
        <Spinner />
      )}
    </SignInCard>
  );
});
