import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { EMAIL_CONFIRM_DAYS } from '../../../../shared/contract/limits.ts';
import { Code } from '../../../../shared/contract/envelope.ts';
import { FormFailure } from '../../components/account/form/FormFailure.tsx';
import { SignInCard } from '../../components/account/SignInCard.tsx';
import { useCountdown } from '../../components/account/useCountdown.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { useStores } from '../../stores/context.ts';
import { Task } from '../../stores/Task.ts';
import { Button } from '../../ui/form/Button.tsx';
import { LinkButton } from '../../ui/form/LinkButton.tsx';
import { Head } from '../../ui/head/Head.tsx';
import { useHydrated } from '../../ui/loading/useHydrated.ts';
import { useIdempotencyKey } from '../../components/account/form/useIdempotencyKey.ts';

/**
 * The page that the letter about an address leads to. It asks for a press: mail programs open links by themselves, and
 * would confirm an address for somebody who has only typed it.
 */
export const ConfirmEmailPage = observer(function ConfirmEmailPage() {
  const { t } = useTranslation('account');
  const { call, queries } = useStores();
  const { hash } = useLocation();
  // The token is behind the `#`, so that the server's HTML does not know it.
  const isHydrated = useHydrated();
  const token = hash.slice(1);
  const [confirming] = useState(() => new Task());
  const keyOf = useIdempotencyKey();
  const secondsLeft = useCountdown(confirming.error);

  const confirm = async (): Promise<void> => {
    // The confirmation changes what the member may see.
    if (
      await confirming.run(() => call('confirmEmail', { token, idempotency_key: keyOf({ token }) }, { banTips: true }))
    )
      queries.expire();
  };
  const outcome =
    confirming.status === 'done'
      ? { title: t('confirm.doneTitle'), lead: t('confirm.doneLead') }
      : (isHydrated && token === '') || confirming.error?.code === Code.notFound
        ? { title: t('confirm.goneTitle'), lead: t('confirm.goneLead', { count: EMAIL_CONFIRM_DAYS }) }
        : null;
  const { title, lead } = outcome ?? { title: t('confirm.title'), lead: t('confirm.lead') };
  // One card for all states, so that the heading which the server has sent stays when its text changes.
  return (
    <SignInCard title={title} lead={lead}>
      <Head title={title} isPrivate />
      {outcome ? (
        <>
          <LinkButton isPrimary to={paths.profile}>
            {t('confirm.account')}
          </LinkButton>
          <LinkButton to={paths.home}>{t('changed.home')}</LinkButton>
        </>
      ) : (
        <>
          <FormFailure error={confirming.error} isRunning={confirming.isRunning} secondsLeft={secondsLeft} />
          <Button
            appearance="primary"
            size="large"
            disabled={!isHydrated}
            disabledFocusable={confirming.isRunning || secondsLeft > 0}
            onClick={() => void confirm()}
          >
            {t('confirm.submit')}
          </Button>
        </>
      )}
    </SignInCard>
  );
});
