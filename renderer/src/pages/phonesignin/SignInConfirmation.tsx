import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Code } from '../../../../shared/contract/envelope.ts';
import { FormFailure } from '../../components/account/form/FormFailure.tsx';
import { useIdempotencyKey } from '../../components/account/form/useIdempotencyKey.ts';
import styles from '../../components/account/SignInCard.module.css';
import { SignInCard } from '../../components/account/SignInCard.tsx';
import { useCountdown } from '../../components/account/useCountdown.ts';
import { LoadError } from '../../components/loading/LoadError.tsx';
import { useQuery } from '../../components/loading/useQuery.ts';
import { LoadingPlaceholder } from '../../components/loading/LoadingPlaceholder.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { useStores } from '../../stores/context.ts';
import { Task } from '../../stores/Task.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Head } from '../../ui/head/Head.tsx';
import { LinkButton } from '../../ui/form/LinkButton.tsx';
import { DisplayedCode } from './DisplayedCode.tsx';

type SignInAnswer = 'approved' | 'denied' | 'gone';

/** Asks whether the screen with this code is the one in front of the visitor: only they can know. */
export const SignInConfirmation = observer(function SignInConfirmation({ code }: { code: string }) {
  const { data, error, retry } = useQuery('readPhoneSignIn', { user_code: code });
  const { t } = useTranslation('account');
  const [answer, setAnswer] = useState<SignInAnswer | null>(null);
  // Code 1: it is malformed.
  const isGone = error?.code === Code.notFound || error?.code === Code.refused;
  if (answer) return <Outcome answer={answer} />;
  if (isGone) return <Outcome answer="gone" />;
  return (
    <SignInCard title={t('phone.title')} lead={t('phone.question')}>
      <Head title={t('phone.title')} isPrivate />
      {error ? (
        <LoadError error={error} retry={retry} />
      ) : data ? (
        <Choice code={data.user_code} onAnswer={setAnswer} />
      ) : (
        <LoadingPlaceholder />
      )}
    </SignInCard>
  );
});

const Choice = observer(function Choice({
  code,
  onAnswer,
}: {
  code: string;
  onAnswer: (answer: SignInAnswer) => void;
}) {
  const { t } = useTranslation('account');
  const { call, session } = useStores();
  const [answering] = useState(() => new Task());
  const keyOf = useIdempotencyKey();
  const secondsLeft = useCountdown(answering.error);
  const answer = async (approved: boolean): Promise<void> => {
    const request = { user_code: code, approved };
    const ask = () => call('answerPhoneSignIn', { ...request, idempotency_key: keyOf(request) }, { banTips: true });
    if (await answering.run(ask)) return onAnswer(approved ? 'approved' : 'denied');
    if (answering.error?.code === Code.notFound) onAnswer('gone');
  };
  const isBusy = answering.isRunning || secondsLeft > 0;
  return (
    <>
      <DisplayedCode code={code} />
      <p className={styles.quiet}>{t('phone.as', { name: session.user?.nick_name })}</p>
      <p className={styles.quiet}>{t('phone.warning')}</p>
      <FormFailure error={answering.error} isRunning={answering.isRunning} secondsLeft={secondsLeft} />
      <Button
        className={styles.submit}
        appearance="primary"
        size="large"
        disabledFocusable={isBusy}
        onClick={() => void answer(true)}
      >
        {t('phone.approve')}
      </Button>
      <Button className={styles.submit} size="large" disabledFocusable={isBusy} onClick={() => void answer(false)}>
        {t('phone.deny')}
      </Button>
    </>
  );
});

function Outcome({ answer }: { answer: SignInAnswer }) {
  const { t } = useTranslation('account');
  const title = t(`phone.${answer}.title`);
  return (
    <SignInCard title={title} lead={t(`phone.${answer}.text`)}>
      <Head title={title} isPrivate />
      <LinkButton to={paths.home}>{t('phone.home')}</LinkButton>
    </SignInCard>
  );
}
