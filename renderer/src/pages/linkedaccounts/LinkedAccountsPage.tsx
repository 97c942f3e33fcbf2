import { observer } from 'mobx-react-lite';
import { MemberFrame } from '../../components/member/MemberFrame.tsx';
import { LoadError } from '../../components/loading/LoadError.tsx';
import { useQuery } from '../../components/loading/useQuery.ts';
import { LoadingPlaceholder } from '../../components/loading/LoadingPlaceholder.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import styles from './LinkedAccountsPage.module.css';
import { LinkedProvider } from './LinkedProvider.tsx';

/** The provider identities that open the member's account. */
export const LinkedAccountsPage = observer(function LinkedAccountsPage() {
  const { t } = useTranslation('account');
  return (
    <MemberFrame title={t('linked.title')}>
      <Ways />
    </MemberFrame>
  );
});

const Ways = observer(function Ways() {
  const { t } = useTranslation('account');
  const { data: identities, error, retry } = useQuery('readSocial', {});
  if (error) return <LoadError error={error} retry={retry} />;
  if (!identities) return <LoadingPlaceholder />;
  if (identities.length === 0) return <p className={styles.lead}>{t('linked.none')}</p>;
  return (
    <>
      <p className={styles.lead}>{t('linked.lead')}</p>
      <ul role="list" className={styles.list}>
        {identities.map((identity) => (
          <LinkedProvider key={identity.provider} identity={identity} onChange={retry} />
        ))}
      </ul>
    </>
  );
});
