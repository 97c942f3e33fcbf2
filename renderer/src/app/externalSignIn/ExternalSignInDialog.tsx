import { Dialog, DialogSurface } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import type { SignInPlace, SignInView } from '../../../../shared/ipc/signIn.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Button } from '../../ui/form/Button.tsx';
import { withFluent } from '../../ui/layout/FluentParts.tsx';
import { CopyAddress } from './CopyAddress.tsx';
import { PROVIDER_NAMES, ProviderIcon } from '../../components/account/social/ProviderIcon.tsx';
import { useSecondsLeft } from '../../components/account/useCountdown.ts';
import { useStores } from '../../stores/context.ts';
import { ModalSupport } from '../../ui/feedback/ModalSupport.tsx';
import styles from './ExternalSignInDialog.module.css';

type Waiting = Extract<SignInView, { at: SignInPlace }>;
const OTHER: Record<SignInPlace, SignInPlace> = { browser: 'window', window: 'browser' };

/** The dialog during a sign-in outside this page: instructions and alternatives. */
export const ExternalSignInDialog = withFluent(
  observer(function ExternalSignInDialog() {
    const { signIn } = useStores();
    const titleId = useId();
    const waiting = isWaiting(signIn.view) ? signIn.view : null;
    // Keep the last text while the dialog closes.
    const [last, setLast] = useState(waiting);
    if (waiting && waiting !== last) setLast(waiting);
    return (
      <Dialog open={waiting !== null} modalType="modal" onOpenChange={(_, { open }) => open || signIn.cancel()}>
        <DialogSurface className={styles.surface} aria-labelledby={titleId}>
          <ModalSupport />
          {last && <WaitingCard view={last} titleId={titleId} />}
        </DialogSurface>
      </Dialog>
    );
  }),
);

const isWaiting = (view: SignInView | null): view is Waiting => view?.at === 'browser' || view?.at === 'window';

function WaitingCard({ view, titleId }: { view: Waiting; titleId: string }) {
  const { t } = useTranslation('account');
  const { signIn } = useStores();
  const provider = PROVIDER_NAMES[view.provider];
  const other = OTHER[view.at];
  // The system has no default browser; the user may have one.
  const isLost = view.at === 'browser' && !view.isOpen;
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <span className={styles.sign}>
          <ProviderIcon provider={view.provider} />
        </span>
        <h2 id={titleId} className={styles.title}>
          {t(isLost ? 'externalSignIn.unopened.title' : `externalSignIn.${view.at}.title`, { provider })}
        </h2>
      </div>
      <ol className={styles.steps}>
        {isLost && <li>{t('externalSignIn.unopened.step')}</li>}
        <li>{t(isLost ? 'externalSignIn.unopened.there' : `externalSignIn.${view.at}.step`, { provider })}</li>
        <li>{t('externalSignIn.return')}</li>
      </ol>
      <TimeLeft view={view} />
      <div className={styles.actions}>
        {isLost && <CopyAddress appearance="primary" />}
        <Button
          className={styles.button}
          appearance={isLost ? 'secondary' : 'primary'}
          size="large"
          onClick={() => signIn.show(view.at)}
        >
          {t(`externalSignIn.${view.at}.again`)}
        </Button>
        {view.at === 'browser' && view.isOpen && <CopyAddress appearance="secondary" />}
        {view.hasOther && (
          <Button className={styles.button} size="large" onClick={() => signIn.show(other)}>
            {t(`externalSignIn.${other}.instead`)}
          </Button>
        )}
        <Button className={styles.button} appearance="subtle" size="large" onClick={signIn.cancel}>
          {t('externalSignIn.cancel')}
        </Button>
      </div>
    </div>
  );
}

/** A visible countdown; not announced, as each second would interrupt a screen reader. */
function TimeLeft({ view }: { view: Waiting }) {
  const { t } = useTranslation('account');
  const seconds = useSecondsLeft(view, view.secondsLeft);
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <p className={styles.quiet} aria-live="off">
      {t('externalSignIn.left', { time })}
    </p>
  );
}
