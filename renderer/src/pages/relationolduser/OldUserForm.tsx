import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { CredentialsForm } from '../../components/account/CredentialsForm.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useStores } from '../../stores/context.ts';

/** The account's e-mail address and password. */
export const OldUserForm = observer(function OldUserForm({ email, onDone }: { email: string; onDone: () => void }) {
  const { t } = useTranslation('account');
  const { social } = useStores();
  const [hasTried, setTried] = useState(false);
  return (
    <CredentialsForm
      email={email}
      error={hasTried ? social.finishing.error : null}
      submit={t('oldUser.submit')}
      isRunning={social.finishing.isRunning}
      onSubmit={async (form) => {
        setTried(true);
        if (await social.link(form)) onDone();
      }}
    />
  );
});
