import { Divider } from '@fluentui/react-components';
import { PhoneRegular } from '@fluentui/react-icons/headless/svg/phone';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useStores } from '../../../stores/context.ts';
import { useSocial } from './useSocial.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { useSite } from '../../../ui/head/Head.tsx';
import { useHydrated } from '../../../ui/loading/useHydrated.ts';
import { PROVIDER_NAMES, ProviderIcon } from './ProviderIcon.tsx';
import styles from './SocialButtons.module.css';

/** Sign-in buttons of the configured providers; `back` is the page to return to. */
export const SocialButtons = observer(function SocialButtons({ back }: { back: string }) {
  const { t } = useTranslation('account');
  const { queries, ui } = useStores();
  const social = useSocial();
  const { language } = useSite();
  const isHydrated = useHydrated();
  const providers = queries.peek('readSocial', {}) ?? [];
  // Visitors do not type the password of their mailbox at a public machine.
  if (ui.device === 'kiosk') return <PhoneButton />;
  if (!social.isOpen || providers.length === 0) return null;
  return (
    <div className={styles.root}>
      <Divider>{t('social.or')}</Divider>
      {providers.map(({ provider }) => (
        <Button
          key={provider}
          className={styles.button}
          size="large"
          icon={<ProviderIcon provider={provider} />}
          disabled={!isHydrated}
          onClick={() => void social.begin({ provider, purpose: 'sign-in', redirect: back }, language)}
        >
          {t('social.with', { provider: PROVIDER_NAMES[provider] })}
        </Button>
      ))}
    </div>
  );
});

/** Signs in with the visitor's own phone, where they may be signed in already. */
const PhoneButton = observer(function PhoneButton() {
  const { t } = useTranslation('account');
  const { signIn } = useStores();
  const { language } = useSite();
  return (
    <div className={styles.root}>
      <Divider>{t('social.or')}</Divider>
      <Button
        className={styles.button}
        size="large"
        icon={<PhoneRegular aria-hidden="true" />}
        onClick={() => signIn.byPhone(language)}
      >
        {t('phone.button')}
      </Button>
    </div>
  );
});
