import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { SocialIdentity } from '../../../../shared/contract/schemas/signIn/socialSignIn.ts';
import { Code } from '../../../../shared/contract/envelope.ts';
import { FormFailure } from '../../components/account/form/FormFailure.tsx';
import { PROVIDER_NAMES, ProviderIcon } from '../../components/account/social/ProviderIcon.tsx';
import { useCountdown } from '../../components/account/useCountdown.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { useStores } from '../../stores/context.ts';
import { useSocial } from '../../components/account/social/useSocial.ts';
import { Task } from '../../stores/Task.ts';
import { Button } from '../../ui/form/Button.tsx';
import { useSite } from '../../ui/head/Head.tsx';
import { Link } from '../../ui/navigation/Link.tsx';
import styles from './LinkedAccountsPage.module.css';

const UNBIND = { google: 'bindGoogle', facebook: 'bindFacebook' } as const;

/** One provider: the linked identity, and its actions. */
export const LinkedProvider = observer(function LinkedProvider({
  identity,
  onChange,
}: {
  identity: SocialIdentity;
  onChange: () => void;
}) {
  const { t } = useTranslation('account');
  const { call, notices } = useStores();
  const social = useSocial();
  const { language } = useSite();
  const [unlinking] = useState(() => new Task());
  const secondsLeft = useCountdown(unlinking.error);
  const { provider, account } = identity;
  const name = PROVIDER_NAMES[provider];

  const unlink = async (): Promise<void> => {
    if (!(await unlinking.run(() => call(UNBIND[provider], { bound: false }, { banTips: true })))) return;
    notices.show({ intent: 'success', text: { key: 'account:linked.gone', values: { provider: name } } });
    onChange();
  };
  return (
    <li className={styles.provider}>
      <ProviderIcon provider={provider} />
      <span className={styles.names}>
        <span className={styles.name}>{name}</span>
        <span className={styles.quiet}>{account ?? t(social.isOpen ? 'linked.not' : 'linked.inBrowser')}</span>
      </span>
      {account !== null && (
        <Button className={styles.button} disabledFocusable={unlinking.isRunning} onClick={() => void unlink()}>
          {t('linked.unlink', { provider: name })}
        </Button>
      )}
      {account === null && social.isOpen && (
        <Button
          className={styles.button}
          onClick={() => void social.begin({ provider, purpose: 'bind', redirect: paths.linkedAccounts }, language)}
        >
          {t('linked.link', { provider: name })}
        </Button>
      )}
      {unlinking.error && (
        <div className={styles.trouble}>
          <FormFailure error={unlinking.error} isRunning={unlinking.isRunning} secondsLeft={secondsLeft}>
            {unlinking.error.code === Code.conflict && (
              <>
                <span>{t('linked.onlyWay')}</span>
                <Link className={styles.link} to={paths.changePassword}>
                  {t('linked.setPassword')}
                </Link>
              </>
            )}
          </FormFailure>
        </div>
      )}
    </li>
  );
});
