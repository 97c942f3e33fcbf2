import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { Code } from '../../../../shared/contract/envelope.ts';
import { FormFailure } from '../../components/account/form/FormFailure.tsx';
import { useUnanswered } from '../../components/account/form/useUnanswered.ts';
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
  const { data, error, retry: readAgain } = useQuery('readPhoneSignIn', { user_code: code });
  const { t } = useTranslation('account');
  const [answer, setAnswer] = useState<SignInAnswer | null>(null);
  // Code 1: it is malformed.
  const isGone = error?.code === Code.notFound || error?.code === Code.refused;
  const handle = useSignInAnswer(code, setAnswer);
  const { answering, unanswered } = handle;
  // It may be gone because of an answer from here, which is sent again to learn what became of it.
  const sendAgain = useRef(handle.send);
  useEffect(() => void (sendAgain.current = handle.send));
  useEffect(() => {
    if (isGone && unanswered !== null) void sendAgain.current(unanswered);
  }, [isGone, unanswered]);
  if (answer) return <Outcome answer={answer} />;
  if (isGone && unanswered === null && !answering.isRunning) return <Outcome answer="gone" />;
  const failure = isGone ? answering.error : error;
  const retry = (): void => (isGone && unanswered !== null ? void handle.send(unanswered) : readAgain());
  return (
    <SignInCard title={t('phone.title')} lead={t('phone.question')}>
      <Head title={t('phone.title')} isPrivate />
      {failure ? (
        <LoadError error={failure} retry={retry} />
      ) : data ? (
        <Choice code={data.user_code} handle={handle} />
      ) : (
        <LoadingPlaceholder />
      )}
    </SignInCard>
  );
});

interface AnswerHandle {
  answering: Task;
  send: (approved: boolean) => Promise<void>;
  /** The visitor's answer whose reply was lost, before or after a reload; null if there is none. */
  unanswered: boolean | null;
}

/** Answers the screen with this code. Call it in an observer. */
function useSignInAnswer(code: string, onAnswer: (answer: SignInAnswer) => void): AnswerHandle {
  const { call, session } = useStores();
  const [answering] = useState(() => new Task());
  const { sendOnce, isUnanswered } = useUnanswered('answerPhoneSignIn');
  const ownerOf = (approved: boolean): string => `${session.user?.user_id} ${code} ${approved}`;
  const send = async (approved: boolean): Promise<void> => {
    const ask = (idempotency_key: string) =>
      call('answerPhoneSignIn', { user_code: code, approved, idempotency_key }, { banTips: true });
    await answering.run(
      () => sendOnce(ownerOf(approved), ask),
      () => onAnswer(approved ? 'approved' : 'denied'),
    );
    if (answering.error?.code === Code.notFound) onAnswer('gone');
  };
  return { answering, send, unanswered: [true, false].find((one) => isUnanswered(ownerOf(one))) ?? null };
}

const Choice = observer(function Choice({ code, handle }: { code: string; handle: AnswerHandle }) {
  const { t } = useTranslation('account');
  const { session } = useStores();
  const { answering, send } = handle;
  const secondsLeft = useCountdown(answering.error);
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
        onClick={() => void send(true)}
      >
        {t('phone.approve')}
      </Button>
      <Button className={styles.submit} size="large" disabledFocusable={isBusy} onClick={() => void send(false)}>
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
