import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FormFailure } from '../../components/account/form/FormFailure.tsx';
import styles from '../../components/account/SignInCard.module.css';
import { useCountdown, useSecondsLeft } from '../../components/account/useCountdown.ts';
import { secondsUntilNext, type SentCode, usePasswordCode } from '../../components/account/password/usePasswordCode.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Link } from '../../ui/navigation/Link.tsx';

interface SendAgainProps {
  /** The last code that was sent. */
  first: SentCode | null;
  /** The address to send it to; null where none is given, which has been reported. */
  addressOf: () => Promise<string | null>;
  onSent: () => void;
}

/** For members without mail: another code after a pause, and other remedies. */
export const SendAgain = observer(function SendAgain({ first, addressOf, onSent }: SendAgainProps) {
  const { t } = useTranslation('account');
  const { sending, send } = usePasswordCode();
  const [last, setLast] = useState({ code: first, to: '' });
  const pause = useSecondsLeft(last.code, secondsOf(last.code));
  const refusedSeconds = useCountdown(sending.error);
  const secondsLeft = Math.max(pause, refusedSeconds);

  const handleSend = async (): Promise<void> => {
    const to = await addressOf();
    const code = to === null ? null : await send(to);
    if (to === null || !code) return;
    setLast({ code, to });
    onSent();
  };
  return (
    <div className={styles.steps}>
      <p>{t('reset.noMail')}</p>
      <div className={styles.sendActions}>
        <Button disabledFocusable={secondsLeft > 0 || sending.isRunning} onClick={() => void handleSend()}>
          {t(secondsLeft > 0 ? 'reset.againIn' : first || last.to ? 'reset.again' : 'reset.send', {
            seconds: secondsLeft,
          })}
        </Button>
        <Link className={styles.link} to={paths.register()}>
          {t('reset.register')}
        </Link>
        <Link className={styles.link} to={paths.customerService}>
          {t('reset.help')}
        </Link>
      </div>
      <p role="status">{last.to && t('reset.sentAgain', { email: last.to })}</p>
      <FormFailure error={sending.error} isRunning={sending.isRunning} secondsLeft={refusedSeconds} />
    </div>
  );
});

// After a reload the countdown goes on.
const secondsOf = (code: SentCode | null): number => (code ? secondsUntilNext(code, Date.now()) : 0);
